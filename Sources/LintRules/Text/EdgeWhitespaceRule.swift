import CatalogCore
import CatalogLint

/// Finds texts that begin or end with a space where their source does not, or the other way round.
struct EdgeWhitespaceRule: UnitRule {
    static let description = RuleDescription(
        id: "edge-whitespace",
        category: .text,
        summary: "a space at the beginning or end that the source text does not have, or lacks",
        rationale: """
            Texts with a space at an edge are often put together with others; where one side has it and the other has \
            not, words run together or a gap appears. Scripts that are written without spaces, Korean particles \
            and punctuation may leave it out, a case of a substitution has it where the text round it has none there, \
            and where most other languages do as this one does, it is the source that is odd. Where only the source \
            has a space and is a whole sentence, which seldom needs one, that is a note at the source, once. Line \
            breaks at an edge are edge-newline's.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        fix: .safe,
        fixLimits: """
            What goes safely is a space at the edge of a whole label or sentence whose source has none at either edge. \
            With `--unsafe` also spaces that are to be added, and those in the cases of substitutions, behind a colon, \
            beside arguments, in Korean, where the source is written without spaces, and where half of the other \
            languages have them.
            """,
        passing: [
            .texts(["en": #""Name: ""#, "pt-BR": #""Nome: ""#, "fr": #""Nom\u00A0:\u00A0""#, "ja": #""名前：""#]),
            .texts(["en": #""Name: ""#]),
            .texts([
                "en": #""Save ""#, "de": #""Sichern""#, "es": #""Guardar""#, "fr": #""Enregistrer""#, "it": #""Salva""#,
            ]),
            .texts(["en": #""Name:\n""#, "pt-BR": #""Nome: \n""#]),
            .texts(["en": #"" and %lld others""#, "ko": #""님 외 %lld명""#, "it": #"", e altri %lld""#]),
        ],
        failing: [
            .texts(["en": #""Name:""#, "pt-BR": #"↓"Nome: ""#]),
            .texts(["en": #"" of ""#, "de": #"↓"von ""#]),
            .texts(["en": #""Name""#, "ja": #"↓"名前　""#]),
            .texts(["en": #"↓" Become a fan!""#, "de": #""Werde ein Fan!""#, "fr": #""Devenez un fan !""#]),
        ]
    )

    static let interest = UnitInterest.every

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let source = unit.sourceText, unit.isInUse else { return }
        let (edges, sourceEdges) = (TextEdges(unit.text), TextEdges(source))
        guard !edges.isTrimmed || !sourceEdges.isTrimmed, !edges.isBlank, !sourceEdges.isBlank else { return }
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
        let mended = edges.text(
            leading: begins == nil ? edges.leading : sourceEdges.leading,
            trailing: ends == nil ? edges.trailing : sourceEdges.trailing)
        let differences = [begins.map { "begins \($0)" }, ends.map { "ends \($0)" }].compactMap { $0 }
        let onlyLess = (begins == nil || sourceEdges.leading.isEmpty) && (ends == nil || sourceEdges.trailing.isEmpty)
        let isSafe =
            onlyLess
            && NeedlessEdges(unit, source: source).maySafelyGo(leading: begins != nil, trailing: ends != nil)
        findings.add(
            "\(differences.joined(separator: " and ")): \(Quotation.of(unit.text)) for \(Quotation.of(source))",
            at: unit.text.place, language: unit.language.tag, part: unit.path,
            fix: unit.replacing(with: mended), isSafe: isSafe)
    }

    /// Blames the source for its stray spaces, beside the first translation that does without them.
    private func reportSource(
        _ source: Text, _ edges: TextEdges, beside unit: UnitContext, into findings: inout FindingSink
    ) {
        let begins = difference(edges.leading, [], beside: [])
        let ends = difference(edges.trailing, [], beside: [])
        guard begins != nil || ends != nil, unit.isFirstTranslation(where: { TextEdges($0).isTrimmed }) else { return }
        let place = begins == nil ? "ends" : ends == nil ? "begins" : "begins and ends"
        findings.add(
            "\(place) with a space that translations such as \(Quotation.of(unit.text)) do not have: "
                + "\(Quotation.of(source)); take it out of the source",
            at: source.place, language: unit.entry.table.sourceLanguage, part: unit.path, atMost: .note)
    }

    /// Whether the beginning needs no space: Korean particles and punctuation follow at once, and a substitution's case
    /// has a space of its own where the text round it has none.
    private static func joinsOn(_ edges: TextEdges, _ neighbours: SubstitutionNeighbours?) -> Bool {
        if let neighbours { return neighbours.areBefore == !edges.leading.isEmpty }
        guard edges.leading.isEmpty,
            let first = String(decoding: edges.core.prefix(4), as: UTF8.self).unicodeScalars.first
        else { return false }
        return ",.;:)".unicodeScalars.contains(first) || WordScalar.writing(of: first) == .withParticles
    }

    /// Whether a text begins with a capital letter and ends with a mark that ends a sentence.
    private static func isSentence(_ core: ArraySlice<UInt8>) -> Bool {
        let scalars = String(decoding: core, as: UTF8.self).unicodeScalars
        guard let first = scalars.first, let last = scalars.last else { return false }
        return first.properties.isUppercase && ".!?…".unicodeScalars.contains(last)
    }

    private func isUsual(_ edges: TextEdges, in unit: UnitContext) -> Bool {
        unit.isBackedByOthers { text in
            let other = TextEdges(text)
            return other.leading.isEmpty == edges.leading.isEmpty && other.trailing.isEmpty == edges.trailing.isEmpty
        }
    }

    /// Whether there is a space counts; how many there are is a matter of taste.
    ///
    /// Edges with line breaks are left alone.
    private func difference(
        _ edge: ArraySlice<UInt8>, _ sourceEdge: ArraySlice<UInt8>, beside neighbour: ArraySlice<UInt8>
    ) -> String? {
        guard edge.isEmpty != sourceEdge.isEmpty, !edge.contains(0x0A), !sourceEdge.contains(0x0A),
            !isTibetan(neighbour)
        else { return nil }
        if !edge.isEmpty { return "with \(Self.name(of: edge)) that the source does not have" }
        return isWrittenWithoutSpaces(neighbour)
            ? nil : "without the source's \(Self.name(of: sourceEdge, article: ""))"
    }

    private static func name(of edge: ArraySlice<UInt8>, article: String = "a ") -> String {
        if edge.allSatisfy({ $0 == 0x09 }) { return edge.count > 1 ? "tabs" : article + "tab" }
        return edge.contains(0x09) ? "white space" : article + "space"
    }

    /// Tibetan puts a space behind its marks, at the end of a text too.
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
