import CatalogCore
import CatalogLint

/// Finds fillers that are marked as translated.
struct PlaceholderTranslationRule: UnitRule {
    static let description = RuleDescription(
        id: "placeholder-translation",
        category: .coverage,
        summary: "a filler such as TBD or N/A is marked as translated",
        rationale: """
            Every tool counts it as a finished translation. Translate it, or set its state to new. It is fine if the \
            source text is such a filler too, or is the phrase that the letters abbreviate (N/A for Not available). If \
            several languages of a key have the same filler, it may be a convention of the project and is a note, and so \
            is a mark alone, such as “-”, which may stand for a part of a sentence.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        tables: .all,
        fix: .review,
        options: [RuleOption("texts", "more fillers to report; case does not matter")],
        passing: [
            .texts(["en": #""Home""#, "pt-BR": #""Início""#]),
            .texts(["en": #""N/A""#, "pt-BR": #""N/A""#]),
            .texts(["en": #""Not available""#, "pt-BR": #""N/A""#]),
            .texts(["en": #""–""#, "pt-BR": #""-""#]),
            .texts(["en": #""NA""#, "nb": #""N/A""#]),
            .texts(["en": #""v""#, "fr": #""-""#]),
            .texts(["en": #""ALL""#, "pt-BR": #""TODO""#]),
            .entries(
                """
                    "tab.home" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Home" } },
                      "es" : { "stringUnit" : { "state" : "needs_review", "value" : "TBD" } },
                      "pt-BR" : { "stringUnit" : { "state" : "new", "value" : "TBD" } } } }
                """),
        ],
        failing: [
            .texts([
                "en": #""Start workout""#, "de": #"↓"-""#, "fr": #"↓"[TODO]""#, "pt-BR": #"↓"TBD""#,
                "es": #"↓"Lorem ipsum dolor sit amet, consectetur adipiscing elit""#,
            ]),
            .texts(
                ["en": #""Start workout""#, "pt-BR": #"↓"A fazer""#], options: RuleOptions(["texts": ["a fazer"]])),
        ]
    )

    static let interest = UnitInterest.translations

    /// Fillers that are never a translation.
    ///
    /// Words with a meaning in some language are not in the list: `Null` is zero in German. `TODO` is “all” in Spanish
    /// and Portuguese, so it counts there only in brackets.
    private static let standIns = [
        "tbd", "tba", "fixme", "n/a", "xxx", "xxxx", "translate me", "translation missing",
        "missing translation", "needs translation", "to be translated", "(null)",
    ].map { Array($0.utf8) }
    private static let toDo = Array("todo".utf8)
    /// The beginning of filler text.
    private static let filler = Array("lorem ipsum".utf8)
    private static let languagesWithTodo: Set<String> = ["es", "pt", "gl", "ca", "ast", "an"]

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        let texts = findings.options["texts"]
        guard !unit.language.isSource, isStandIn(unit.text, in: unit.language, besides: texts) else { return }
        guard unit.unit.state != .new, unit.unit.state != .needsReview, unit.entry.isTranslatable else { return }
        guard let source = unit.sourceText, !isStandIn(source, in: nil, besides: texts),
            source.string.count(where: \.isLetter) >= fewestLetters(unit.text),
            !isAbbreviated(source.string, to: unit.text.string), !Self.areAlike(source, unit.text)
        else { return }
        findings.add(
            "\(Quotation.of(unit.text)) is not a translation of \(Quotation.of(source)); translate it, or set its state to “new”",
            at: unit.text.location, language: unit.language.tag, part: unit.path,
            // A mark alone may be what a language has in place of a part of a sentence.
            atMost: unit.text.utf8.allSatisfy(Self.isFiller)
                || unit.otherTranslations.contains { $0.hasSameContents(as: unit.text) } ? .note : .warning)
    }

    /// Whether two texts have the same letters, as “N/A” and “NA” have.
    private static func areAlike(_ left: Text, _ right: Text) -> Bool {
        let letters = { (text: Text) in text.string.lowercased().filter(\.isLetter) }
        return !letters(right).isEmpty && letters(left) == letters(right)
    }

    /// The least number of letters of a source text that a filler cannot translate: “v” between two teams may be “-”.
    private func fewestLetters(_ text: Text) -> Int {
        text.utf8.allSatisfy(Self.isFiller) ? 3 : 1
    }

    private func isStandIn(_ text: Text, in language: LanguageFacts?, besides texts: [String]) -> Bool {
        let bytes = text.utf8
        if !bytes.isEmpty, bytes.allSatisfy(Self.isFiller) { return true }
        if Self.isSame(Self.filler, bytes.prefix(Self.filler.count)) { return true }
        // No other filler is longer, with its brackets.
        if bytes.count > 40, texts.isEmpty { return false }
        let bare = Self.withoutBrackets(bytes)
        if Self.mayBeStandIn(bare) || Self.mayBeStandIn(bytes),
            Self.standIns.contains(where: { Self.isSame($0, bare) || Self.isSame($0, bytes) })
        {
            return true
        }
        if Self.isSame(Self.toDo, bare) {
            guard bare.count == bytes.count, let language else { return true }
            return !Self.languagesWithTodo.contains(language.code ?? "")
        }
        return !texts.isEmpty && texts.contains { $0.lowercased() == text.string.lowercased() }
    }

    /// The first letters of the fillers, in both cases.
    private static let initials = standIns.compactMap(\.first).reduce(into: ByteSet()) { set, first in
        set.insert(first)
        set.insert(first & ~0x20)
    }

    private static func mayBeStandIn(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.first.map { initials.contains($0) } ?? false
    }

    private static func isFiller(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "_")
    }

    private static func withoutBrackets(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes
        while let first = bytes.first, opening.contains(first) { bytes.removeFirst() }
        while let last = bytes.last, closing.contains(last) { bytes.removeLast() }
        return bytes
    }

    private static let opening: ByteSet = "[({<- "
    private static let closing: ByteSet = "])}>-:.! "

    private static func isSame(_ word: [UInt8], _ bytes: ArraySlice<UInt8>) -> Bool {
        word.count == bytes.count
            && zip(word, bytes).allSatisfy { $0 == ((0x41...0x5A).contains($1) ? $1 | 0x20 : $1) }
    }

    /// Whether the letters of `short` are the first ones of the words of `text`.
    private func isAbbreviated(_ text: String, to short: String) -> Bool {
        let initials = text.lowercased().split { !$0.isLetter }.compactMap(\.first)
        let letters = short.lowercased().filter(\.isLetter)
        return !letters.isEmpty && String(initials).hasPrefix(letters)
    }
}
