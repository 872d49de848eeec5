import CatalogCore
import CatalogLint

/// Finds brackets that are not closed, or that only the source has.
struct BracketMismatchRule: UnitRule {
    static let description = RuleDescription(
        id: "bracket-mismatch",
        category: .text,
        summary: "one bracket of a pair is missing, or the source’s brackets around an argument are lost",
        rationale: """
            A missing bracket is visible at once. Round, square and curly brackets count, full-width ones too. The \
            rule ignores defects that the source or most other translations have too, lists (`a)`), faces (`:)`), \
            endings such as “(s)”, and the escape sequences of terminals. Words \
            in brackets may be written without them; an argument or a number that lost its brackets is a note. So is a \
            single bracket for a source without brackets that begins in lower case, because another text may close it.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        passing: [
            .texts(["en": #""Rest (optional)""#, "pt-BR": #""Descanso (opcional)""#, "ja": #""休憩（任意）""#]),
            .texts(["en": #""Well done :)""#, "pt-BR": #""Muito bem""#]),
            .texts(["en": #""^[%lld Skill](inflect: true)""#, "el": #""Ποσοστό (%): %lld""#]),
            .texts(["en": #""%[Title]@ %[is]@ %@""#, "de": #""%1$[Titel]@ %2$[ist]@ %3$@""#]),
            .texts(["en": #""All (%)""#, "zh-Hant": #""全部（%）""#]),
            .texts(["en": #""\u001B[31mError\u001B[0m""#, "de": #""\u001B[31mFehler""#]),
            .texts(["en": #""1) Warm up""#, "pt-BR": #""1) Aqueça""#]),
            .texts(["en": #""1 bit = (0.1 unit)""#, "ja": #""1ビット=（0.1）""#, "de": #""Schade [:(]""#]),
            .texts(["en": #""Rest (optional)""#, "pt-BR": #""Descanso opcional""#]),
            .texts(["en": #""%lld workout(s)""#, "pt-BR": #""Treinos: %lld""#]),
            .texts([
                "en": #""Rest (%lld)""#, "pt-BR": #""Descanso %lld""#, "de": #""Ruhe %lld""#, "fr": #""Repos %lld""#,
                "es": #""Descanso %lld""#,
            ]),
            .texts(["en": #""Value""#, "fr": #""%{value1}@""#]),
        ],
        failing: [
            .texts(["en": #""Rest (optional)""#, "pt-BR": #"↓"Descanso (opcional""#]),
            .texts(["en": #""Rest (%lld)""#, "pt-BR": #"↓"Descanso %lld""#]),
            .texts(["en": #"↓"Rest optional)""#]),
            .texts(["en": #""save the list, for a copy""#, "ja": #"↓"保存(コピー用""#]),
            .texts(["en": #""Save the list""#, "ja": #"↓"保存(コピー用""#]),
        ]
    )

    static let interest = UnitInterest.every.havingWithSource(Brackets.marks)

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard unit.isInUse, !unit.text.isBlank, !unit.isInterfaceTemplate
        else { return }
        let brackets = Brackets(unit.plain)
        let wanted = unit.sourcePlain.map { Brackets($0) }
        let isLost = (wanted?.values ?? 0) > 0 && brackets.pairs == 0 && brackets.single == 0
        let isOdd = brackets.single > 0 && brackets.single != wanted?.single
        guard isOdd || isLost, !unit.isBackedByOthers({ Brackets(PlainText($0)) == brackets }) else { return }
        let what: FindingMessage = isLost ? "lacks the brackets of the source" : "one bracket of a pair is missing"
        findings.add(
            "\(what): \(Quotation.besideSource(unit))", at: unit.text.location, language: unit.language.tag,
            part: unit.path, atMost: isOdd && !mayContinue(unit) ? .warning : .note)
    }

    /// Whether a source without brackets begins in lower case, so that another text may have the partner.
    private func mayContinue(_ unit: UnitContext) -> Bool {
        guard let source = unit.sourceText, !Brackets.marks.intersects(ByteSet(source.utf8)) else { return false }
        return source.string.first?.isLowercase ?? false
    }
}

/// The brackets of a text, in pairs and single.
private struct Brackets: Equatable {
    /// Pairs that close.
    private(set) var pairs = 0
    /// Pairs with nothing but an argument or a number in them.
    private(set) var values = 0
    /// Brackets without a partner.
    private(set) var single = 0

    private static func closing(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar {
        case "(": ")"
        case "[": "]"
        case "{": "}"
        default: nil
        }
    }

    private static func isClosing(_ scalar: Unicode.Scalar) -> Bool { scalar == ")" || scalar == "]" || scalar == "}" }

    /// Counts the brackets of a text.
    ///
    /// An opening bracket that looks like a face (`:(`, `=(`) is one only if nothing closes it.
    init(_ text: PlainText) {
        let scalars = text.scalars
        var open: [(wanted: Unicode.Scalar, index: Int, isFace: Bool)] = []
        for (index, written) in scalars.enumerated() {
            let scalar = Self.narrow(written)
            if let wanted = Self.closing(of: scalar) {
                open.append((wanted, index, Self.isFace(index, scalars, opening: true)))
            } else if Self.isClosing(scalar) {
                while let last = open.last, last.isFace, last.wanted != scalar { open.removeLast() }
                if let last = open.last, last.wanted == scalar {
                    open.removeLast()
                    if !Self.isEnding(last.index..<index, scalars) { pairs += 1 }
                    if Self.isValue(scalars[(last.index + 1)..<index]) { values += 1 }
                } else if !Self.isFace(index, scalars), !Self.isItem(index, scalars) {
                    single += 1
                }
            }
        }
        single += open.count { !$0.isFace }
    }

    private static func isValue(_ inside: ArraySlice<Unicode.Scalar>) -> Bool {
        !inside.contains(where: WordScalar.isLetter)
            && inside.contains { $0 == PlainText.gap || WordScalar.isInside($0) }
    }

    /// The brackets of ASCII, and the first byte of full-width ones.
    static let marks = ByteSet("()[]{}").union(ByteSet(0xEF...0xEF))

    private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar {
        case "（", "﴾": "("
        case "）", "﴿": ")"
        case "［": "["
        case "］": "]"
        default: scalar
        }
    }

    /// `:)`, `:-(`, `;)`; also the bracket after an escape character, but not that of `^[phrase](inflect: true)`.
    private static func isFace(_ index: Int, _ scalars: [Unicode.Scalar], opening: Bool = false) -> Bool {
        guard index > 0 else { return false }
        if scalars[index - 1] == "^" { return !opening }
        return [":", ";", "-", "=", "：", "；", "\u{1B}"].contains(scalars[index - 1])
    }

    /// `a)`, `1)`, `12)` at the beginning of a word.
    private static func isItem(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
        let start = scalars[..<index].lastIndex { !WordScalar.isInside($0) }.map { $0 + 1 } ?? 0
        return (1...2).contains(index - start)
    }

    /// `(s)` after a letter.
    private static func isEnding(_ range: Range<Int>, _ scalars: [Unicode.Scalar]) -> Bool {
        guard range.lowerBound > 0, WordScalar.isLetter(scalars[range.lowerBound - 1]), range.count <= 4 else {
            return false
        }
        return scalars[range].dropFirst().allSatisfy { $0.properties.isLowercase }
    }
}
