import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Random texts can be written and read back")
struct RandomMessageTests {
    private static let pieces = [
        "'", "''", "{", "}", "{{", "}}", "#", "%", "%%", "\"", "\\", "\n", "\r", "\t", "\u{1}", "\u{7F}", "é",
        "\u{301}",
        "😀", " ", "a", "x", "7", "\u{2028}",
    ]

    private static func text(_ random: inout SplitMix64) -> String {
        (0..<Int.random(in: 0...8, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }

    @Test("In PO files")
    func po() throws {
        var random = SplitMix64(seed: 4)
        for _ in 0..<2_000 {
            let text = Self.text(&random)
            let file = "msgctxt \"k\"\nmsgid \(POText.literal(text))\nmsgstr \(POText.literal(text))\n"
            let messages = try POParser.messages(in: Array(file.utf8))
            #expect(messages.map { Array(($0.source ?? "").utf8) } == [Array(text.utf8)], "\(text.debugDescription)")
            #expect(messages.map { Array(($0.forms[0] ?? "").utf8) } == [Array(text.utf8)])
        }
    }

    @Test("In ICU messages, between arguments and in plurals")
    func icu() throws {
        var random = SplitMix64(seed: 5)
        for _ in 0..<2_000 {
            let nodes = { (random: inout SplitMix64) -> [ICUNode] in
                let (first, second) = (Self.text(&random), Self.text(&random))
                return (first.isEmpty ? [] : [.text(first)]) + [.argument("a")]
                    + (second.isEmpty ? [] : [.text(second)])
            }
            let plural = ICUNode.plural("n", [ICUCase(selector: "other", message: nodes(&random))])
            let message = nodes(&random) + [plural]
            let read = try ICUParser.message(ICUWriter.text(of: message))
            #expect(read == message, "\(ICUWriter.text(of: message).debugDescription)")
        }
    }
}
