import CatalogCore
import CatalogLint
import StringTables

/// Finds invisible characters that have no purpose.
struct InvisibleCharacterRule: UnitRule {
    static let description = RuleDescription(
        id: "invisible-character",
        category: .text,
        summary: "a text has an invisible character: zero-width, byte-order mark, soft hyphen, direction control",
        rationale: """
            It was copied from a web page or a chat. It breaks search and comparison, and shows as a gap in some \
            fonts. A control of direction can turn letters around, and one that is not closed acts on the text after \
            it. The rule ignores joiners in scripts and emoji that need them, and zero-width spaces in scripts without \
            other spaces. It ignores direction marks and paired controls in right-to-left languages and next to \
            arguments, and soft hyphens in languages with long compounds. Texts that have nothing else are meant to look empty and \
            are ignored too.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        fix: .safe,
        fixLimits: """
            The safe fix removes only characters that have no effect: a byte-order mark, a zero-width space at an edge \
            or next to a space, a joiner between characters that never join. With `--unsafe` it also removes direction \
            marks, soft hyphens, and all others, which may control line breaks. It leaves them if the source has such \
            characters too.
            """,
        passing: [
            .texts(["en": #""Family 👨‍👩‍👧 🏃🏽‍♀️""#, "fa": "\"می\u{200C}خواهم\"", "hi": "\"क्\u{200D}ष\""]),
            .texts(["en": #""Water""#, "th": "\"น้ำ\u{200B}ดื่ม\"", "ar": "\"\u{200F}FitToday\""]),
            .texts(["en": "\"\u{2068}%@\u{2069} kg\"", "ar": "\"\u{202A}FitToday\u{202C}\""]),
            .texts(["en": "\"%@\u{200E} kg\"", "de": "\"Donau\u{AD}dampfschiff\"", "pt-BR": "\"\u{200B}\""]),
        ],
        failing: [
            .texts(["en": #""Home""#, "pt-BR": "↓\"Iní\u{200B}cio\"", "fr": #"↓"\uFEFFAccueil""#]),
            .texts(["en": "↓\"Work\u{AD}out\""]),
            .texts(["en": #""Home""#, "pt-BR": "↓\"\u{202E}oicínI\u{202C}\"", "ar": "↓\"\u{2067}الرئيسية\""]),
            .texts(["en": #""Workout""#, "pt-BR": "↓\"Treino\u{200E}\"", "de": "↓\"Los \u{200D}!\""]),
        ]
    )

    static let interest = UnitInterest.beyondPlainASCII.having(InvisibleCharacters.firstBytes)

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard InvisibleCharacters.mayBeIn(unit.text.utf8), unit.isInUse, !unit.text.isBlank else { return }
        let scalars = Array(unit.text.string.unicodeScalars)
        let needless = InvisibleCharacters.needless(in: scalars, of: unit.language.canonical)
        guard let first = needless.first else { return }
        var fixed = String.UnicodeScalarView()
        fixed.append(contentsOf: scalars.indices.filter { !needless.contains($0) }.map { scalars[$0] })
        let (name, location) = (name(of: scalars[first]), location(of: first, in: scalars))
        findings.add(
            needless.count == 1
                ? "has an invisible character, \(name), \(location)"
                : "has an invisible character, \(name), \(location), and \(needless.count - 1) more",
            at: unit.text.location,
            language: unit.language.tag, part: unit.path,
            fix: unit.sourceText.map { InvisibleCharacters.mayBeIn($0.utf8) } ?? false
                ? [] : unit.replacing(with: String(fixed)),
            isSafe: needless.allSatisfy { InvisibleCharacters.isIdle(at: $0, in: scalars) })
    }

    private func name(of scalar: Unicode.Scalar) -> FindingMessage {
        let code = CodePoint.name(scalar.value)
        return switch scalar {
        case "\u{200B}": "the zero-width space \(code)"
        case "\u{200C}", "\u{200D}": "the joiner \(code)"
        case "\u{200E}", "\u{200F}", "\u{061C}": "the direction mark \(code)"
        case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": "the direction control \(code)"
        case "\u{AD}": "the soft hyphen \(code)"
        case "\u{FEFF}": "the byte-order mark \(code)"
        default: FindingMessage(verbatim: code)
        }
    }

    private func location(of index: Int, in scalars: [Unicode.Scalar]) -> FindingMessage {
        let before = scalars[..<index].suffix(15)
        guard !before.isEmpty else { return "at the beginning" }
        return "after \(Quotation.of(before.reduce(into: "") { $0.unicodeScalars.append($1) }))"
    }
}
