import CatalogCore
import CatalogLint

/// Finds three full stops instead of the character `…`.
struct EllipsisStyleRule: UnitRule {
    static let description = RuleDescription(
        id: "ellipsis-style",
        category: .text,
        summary: "a text has three full stops instead of the character …",
        rationale: """
            The character … is narrower, never broken over two lines, and read as an ellipsis by VoiceOver; Apple’s \
            own apps use it. Longer runs of full stops and those in paths are ignored.
            """,
        severity: .off,
        impact: .visible,
        scope: .unit,
        fix: .safe,
        fixLimits: """
            Needs `--unsafe` anywhere except after a word and before a space or the end. There is no fix where the \
            full stops may be code or a range: in a text with backticks, and between two letters or numbers.
            """,
        passing: [
            .texts(["en": #""Loading…""#, "pt-BR": #""Carregando.. ""#]),
            .texts(["en": #""See .../plans""#, "pt-BR": #""Veja ......""#]),
        ],
        failing: [.texts(["en": #"↓"Loading...""#, "pt-BR": #"↓"Carregando... aguarde...""#])]
    )

    static let interest = UnitInterest.every

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        let bytes = unit.text.utf8
        guard Self.mayHaveThree(bytes), unit.isInUse else { return }
        let dots = Self.ellipses(in: bytes)
        guard !dots.isEmpty else { return }
        var result: [UInt8] = []
        var start = bytes.startIndex
        for range in dots {
            result += bytes[start..<range.lowerBound] + Self.ellipsis
            start = range.upperBound
        }
        findings.add(
            "three full stops instead of the character “…”: \(Quotation.of(unit.text))", at: unit.text.place,
            language: unit.language.tag, part: unit.path,
            fix: bytes.contains(UInt8(ascii: "`")) || dots.contains { Self.isRange($0, in: bytes) }
                ? [] : unit.replacing(with: String(decoding: result + bytes[start...], as: UTF8.self)),
            isSafe: dots.allSatisfy { Self.isProse($0, in: bytes) })
    }

    private static let dot = UInt8(ascii: ".")
    private static let ellipsis = Array("…".utf8)

    private static func mayHaveThree(_ bytes: ArraySlice<UInt8>) -> Bool {
        var count = 0
        for byte in bytes {
            count = byte == dot ? count + 1 : 0
            if count == 3 { return true }
        }
        return false
    }

    /// Whether the full stops follow a word.
    private static func isProse(_ dots: ByteRange, in bytes: ArraySlice<UInt8>) -> Bool {
        let left = String(decoding: bytes[..<dots.lowerBound], as: UTF8.self).unicodeScalars.last
        let right = String(decoding: bytes[dots.upperBound...], as: UTF8.self).unicodeScalars.first
        guard let left, WordScalar.isLetter(left) else { return false }
        return right.map { WordScalar.isSpace($0) || "\"'”’»)".unicodeScalars.contains($0) } ?? true
    }

    /// Whether the full stops may be a range, as in `1...5`.
    private static func isRange(_ dots: ByteRange, in bytes: ArraySlice<UInt8>) -> Bool {
        let sides = [
            String(decoding: bytes[..<dots.lowerBound], as: UTF8.self).unicodeScalars.last,
            String(decoding: bytes[dots.upperBound...], as: UTF8.self).unicodeScalars.first,
        ]
        return sides.allSatisfy { $0.map { WordScalar.isInside($0) || "%@$".unicodeScalars.contains($0) } ?? false }
    }

    private static func ellipses(in bytes: ArraySlice<UInt8>) -> [ByteRange] {
        var found: [ByteRange] = []
        var index = bytes.startIndex
        while let start = bytes[index...].firstIndex(of: dot) {
            let end = bytes[start...].firstIndex { $0 != dot } ?? bytes.endIndex
            let isPath = bytes[..<start].last == UInt8(ascii: "/") || bytes[end...].first == UInt8(ascii: "/")
            if end - start == 3, !isPath { found.append(start..<end) }
            index = end
        }
        return found
    }
}
