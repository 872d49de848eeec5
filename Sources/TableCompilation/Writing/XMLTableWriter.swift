/// A writer for XML property lists as Apple's frameworks write them (`docs/formats.md` §5).
///
/// Only `&`, `<` and `>` are escaped. Carriage returns are written raw. XML reads them as line feeds, but Apple's frameworks
/// read back what they wrote.
struct XMLTableWriter {
    private var bytes: [UInt8] = []

    /// Returns a file whose root dictionary has these members.
    static func bytes(of members: [CompiledValue.Member]) -> [UInt8] {
        var writer = XMLTableWriter()
        writer.bytes.reserveCapacity(members.count * 96 + 256)
        writer.append(header)
        writer.append(members, depth: 0)
        writer.append("</plist>\n")
        return writer.bytes
    }

    private mutating func append(_ members: [CompiledValue.Member], depth: Int) {
        indent(depth)
        guard !members.isEmpty else { return append("<dict/>\n") }
        append("<dict>\n")
        for member in members {
            indent(depth + 1)
            append("<key>")
            append(escaped: member.name)
            append("</key>\n")
            append(member.value, depth: depth + 1)
        }
        indent(depth)
        append("</dict>\n")
    }

    private mutating func append(_ value: CompiledValue, depth: Int) {
        switch value {
        case .dictionary(let members): append(members, depth: depth)
        case .text(let text):
            indent(depth)
            append("<string>")
            append(escaped: text)
            append("</string>\n")
        }
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func append(escaped text: String) {
        var text = text
        text.withUTF8 { utf8 in
            // Without an early end, the loop looks at many bytes at a time.
            let escapes = utf8.reduce(0 as UInt8) { count, byte in
                count | (byte == 0x26 ? 1 : 0) | (byte == 0x3C ? 1 : 0) | (byte == 0x3E ? 1 : 0)
            }
            guard escapes != 0 else {
                return bytes.append(contentsOf: utf8)
            }
            for byte in utf8 {
                switch byte {
                case UInt8(ascii: "&"): append("&amp;")
                case UInt8(ascii: "<"): append("&lt;")
                case UInt8(ascii: ">"): append("&gt;")
                default: bytes.append(byte)
                }
            }
        }
    }

    private mutating func indent(_ depth: Int) {
        for _ in 0..<depth { bytes.append(UInt8(ascii: "\t")) }
    }

    private static let header: StaticString = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """
}
