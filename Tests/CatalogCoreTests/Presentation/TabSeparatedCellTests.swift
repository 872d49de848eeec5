import TestSupport
import Testing

@testable import CatalogCore

@Suite("Cells of tab-separated lists")
struct TabSeparatedCellTests {
    /// Parts of keys that lists, headings, JSON, spreadsheets or terminals read in their own way.
    private static let pieces = [
        "a", "key", "en", "to", ",", ";", "\t", "\\t", "\\", "\n", "\r", "\"", "{", "[", "}", "]", " ", ":", "'", "=",
        "#", "##[", "\u{0}", "\u{1B}[31m", "\u{202E}", "\u{2028}", "\u{200B}", "\u{FEFF}", "é", "e\u{301}", "\u{301}",
        "😀", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\\u{6B}", "u{6B}", "op",
    ]

    private static let keys: [String] = {
        var random = SplitMix64(seed: 45)
        let random400 = (0..<400).map { _ in
            (0..<Int.random(in: 0...5, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        }
        return ["", "\"\"", "key", " key ", "\"key\"", "key,en", "en;key", "{\"key\":\"a\"}", "[]", " ", "\\"]
            + random400
    }()

    private func text(_ cell: String) throws -> String { try TabSeparatedCell.text(of: Array(cell.utf8)[...]) }

    @Test("Every text and every key is read back byte for byte")
    func roundTrip() throws {
        for key in Self.keys {
            #expect(try text(TabSeparatedCell.shown(key)).isSpelled(as: key), "\(key.debugDescription)")
            let cell = TabSeparatedCell.shown(key: key)
            if key.isEmpty { #expect(cell == "\"\"") } else { #expect(try text(cell).isSpelled(as: key), "\(cell)") }
        }
    }

    @Test("Different keys have different cells")
    func distinct() {
        let keys = Set(Self.keys.map { Array($0.utf8) })
        let cells = Set(keys.map { Array(TabSeparatedCell.shown(key: String(decoding: $0, as: UTF8.self)).utf8) })
        #expect(cells.count == keys.count)
    }

    @Test("A line with a key is no heading and no JSON, has no tab and no line break, and is not empty")
    func alone() {
        for key in Self.keys {
            let line = TabSeparatedCell.shown(key: key).utf8
            #expect(!line.isEmpty && line.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
            #expect(ListHeading(line) == nil, "\(key.debugDescription)")
            let first = line.first { !$0.isJSONSpace }
            #expect(first != UInt8(ascii: "{") && first != UInt8(ascii: "["), "\(key.debugDescription)")
        }
    }

    @Test("Plain keys stay as they are")
    func plain() {
        for key in ["home.title", "Hello, World", "%@ of %lld", "100 %", "key.title", "a{b}", "Say \"hi\"", "C#"] {
            #expect(TabSeparatedCell.shown(key: key) == key)
        }
        #expect(TabSeparatedCell.shown(key: "key") == "\\u{6B}ey")
        #expect(TabSeparatedCell.shown(key: "{name}") == "\\{name}")
        #expect(TabSeparatedCell.shown("\"OK\"") == "\\\"OK\"")
        #expect(TabSeparatedCell.shown("a\tb\\tc") == "a\\tb\\\\tc")
    }

    @Test(
        "A backslash that begins no escape is an error with its place",
        arguments: [
            ("a\\d", 1, "\\d"), ("\\", 0, "\\"), ("é\\", 2, "\\"), ("\\u6B", 0, "\\u"), ("\\u{}", 0, "\\u"),
            ("\\u{110000}", 0, "\\u"), ("\\u{D800}", 0, "\\u"), ("\\u{+6B}", 0, "\\u"), ("\\u{6B", 0, "\\u"),
            ("x\\😀", 1, "\\😀"),
        ])
    func badEscapes(cell: String, offset: Int, spelling: String) {
        #expect(throws: TabSeparatedCell.BadEscape(offset: offset, spelling: spelling)) { try text(cell) }
    }

    @Test("The cell `key` makes a line a heading, at any place and with any separator")
    func headings() {
        let tab = UInt8(ascii: "\t")
        #expect(ListHeading("key".utf8)?.delimiter == nil && ListHeading("key".utf8)?.isQuoted == false)
        #expect(ListHeading("\"key\"".utf8)?.isQuoted == true)
        #expect(ListHeading("key\tpath\ten".utf8)?.delimiter == tab)
        #expect(ListHeading("en;key".utf8)?.delimiter == UInt8(ascii: ";"))
        #expect(ListHeading("\"key\",\"en, GB\"".utf8)?.delimiter == UInt8(ascii: ","))
        for line in ["", "keys", "Key", "home.key", "a key, b", "\"key"] {
            #expect(ListHeading(line.utf8) == nil, "\(line)")
        }
    }
}
