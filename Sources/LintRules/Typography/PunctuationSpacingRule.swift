import CatalogCore
import CatalogLint
import CatalogRuntime

/// Finds missing or wrong spaces next to punctuation marks.
struct PunctuationSpacingRule: UnitRule {
    static let description = RuleDescription(
        id: "punctuation-spacing",
        category: .text,
        summary: "a space before a punctuation mark, or no space after a comma",
        rationale: """
            “Oi ,tudo” is a mistake in every language; the rule ignores code, and a translation with the same spacing as \
            its source. French needs a no-break space before `:`, `;`, `!` and `?`, so that no line begins with the mark; \
            Canadian French only before the colon.
            """,
        severity: .off,
        impact: .visible,
        scope: .unit,
        fix: .safe,
        fixLimits: """
            The safe fix makes French spaces before a mark no-break spaces. With `--unsafe` it also adds and removes \
            spaces.
            """,
        passing: [
            .texts(["en": #""Hi, you! Ready? 1,000 of 12:30""#, "fr": #""Prêt\u00A0? Oui\u00A0: allez\u202F!""#]),
            .texts(["en": #""Well done :)""#, "pt-BR": #""Muito bem ;-)""#, "fr-CA": #""Bravo!""#]),
            .texts(["en": #""The file .strings ... and so on""#, "zh-Hans": #""好 ，你""#]),
            .texts(["en": #""Sort""#, "fr": #""Tapez <code>x ; y</code>""#, "de": #""sort=a,b, cond ? ja : nein""#]),
        ],
        failing: [
            .texts(["en": #""Hi, all""#, "pt-BR": #"↓"Oi ,tudo""#, "de": #"↓"Na,alles gut""#]),
            .texts(["en": #""Ready? Name: you""#, "fr": #"↓"Prêt ? Nom: toi""#]),
            .texts(["en": #"↓"Ready ?""#]),
            .texts(["en": #""Run `a`?""#, "fr": #"↓"Lancez `a ? b : c` ?""#]),
        ]
    )

    static let interest = UnitInterest.every

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard MarkSpacing.mayBeWrong(unit.text), unit.isInUse,
            !(unit.sourceText?.hasSameContents(as: unit.text) ?? false)
        else { return }
        let spacing = MarkSpacing(unit.text, language: unit.language.canonical)
        guard let first = spacing.slips.first else { return }
        let source = unit.entry.table.sourceLanguage?.canonical ?? unit.language.canonical
        let copied = unit.sourceText.map { MarkSpacing($0, language: source).slips.map(\.kind) } ?? []
        guard !spacing.slips.allSatisfy({ copied.contains($0.kind) }) else { return }
        findings.add(
            "\(first.kind.sentence): \(Quotation.of(unit.text))", at: unit.text.location, language: unit.language.tag,
            part: unit.path, fix: unit.replacing(with: spacing.fixed),
            isSafe: spacing.slips.allSatisfy { $0.kind.isOnlyBreaking })
    }
}

/// The spacing of punctuation marks in a text.
private struct MarkSpacing {
    enum Kind: Equatable {
        case spaceBefore(Unicode.Scalar)
        case noSpaceBehind(Unicode.Scalar)
        case breakingSpace(Unicode.Scalar)
        case noSpaceBefore(Unicode.Scalar)

        /// Whether it shows at the end of a line only.
        var isOnlyBreaking: Bool { if case .breakingSpace = self { true } else { false } }

        var sentence: FindingMessage {
            switch self {
            case .spaceBefore(let mark): "a space before “\(mark)”"
            case .noSpaceBehind(let mark): "no space after “\(mark)”"
            case .breakingSpace(let mark): "a line may break at the space before “\(mark)”; use a no-break space"
            case .noSpaceBefore(let mark): "no space before “\(mark)”, which this language needs"
            }
        }
    }

    struct Slip {
        let kind: Kind
        /// The replaced range and its replacement.
        let range: Range<Int>
        let replacement: [Unicode.Scalar]
    }

    private let scalars: [Unicode.Scalar]
    /// Whether each scalar belongs to code.
    private let isCode: [Bool]
    /// The marks that have a space before them.
    private let spaced: Set<Unicode.Scalar>
    private(set) var slips: [Slip] = []

    init(_ text: Text, language: LanguageTag) {
        scalars = Array(text.string.unicodeScalars)
        let code = CodeSpans(text.utf8)
        var offset = text.utf8.startIndex
        isCode = scalars.map { scalar in
            defer { offset += UTF8.width(scalar) }
            return code.overlaps(offset..<(offset + 1))
        }
        let isFrench = language.language == "fr"
        spaced = isFrench ? (language.region == "CA" ? [":"] : [":", ";", "!", "?"]) : []
        let isLoose = isFrench || text.utf8.contains { $0 == UInt8(ascii: "/") }
        for index in scalars.indices.dropFirst()
        where !isCode[index] && ",.!?;:".unicodeScalars.contains(scalars[index]) {
            if let slip = slip(at: index, isFrench: isFrench, isLoose: isLoose) { slips.append(slip) }
        }
    }

    /// The corrected text.
    var fixed: String {
        var result = scalars
        for slip in slips.reversed() { result.replaceSubrange(slip.range, with: slip.replacement) }
        var string = ""
        string.unicodeScalars.append(contentsOf: result)
        return string
    }

    static func mayBeWrong(_ text: Text) -> Bool {
        text.utf8.dropFirst().contains { ",.!?;:".utf8.contains($0) }
    }

    private func slip(at index: Int, isFrench: Bool, isLoose: Bool) -> Slip? {
        let (mark, before) = (scalars[index], scalars[index - 1])
        let behind = index + 1 < scalars.count ? scalars[index + 1] : " "
        if mark == ",", WordScalar.isLetter(before) || before == " ", isLetterOfSpacedScript(behind),
            !isLoose || before == " "
        {
            return commaSlip(at: index)
        }
        let closes = ",.!?".unicodeScalars.contains(mark) && "\"”»)".unicodeScalars.contains(behind)
        guard WordScalar.isSpace(behind) || closes else { return nil }
        if before == " ", index > 1, isWordEnd(scalars[index - 2]) || isCode[index - 2] {
            if spaced.contains(mark) {
                return Slip(kind: .breakingSpace(mark), range: (index - 1)..<index, replacement: ["\u{A0}"])
            }
            if isFrench, mark != ",", mark != "." { return nil }
            return Slip(kind: .spaceBefore(mark), range: (index - 1)..<index, replacement: [])
        }
        guard spaced.contains(mark), WordScalar.isLetter(before) else { return nil }
        return Slip(kind: .noSpaceBefore(mark), range: index..<index, replacement: ["\u{A0}"])
    }

    private func commaSlip(at index: Int) -> Slip? {
        if scalars[index - 1] == " " {
            guard index > 1, isWordEnd(scalars[index - 2]) else { return nil }
            return Slip(kind: .spaceBefore(","), range: (index - 1)..<(index + 1), replacement: [",", " "])
        }
        guard isLetterOfSpacedScript(scalars[index - 1]) else { return nil }
        return Slip(kind: .noSpaceBehind(","), range: index..<(index + 1), replacement: [",", " "])
    }

    private func isWordEnd(_ scalar: Unicode.Scalar) -> Bool {
        WordScalar.isInside(scalar) || "@)\"”»".unicodeScalars.contains(scalar)
    }

    private func isLetterOfSpacedScript(_ scalar: Unicode.Scalar) -> Bool {
        WordScalar.isLetter(scalar) && WordScalar.writing(of: scalar) == .spaced
    }
}
