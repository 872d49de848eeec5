import Foundation
import TestSupport
import Testing

@testable import CatalogCore

@Suite("Any text as a format string")
struct FormatStringPropertyTests {
    private func text(from alphabet: [String], count: Int, with generator: inout SplitMix64) -> String {
        (0..<count).map { _ in alphabet.randomElement(using: &generator) ?? "" }.joined()
    }

    @Test("Pieces do not overlap, and together with plain text they form the whole text")
    func coversTheText() {
        let alphabet = [
            "%", "%", "%", "$", "1", "2", "0", "9", "@", "#@", "x", "d", "l", "L", "h", "(", ")", "n", "*", ".", "-",
            " ", "+", "'", "arg", "é", "👍", "e\u{301}", "\u{0}", "\n",
        ]
        var generator = SplitMix64(seed: 42)
        for _ in 0..<20_000 {
            let text = text(from: alphabet, count: Int.random(in: 0...14, using: &generator), with: &generator)
            let format = FormatString(text)
            let ranges = (format.literals + format.pieces.map(\.range)).sorted { $0.lowerBound < $1.lowerBound }
            var end = 0
            for range in ranges {
                #expect(range.lowerBound == end && !range.isEmpty, "\(text)")
                end = range.upperBound
            }
            #expect(end == text.utf8.count, "\(text)")
            #expect(format.pieces.count == format.pieces.filter { text.utf8Text($0.range).hasPrefix("%") }.count)
        }
    }

    @Test("Texts are parsed and numbered as in String(format:)")
    func agreesWithFoundation() {
        let alphabet = [
            "%", "%", "%", "d", "d", "1$", "2$", "3", "0", ".", "-", "+", " ", "l", "x", "é", "y", "(", "'",
        ]
        var generator = SplitMix64(seed: 7)
        var compared = 0
        for _ in 0..<20_000 {
            // The bar prevents the text from ending inside a specifier, where Foundation reads past the end.
            let text = text(from: alphabet, count: Int.random(in: 1...9, using: &generator), with: &generator) + "|"
            let format = FormatString(text)
            let widths = format.specifiers.flatMap { [$0.width, $0.precision] }
            // Foundation crashes for a position above 127, and prints nothing for some positions below.
            let hasFarPosition = ["31$", "32$", "01$", "02$"].contains { text.contains($0) }
            guard !hasFarPosition, !widths.contains(where: { $0.isAbove(99) }) else { continue }
            compared += 1
            let values: [any CVarArg] = (1...Self.argumentCount).map(Self.value)
            #expect(rendered(format, of: text) == String(format: text, arguments: values), "\(text)")
        }
        #expect(compared > 15_000)
    }

    private static let argumentCount = 24

    private static func value(_ position: Int) -> Int { position * 11 }

    /// Formats each piece separately, a specifier with only the value that the parser assigns to it.
    private func rendered(_ format: FormatString, of text: String) -> String {
        // Foundation closes gaps between positions, so the order of positions matters and not their values.
        let values = format.arguments.list.enumerated().flatMap { order, argument in
            argument.uses.map { ($0.specifier, Self.value(order + 1)) }
        }
        let valueOfSpecifier = Dictionary(uniqueKeysWithValues: values)
        var specifier = 0
        var parts = format.literals.map { ($0, text.utf8Text($0)) }
        for piece in format.pieces {
            let spelled = text.utf8Text(piece.range)
            switch piece {
            case .specifier:
                let value = valueOfSpecifier[specifier] ?? 0
                let everywhere: [any CVarArg] = Array(repeating: value, count: Self.argumentCount)
                parts.append((piece.range, String(format: spelled, arguments: everywhere)))
                specifier += 1
            case .percentSign: parts.append((piece.range, "%"))
            case .substitutionArgument: Issue.record("%arg is not in the alphabet")
            case .invalid: parts.append((piece.range, String(spelled.dropFirst().prefix(1))))
            }
        }
        return parts.sorted { $0.0.lowerBound < $1.0.lowerBound }.map(\.1).joined()
    }
}

extension FieldSize? {
    fileprivate func isAbove(_ limit: Int) -> Bool {
        if case .literal(let number)? = self { number > limit } else { false }
    }
}

extension String {
    fileprivate func utf8Text(_ range: ByteRange) -> String {
        String(decoding: Array(utf8)[range], as: UTF8.self)
    }
}
