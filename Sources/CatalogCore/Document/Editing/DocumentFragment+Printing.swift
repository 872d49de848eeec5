extension DocumentFragment {
    /// The value as JSON for output that people may read in a terminal or a log.
    ///
    /// The same as ``json``, except that some characters of texts are written as `\uXXXX`: control characters, controls
    /// of the direction of text, line and paragraph separators, and the second `#` of `##[` and `##vso[`.
    package var printedJSON: String { JSONText.printable(json) }

    /// The value as JSON on one line for output that people may read; see ``printedJSON``.
    package var printedJSONLine: String { JSONText.printable(jsonLine) }
}

extension JSONText {
    /// Returns JSON with escapes for characters that a terminal or a CI system would obey.
    ///
    /// These characters occur only inside strings, never in escapes, so each of them can be replaced.
    fileprivate static func printable(_ json: String) -> String {
        var json = json
        let offsets = json.withUTF8(obeyed)
        guard !offsets.isEmpty else { return json }
        var result = ""
        var copied = json.startIndex
        for offset in offsets {
            let index = json.utf8.index(json.startIndex, offsetBy: offset)
            let scalar = json.unicodeScalars[index]
            if scalar == "#", !HiddenScalars.isInCommand(json.unicodeScalars, at: index) { continue }
            let digits = String(scalar.value, radix: 16)
            result += json[copied..<index]
            result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            copied = json.unicodeScalars.index(after: index)
        }
        return result + json[copied...]
    }

    /// Returns the offsets of all controls, and of each `#` that can be the second of `##`.
    private static func obeyed(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        bytes.indices.filter { index in
            switch bytes[index] {
            // Joiners between the two are not ASCII.
            case UInt8(ascii: "#"): index > 0 && (bytes[index - 1] == UInt8(ascii: "#") || bytes[index - 1] >= 0x80)
            case 0x7F: true
            case 0xC2, 0xD8, 0xE2: ControlBytes.longControl(in: bytes, at: index) != nil
            default: false
            }
        }
    }
}
