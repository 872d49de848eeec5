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
            own apps use it. Longer runs of full stops and those in paths and code are ignored.
            """,
        severity: .off,
        impact: .visible,
        scope: .unit,
        fix: .safe,
        fixLimits: """
            Needs `--unsafe` anywhere except after a word and before a space or the end. There is no fix where the \
            full stops may be a range or the argument of a command: between two letters or numbers, and alone after a \
            word of two letters, such as `cd ...`.
            """,
        passing: [
            .texts(["en": #""Loading…""#, "pt-BR": #""Carregando.. ""#]),
            .texts(["en": #""See .../plans""#, "pt-BR": #""Veja ......""#]),
            .texts(["en": #""func f(_ x: Int...)""#, "de": #""SOS: ... --- ...""#, "nl": #""Zie `a...`""#]),
        ],
        failing: [.texts(["en": #"↓"Loading...""#, "pt-BR": #"↓"Carregando... aguarde...""#])]
    )

    static let interest = UnitInterest.every

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        let bytes = unit.text.utf8
        guard Self.mayHaveThree(bytes), unit.isInUse else { return }
        let code = CodeSpans(bytes)
        let dots = Self.ellipses(in: bytes).filter { !code.overlaps($0) }
        guard !dots.isEmpty else { return }
        var result: [UInt8] = []
        var start = bytes.startIndex
        for range in dots {
            result += bytes[start..<range.lowerBound] + Self.ellipsis
            start = range.upperBound
        }
        findings.add(
            "three full stops instead of the character “…”: \(Quotation.of(unit.text))", at: unit.text.location,
            language: unit.language.tag, part: unit.path,
            fix: dots.contains { Self.isRange($0, in: bytes) || Self.isArgument($0, in: bytes) }
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

    /// Whether the full stops may be the argument of a command, as in `cd ...`.
    private static func isArgument(_ dots: ByteRange, in bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes[..<dots.lowerBound].last == 0x20 else { return false }
        let word = bytes[..<dots.lowerBound].dropLast().reversed().prefix { $0 != 0x20 && $0 != 0x0A }
        return word.count == 2 && word.allSatisfy { (0x61...0x7A).contains($0) }
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
