import Testing

@testable import CatalogCore

@Suite("Text decoding")
struct DecodedTextTests {
    private static let sample = "\"a\" = \"é € 😀\";\r\n\"b\" = \"\";"

    private static func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { unit in
            let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isBigEndian ? pair : pair.reversed()
        }
    }

    private static func failure(_ bytes: [UInt8]) -> TextEncodingError? {
        do {
            _ = try DecodedText(decoding: bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test("UTF-8 is read directly and written back with its byte-order mark")
    func utf8KeepsItsMark() throws {
        let plain = Array(Self.sample.utf8)
        for (bytes, hasMark) in [(plain, false), ([0xEF, 0xBB, 0xBF] + plain, true)] {
            let text = try DecodedText(decoding: bytes)
            #expect(text.encoding == .utf8)
            #expect(text.hasByteOrderMark == hasMark)
            #expect(text.utf8 == plain)
            #expect(text.encoded() == bytes)
        }
    }

    @Test("UTF-16 of either byte order is converted to UTF-8 and back", arguments: [true, false])
    func utf16IsTranscoded(isBigEndian: Bool) throws {
        let body = Self.utf16(Self.sample, isBigEndian: isBigEndian)
        let encoding: TextEncoding = isBigEndian ? .utf16BigEndian : .utf16LittleEndian
        for (bytes, hasMark) in [(body, false), (encoding.byteOrderMark + body, true)] {
            let text = try DecodedText(decoding: bytes)
            #expect(text.encoding == encoding)
            #expect(text.hasByteOrderMark == hasMark)
            #expect(String(decoding: text.utf8, as: UTF8.self) == Self.sample)
            #expect(text.encoded() == bytes)
        }
    }

    @Test("UTF-16 with mostly Chinese text and without a byte-order mark is recognized by its ASCII signs")
    func chineseWithoutMark() throws {
        let text = "/* 中文註解 一二三四五六七八九十 */\n\"key\" = \"一\";"
        let decoded = try DecodedText(decoding: Self.utf16(text, isBigEndian: false))
        #expect(decoded.encoding == .utf16LittleEndian)
        #expect(String(decoding: decoded.utf8, as: UTF8.self) == text)
    }

    @Test("Without a byte-order mark, zero bytes in an eighth of the units make a text UTF-16", arguments: [7, 8])
    func zeroBytesInAnEighth(count: Int) throws {
        let units: [[UInt8]] =
            Array(repeating: [0x22, 0], count: count) + Array(repeating: [0x4E, 0x4E], count: 64 - count)
        let bytes = units.flatMap(\.self)
        #expect(try DecodedText(decoding: bytes).encoding == (count == 8 ? .utf16LittleEndian : .utf8))
    }

    @Test("UTF-8 with a stray zero byte near its start is not mistaken for UTF-16")
    func strayZeroByte() throws {
        let bytes = [UInt8(ascii: "a"), 0] + Array(Self.sample.utf8)
        #expect(try DecodedText(decoding: bytes).encoding == .utf8)
    }

    @Test("A second byte-order mark stays in the text")
    func secondMarkStays() throws {
        let bytes: [UInt8] = [0xFF, 0xFE, 0xFF, 0xFE, 0x61, 0]
        let text = try DecodedText(decoding: bytes)
        #expect(text.utf8 == [0xEF, 0xBB, 0xBF, 0x61])
        #expect(text.encoded() == bytes)
    }

    @Test("Every character can be converted to UTF-16 and back")
    func everyScalarRoundTrips() throws {
        let scalars = (1...0x10FFFF).compactMap(Unicode.Scalar.init).filter { $0.value % 7 == 0 || $0.value > 0xFFF0 }
        let utf8 = scalars.flatMap { UTF8.encode($0).map(Array.init) ?? [] }
        for encoding in TextEncoding.allCases {
            let bytes = DecodedText(utf8: utf8, encoding: encoding, hasByteOrderMark: true).encoded()
            #expect(try DecodedText(decoding: bytes).utf8 == utf8)
        }
    }

    @Test(
        "Malformed UTF-8 is rejected at the first invalid byte",
        arguments: [
            ([0x61, 0x0A, 0x62, 0xE9, 0x22], 3, TextPosition(line: 2, column: 2)),
            ([0xC0, 0xAF], 0, TextPosition(line: 1, column: 1)),
            ([0x61, 0xED, 0xA0, 0x80], 1, TextPosition(line: 1, column: 2)),
            ([0xF4, 0x90, 0x80, 0x80], 0, TextPosition(line: 1, column: 1)),
            ([0x61, 0xE2, 0x82], 1, TextPosition(line: 1, column: 2)),
        ] as [([UInt8], Int, TextPosition)]
    )
    func malformedUTF8(bytes: [UInt8], offset: Int, position: TextPosition) {
        let expected = TextEncodingError(
            reason: .invalidUTF8(byte: bytes[offset]),
            byteOffset: offset,
            position: position
        )
        #expect(Self.failure(bytes) == expected)
    }

    @Test("Half of a surrogate pair is rejected with its line and column")
    func loneSurrogate() {
        let bytes: [UInt8] = [0xFF, 0xFE, 0x61, 0, 0x0A, 0, 0x62, 0, 0x3D, 0xD8, 0x63, 0]
        let expected = TextEncodingError(
            reason: .loneSurrogate(unit: 0xD83D),
            byteOffset: 8,
            position: TextPosition(line: 2, column: 2)
        )
        #expect(Self.failure(bytes) == expected)
    }

    @Test("UTF-16 with an odd number of bytes is rejected")
    func oddByte() {
        let error = Self.failure([0xFE, 0xFF, 0, 0x61, 0])
        #expect(error?.reason == .oddByteCount)
        #expect(error?.byteOffset == 4)
        #expect(error?.position == TextPosition(line: 1, column: 2))
    }

    @Test("UTF-32 is named in the error")
    func utf32() {
        #expect(Self.failure([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0])?.reason == .unsupported(encoding: "UTF-32"))
    }
}
