import CatalogCore
import Foundation
import TestSupport
import Testing

@testable import StringTables

@Suite("Damaged legacy tables")
struct LegacyMutationTests {
    private static let text = """
        /* Title of the tab */
        "tab.home" = "Início \\U00e9 \\"x\\"";\r
        // counts
        "days" = "%lld days\\n"; 'single' = plain.text;
        "OK";

        """
    private static let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>days é</key>
        \t<dict>
        \t\t<key>NSStringLocalizedFormatKey</key><string>%#@n@ &amp; more</string>
        \t\t<key>n</key><dict>
        \t\t\t<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        \t\t\t<key>NSStringFormatValueTypeKey</key><string>lld</string>
        \t\t\t<key>other</key><string>%lld</string>
        \t\t</dict><!-- end -->
        \t</dict>
        </dict>
        </plist>

        """

    private static func seeds() throws -> [(bytes: [UInt8], kind: LegacyTableKind)] {
        let utf16 = DecodedText(utf8: Array(text.utf8), encoding: .utf16LittleEndian, hasByteOrderMark: true)
        let list = ["days": ["one": "é"], "b": "c", "d": ["n": 5, "x": [true, 1.5]]] as [String: Any]
        let binary = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        return [
            (Array(text.utf8), .strings), (utf16.encoded(), .strings), (Array(xml.utf8), .stringsdict),
            (Array(binary), .stringsdict),
        ]
    }

    private static func mutated(_ bytes: [UInt8], using random: inout some RandomNumberGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
            let start = Int.random(in: 0..<bytes.count, using: &random)
            let end = min(bytes.count, start + Int.random(in: 1...12, using: &random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes[start] = UInt8.random(in: 0...255, using: &random)
            case 2: bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 3: bytes.insert(contentsOf: bytes[start..<end], at: start)
            case 4: bytes.removeSubrange(start...)
            default: bytes.insert(contentsOf: nests.randomElement(using: &random) ?? [], at: start)
            }
        }
        return bytes
    }

    private static let nests: [[UInt8]] = ["{", "<dict>", "\"", "/*", "<key>", "&x;", "<<<<<<< HEAD\n", "\\U"].map {
        Array($0.utf8)
    }

    @Test("Any damaged file is read and written back, or rejected with a location inside it")
    func neverACrash() throws {
        var random = SplitMix64(seed: 0x5EED)
        for (bytes, kind) in try Self.seeds() {
            var refused = 0
            for _ in 0..<2_000 {
                let input = Self.mutated(bytes, using: &random)
                do throws(LegacyTableError) {
                    let table = try LegacyTableFile(input, kind: kind)
                    #expect(table.encoded() == input)
                } catch {
                    refused += 1
                    let lineBreaks = input.count { $0 == 0x0A || $0 == 0x0D }
                    #expect((1...lineBreaks + 1).contains(error.position.line))
                    #expect((1...input.count + 1).contains(error.position.column))
                    #expect(!error.description.isEmpty)
                }
            }
            #expect(refused > 200)
        }
    }
}
