import CatalogCore
import CatalogLint

/// Finds a space at the beginning or end that only the text or only its source has.
struct EdgeWhitespaceRule: UnitRule {
    static let description = RuleDescription(
        id: "edge-whitespace",
        category: .text,
        summary: "only the translation or only the source begins or ends with a space",
        rationale: """
            Texts with a space at an edge are often joined with others. Without it words run together; with it a gap \
            appears. Scripts without spaces, Korean particles and punctuation may omit it. A form of a substitution \
            may have the space that the text around it lacks. If most other languages agree with this one, the source \
            is the odd one. A space that only the end of the translation has is a note, because nobody sees it, and so is one \
            that only the end of a label of a storyboard has, or only a source that is a whole label or ends with a colon. If only \
            the source has a space and is a whole sentence, the rule reports one note at the \
            source. Texts without letters, which separate others, are ignored. `edge-newline` reports line breaks, \
            and `extra-translation-key` a key that the source language does not have, with its spaces.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        fix: .safe,
        fixLimits: """
            The safe fix removes a space at the edge of a whole label or sentence whose source has none at either \
            edge. With `--unsafe` it also adds spaces, and fixes forms of substitutions and edges next to a colon or \
            an argument. The same is true for Korean and for sources written without spaces. It changes nothing where \
            half of the other languages are like this one, and keeps the space before a unit, such as “ %” for “%”.
            """,
        passing: [
            .texts(["en": #""Name: ""#, "pt-BR": #""Nome: ""#, "fr": #""Nom\u00A0:\u00A0""#, "ja": #""名前：""#]),
            .texts(["en": #""Name: ""#]),
            .texts(["zh-Hant": #""，""#, "en": #"", ""#, "ko": #"" · ""#]),
            .texts([
                "en": #""Save ""#, "de": #""Sichern""#, "es": #""Guardar""#, "fr": #""Enregistrer""#, "it": #""Salva""#,
            ]),
            .texts(["en": #""Name:\n""#, "pt-BR": #""Nome: \n""#]),
            .texts(["en": #"" and %lld others""#, "ko": #""님 외 %lld명""#, "it": #"", e altri %lld""#]),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"Find all\" = \"Find all\";\n"),
                ("it.lproj/Localizable.strings", "\"Find all \" = \"Trova tutto\";\n"),
            ]),
        ],
        failing: [
            .texts(["en": #""Name:""#, "pt-BR": #"↓"Nome: ""#]),
            .texts(["en": #"" of ""#, "de": #"↓"von ""#]),
            .texts(["en": #""Not now ""#, "de": #"↓"Später""#]),
            .texts(["en": #""Due on: ""#, "de": #"↓"Fällig am:""#]),
            .japanese("（写真）", ["en": "↓ (photo)"]),
            .texts(["en": #""Name""#, "ja": #"↓"名前　""#]),
            .texts(["en": #"↓" Become a fan!""#, "de": #""Werde ein Fan!""#, "fr": #""Devenez un fan !""#]),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"Find all\" = \"Find all \";\n"),
                ("it.lproj/Localizable.strings", "\"Find all\" = ↓\"Trova tutto\";\n"),
            ]),
        ]
    )

    static let interest = UnitInterest.translations

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let source = unit.sourceText, unit.isInUse, !unit.entry.isExtraTranslation,
            !TextEdges.areTrimmed(unit.text.utf8) || !TextEdges.areTrimmed(source.utf8)
        else { return }
        let (edges, sourceEdges) = (TextEdges(unit.text), TextEdges(source))
        guard !edges.isBlank, !sourceEdges.isBlank, !unit.isOfSeparator
        else { return }
        if edges.isTrimmed, Self.isSentence(sourceEdges.core) {
            reportSource(source, sourceEdges, beside: unit, into: &findings)
            return
        }
        let neighbours = SubstitutionNeighbours(of: unit)
        var begins = difference(edges.leading, sourceEdges.leading, beside: edges.core.prefix(3))
        if Self.joinsOn(edges, neighbours) { begins = nil }
        var ends = difference(edges.trailing, sourceEdges.trailing, beside: edges.core.suffix(3))
        if let neighbours, neighbours.areBehind == !edges.trailing.isEmpty { ends = nil }
        guard begins != nil || ends != nil, !isUsual(edges, in: unit) else { return }
        let fixed = edges.text(
            leading: begins == nil ? edges.leading : sourceEdges.leading,
            trailing: ends == nil ? edges.trailing : sourceEdges.trailing)
        let differences = [
            begins.map { difference -> FindingMessage in "begins \(difference)" },
            ends.map { difference -> FindingMessage in "ends \(difference)" },
        ]
        let onlyLess = (begins == nil || sourceEdges.leading.isEmpty) && (ends == nil || sourceEdges.trailing.isEmpty)
        let isSafe =
            onlyLess
            && NeedlessEdges(unit, source: source).maySafelyGo(leading: begins != nil, trailing: ends != nil)
        findings.add(
            "\(WordList.of(differences.compactMap { $0 })): \(Quotation.of(unit.text)) for \(Quotation.of(source))",
            at: unit.text.location, language: unit.language.tag, part: unit.path,
            atMost: isCertain(edges, sourceEdges, neighbours, begins: begins != nil, in: unit) ? .error : .note,
            fix: unit.isSharedByOthers { Self.areAlike(TextEdges($0), edges) } || isUnit(edges, beside: sourceEdges)
                ? [] : unit.replacing(with: fixed),
            isSafe: isSafe)
    }

    /// Whether people see the difference.
    ///
    /// Nobody sees a space behind a label. One that only the source has is a slip there, unless the text is a part of a
    /// longer one. A part in a script without spaces needs none, and its translation does.
    private func isCertain(
        _ edges: TextEdges, _ source: TextEdges, _ neighbours: SubstitutionNeighbours?, begins: Bool,
        in unit: UnitContext
    ) -> Bool {
        guard neighbours == nil else { return true }
        if edges.isTrimmed {
            let isVisible = unit.entry.table.kind != .interfaceBuilder && !Self.isLabel(source.core)
            return Self.isPart(source.core) && (begins || isVisible)
        }
        return begins && !(isWrittenWithoutSpaces(source.core.prefix(3)) && Self.isPart(edges.core))
    }

    /// Whether the text and its source follow a value, and the language separates both, as in “5 %” for “5%”.
    private func isUnit(_ edges: TextEdges, beside source: TextEdges) -> Bool {
        guard !edges.leading.isEmpty, source.leading.isEmpty,
            let first = String(decoding: source.core.prefix(4), as: UTF8.self).unicodeScalars.first
        else { return false }
        return !"\"'“‘«„¿¡(•-–—*".unicodeScalars.contains(first)
            && (first.properties.isLowercase || !WordScalar.isLetter(first))
    }

    /// Reports the spaces of the source, at the first translation without them.
    private func reportSource(
        _ source: Text, _ edges: TextEdges, beside unit: UnitContext, into findings: inout FindingSink
    ) {
        let begins = difference(edges.leading, [], beside: [])
        let ends = difference(edges.trailing, [], beside: [])
        guard begins != nil || ends != nil, unit.isFirstTranslation(where: { TextEdges($0).isTrimmed }) else { return }
        let location: FindingMessage =
            begins == nil
            ? "ends with a space" : ends == nil ? "begins with a space" : "begins and ends with a space"
        findings.add(
            """
            \(location) that translations such as \(Quotation.of(unit.text)) do not have: \
            \(Quotation.of(source)); remove it from the source
            """,
            at: source.location, language: unit.entry.table.sourceLanguage, part: unit.path, atMost: .note)
    }

    /// Whether the beginning needs no space: Korean particles and punctuation follow directly, and a form of a
    /// substitution has its own space where the text around it has none.
    private static func joinsOn(_ edges: TextEdges, _ neighbours: SubstitutionNeighbours?) -> Bool {
        if let neighbours { return neighbours.areBefore == !edges.leading.isEmpty }
        guard edges.leading.isEmpty,
            let first = String(decoding: edges.core.prefix(4), as: UTF8.self).unicodeScalars.first
        else { return false }
        return ",.;:)".unicodeScalars.contains(first) || WordScalar.writing(of: first) == .withParticles
    }

    /// Whether a text is a part of another one: it begins in lower case or with a mark, or ends with a mark before more.
    private static func isPart(_ core: ArraySlice<UInt8>) -> Bool {
        let scalars = String(decoding: core, as: UTF8.self).unicodeScalars
        guard let first = scalars.first, let last = scalars.last else { return false }
        return first.properties.isLowercase || ",.;:)(-–—|/+&•·".unicodeScalars.contains(first)
            || ",:;(-–—|/+&•·=>".unicodeScalars.contains(last)
    }

    /// Whether a text ends with the colon of a label, which separates it from a value even without a space.
    private static func isLabel(_ core: ArraySlice<UInt8>) -> Bool {
        String(decoding: core.suffix(3), as: UTF8.self).last.map { ":：".contains($0) } ?? false
    }

    /// Whether a text begins with a capital letter and ends with a mark that ends a sentence.
    private static func isSentence(_ core: ArraySlice<UInt8>) -> Bool {
        let scalars = String(decoding: core, as: UTF8.self).unicodeScalars
        guard let first = scalars.first, let last = scalars.last else { return false }
        return first.properties.isUppercase && ".!?…".unicodeScalars.contains(last)
    }

    private func isUsual(_ edges: TextEdges, in unit: UnitContext) -> Bool {
        unit.isBackedByOthers { Self.areAlike(TextEdges($0), edges) }
    }

    private static func areAlike(_ left: TextEdges, _ right: TextEdges) -> Bool {
        left.leading.isEmpty == right.leading.isEmpty && left.trailing.isEmpty == right.trailing.isEmpty
    }

    /// The difference between two edges; nil where both or neither have a space.
    ///
    /// The number of spaces does not count, and edges with line breaks are ignored.
    private func difference(
        _ edge: ArraySlice<UInt8>, _ sourceEdge: ArraySlice<UInt8>, beside neighbour: ArraySlice<UInt8>
    ) -> FindingMessage? {
        guard edge.isEmpty != sourceEdge.isEmpty, !edge.contains(0x0A), !sourceEdge.contains(0x0A),
            !isTibetan(neighbour)
        else { return nil }
        if !edge.isEmpty { return "with \(Self.name(of: edge)) that the source does not have" }
        return isWrittenWithoutSpaces(neighbour) ? nil : "without \(Self.name(of: sourceEdge)) that the source has"
    }

    private static func name(of edge: ArraySlice<UInt8>) -> FindingMessage {
        if edge.allSatisfy({ $0 == 0x09 }) { return edge.count > 1 ? "tabs" : "a tab" }
        return edge.contains(0x09) ? "white space" : "a space"
    }

    /// Tibetan has a space after its punctuation marks, at the end of a text too.
    private func isTibetan(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.count == 3 && bytes.first == 0xE0 && (0xBC...0xBF).contains(bytes[bytes.startIndex + 1])
    }

    /// Whether a character is of a script without spaces between words: Thai, Lao, Myanmar, Khmer, Chinese, Japanese,
    /// and their full-width punctuation.
    private func isWrittenWithoutSpaces(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let lead = bytes.first, bytes.count == 3, let next = bytes.dropFirst().first else { return false }
        switch lead {
        case 0xE0: return next >= 0xB8
        case 0xE1: return (0x80...0x82).contains(next) || (0x9E...0x9F).contains(next)
        case 0xE2: return next >= 0xBA
        case 0xE3...0xE9: return true
        case 0xEF: return (0xBC...0xBD).contains(next)
        default: return false
        }
    }
}
