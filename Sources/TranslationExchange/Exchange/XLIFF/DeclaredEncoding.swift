import CatalogCore

/// The encoding that an XML declaration names, for files that are not Unicode.
///
/// Western European 8-bit encodings are read. As in browsers, ISO 8859-1 is read as its superset Windows-1252.
struct DeclaredEncoding {
    /// The name in the declaration.
    let name: String

    private static let readNames: Set<String> = [
        "iso-8859-1", "iso_8859-1", "iso8859-1", "latin1", "latin-1", "windows-1252", "cp1252",
    ]

    /// The maximum length of the declaration in bytes.
    private static let longest = 200

    /// The characters of the bytes 0x80 to 0x9F in Windows-1252; five bytes have none and stay control characters.
    private static let high: [Unicode.Scalar] = [
        "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
        "\u{2C6}", "\u{2030}", "\u{160}", "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}",
        "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}",
        "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}", "\u{153}", "\u{9D}", "\u{17E}", "\u{178}",
    ]

    /// Reads the declaration of a file; nil if the file has none, or if it names no encoding or UTF-8.
    init?(in bytes: [UInt8]) {
        let head = String(decoding: bytes.prefix(Self.longest), as: UTF8.self)
        guard head.hasPrefix("<?xml"), let end = head.firstRange(of: "?>"),
            let mark = head[..<end.lowerBound].firstRange(of: "encoding")
        else { return nil }
        let parts = head[mark.upperBound..<end.lowerBound].split { $0 == "\"" || $0 == "'" }
        guard parts.count > 1, parts[1].utf8.allSatisfy(Self.isOfName),
            !["utf-8", "utf8"].contains(parts[1].lowercased())
        else { return nil }
        name = String(parts[1])
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// Returns the text of a file as UTF-8.
    ///
    /// - Throws: `TextEncodingError` if the encoding is not one of those that are read.
    func utf8(of bytes: [UInt8]) throws(TextEncodingError) -> [UInt8] {
        guard Self.readNames.contains(name.lowercased()) else {
            throw TextEncodingError(reason: .unsupported(encoding: name), byteOffset: 0, position: .start)
        }
        var text = String.UnicodeScalarView()
        for byte in bytes {
            text.append((0x80..<0xA0).contains(byte) ? Self.high[Int(byte) - 0x80] : Unicode.Scalar(byte))
        }
        return Array(String(text).utf8)
    }
}
