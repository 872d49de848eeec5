import CatalogCore
import CatalogLint
import StringTables

/// Finds characters that nobody sees, where they have no work to do.
struct InvisibleCharacterRule: UnitRule {
    static let description = RuleDescription(
        id: "invisible-character",
        category: .text,
        summary: "an invisible character: zero-width, byte-order mark, soft hyphen, direction mark",
        rationale: """
            It comes along when text is copied from a web page or a chat, breaks search and comparison, and shows as a \
            gap in some fonts. Left alone are joiners in scripts and emoji that need them, spaces of no width where a \
            script has no other, direction marks in right-to-left languages and beside arguments, soft hyphens in \
            languages with long compounds, and texts of nothing else, which are meant to look empty.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        fix: .safe,
        fixLimits: """
            What goes safely is what does nothing where it stands: a byte-order mark, a space of no width at an edge or \
            beside a space, a joiner between characters that never join. With `--unsafe` also direction marks, soft \
            hyphens and all others, which may be there for how a line breaks, and those that the source has too.
            """,
        passing: [
            .texts(["en": #""Family 👨‍👩‍👧 🏃🏽‍♀️""#, "fa": "\"می\u{200C}خواهم\"", "hi": "\"क्\u{200D}ष\""]),
            .texts(["en": #""Water""#, "th": "\"น้ำ\u{200B}ดื่ม\"", "ar": "\"\u{200F}FitToday\""]),
            .texts(["en": "\"%@\u{200E} kg\"", "de": "\"Donau\u{AD}dampfschiff\"", "pt-BR": "\"\u{200B}\""]),
        ],
        failing: [
            .texts(["en": #""Home""#, "pt-BR": "↓\"Iní\u{200B}cio\"", "fr": #"↓"\uFEFFAccueil""#]),
            .texts(["en": "↓\"Work\u{AD}out\"", "pt-BR": "↓\"Treino\u{200E}\"", "de": "↓\"Los \u{200D}!\""]),
        ]
    )

    static let interest = UnitInterest.beyondPlainASCII

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard InvisibleCharacters.mayBeIn(unit.text.utf8), unit.isInUse, !unit.text.isBlank else { return }
        let scalars = Array(unit.text.string.unicodeScalars)
        let needless = InvisibleCharacters.needless(in: scalars, of: unit.language.canonical)
        guard let first = needless.first else { return }
        var mended = String.UnicodeScalarView()
        mended.append(contentsOf: scalars.indices.filter { !needless.contains($0) }.map { scalars[$0] })
        let more = needless.count > 1 ? ", and \(needless.count - 1) more" : ""
        findings.add(
            "the invisible \(name(of: scalars[first]))\(more) \(place(of: first, in: scalars))", at: unit.text.place,
            language: unit.language.tag, part: unit.path, fix: unit.replacing(with: String(mended)),
            isSafe: !(unit.sourceText.map { InvisibleCharacters.mayBeIn($0.utf8) } ?? false)
                && needless.allSatisfy { InvisibleCharacters.isIdle(at: $0, in: scalars) })
    }

    private func name(of scalar: Unicode.Scalar) -> String {
        let name =
            switch scalar {
            case "\u{200B}": "zero-width space"
            case "\u{200C}", "\u{200D}": "joiner"
            case "\u{200E}", "\u{200F}", "\u{061C}": "direction mark"
            case "\u{AD}": "soft hyphen"
            case "\u{FEFF}": "byte-order mark"
            default: "character"
            }
        return "\(name) \(ScalarName.of(scalar))"
    }

    private func place(of index: Int, in scalars: [Unicode.Scalar]) -> String {
        let before = scalars[..<index].suffix(15)
        guard !before.isEmpty else { return "at the beginning" }
        return "after \(Quotation.of(before.reduce(into: "") { $0.unicodeScalars.append($1) }))"
    }
}
