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
        guard json.unicodeScalars.contains(where: { $0 == "#" || isControl($0) }) else { return json }
        let scalars = HiddenScalars(json)
        var result = ""
        for (index, scalar) in scalars.all.enumerated() {
            if isControl(scalar) || scalar == "#" && scalars.isInCommand(index) {
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
