import CatalogCore

/// The names in C, Objective-C, data models and scripts: those of types, and those that refer to keys without quotation
/// marks.
enum PlainNames {
    /// Returns the classes and protocols that a file in Objective-C declares.
    static func types(in bytes: [UInt8]) -> [String] {
        var found: [String] = []
        var rest = bytes[...]
        while let mark = rest.firstIndex(of: UInt8(ascii: "@")) {
            rest = rest[(mark + 1)...]
            guard
                let word = ["interface ", "protocol ", "implementation ", "class "].first(where: {
                    rest.starts(with: $0.utf8)
                })
            else { continue }
            let name = rest.dropFirst(word.utf8.count).prefix { $0.isASCIIWord }
            found.append(String(decoding: name, as: UTF8.self))
        }
        return found
    }

    /// Returns the classes of the entities in a Core Data model.
    static func entities(in bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(separator: #"representedClassName=""#).dropFirst().map {
            Declarations.last(String($0.prefix { $0 != "\"" }))
        }
    }

    /// Calls a function with each word of a script that can be a key without quotation marks: `title: home.title`.
    ///
    /// Such a word has a separator. A value in YAML that spans the rest of its line counts, too.
    static func forEachWord(in bytes: [UInt8], longest: Int, _ body: (ByteRange) -> Void) {
        var offset = 0
        while offset < bytes.count {
            guard isPart(bytes[offset]) else {
                offset += 1
                continue
            }
            let start = offset
            var hasSeparator = false
            while offset < bytes.count, isPart(bytes[offset]) {
                hasSeparator = hasSeparator || !bytes[offset].isASCIIWord || bytes[offset] == UInt8(ascii: "_")
                offset += 1
            }
            var end = offset
            while end > start, isSeparator(bytes[end - 1]) { end -= 1 }
            // Texts between quotation marks are found as such.
            let isQuoted =
                start > 0 && [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")].contains(bytes[start - 1])
            if hasSeparator, !isQuoted, end > start, end - start <= longest { body(start..<end) }
        }
    }

    /// Calls a function with each value of a line in YAML or a similar format, after `: `, `- ` or `= `.
    static func forEachValue(in bytes: [UInt8], longest: Int, _ body: (ByteRange) -> Void) {
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            defer { start = end + 1 }
            var upper = end
            while upper > start, [UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\t")].contains(bytes[upper - 1])
            {
                upper -= 1
            }
            guard upper - start < 4096 else { continue }
            for offset in start..<upper
            where [UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "=")].contains(bytes[offset]) {
                guard offset + 2 < upper, bytes[offset + 1] == UInt8(ascii: " "), upper - offset - 2 <= longest else {
                    continue
                }
                body(offset + 2..<upper)
            }
        }
    }

    private static func isPart(_ byte: UInt8) -> Bool { byte.isASCIIWord || byte >= 0x80 || isSeparator(byte) }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "/")].contains(byte)
    }
}
