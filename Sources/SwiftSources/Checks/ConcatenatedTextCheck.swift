import CatalogLint
import LintRules

/// A check for sentences that code concatenates.
struct ConcatenatedTextCheck: SourceCheck {
    let project: SourceProject
    private let shown: UserFacingDeclarations
    private let languages: KnownLanguages

    init(project: SourceProject, shown: UserFacingDeclarations) {
        self.project = project
        self.shown = shown
        languages = KnownLanguages(project.tables)
    }

    var rule: any Rule.Type { ConcatenatedTextRule.self }

    func check(_ context: ProjectContext, into findings: inout FindingSink) {
        let declarations = project.index.declarations
        for file in project.index.files
        where !file.facts.joins.isEmpty && HardCodedScope.covers(file, declarations) {
            let reader = JoinReader(
                project, file, shown, uses: project.index.uses(in: file.path), languages: languages)
            for join in file.facts.joins where HardCodedScope.covers(file.context(of: join.spot), declarations) {
                guard let sentence = reader.sentence(join) else { continue }
                findings.add(
                    """
                    joined from parts with `+`, but other languages order words differently; make it one \
                    text with a format specifier for each value
                    """,
                    in: file.text, range: join.spot.range, key: sentence.key,
                    atMost: sentence.isCertain ? .error : .note)
            }
        }
    }
}

/// A classifier that decides which concatenations form a sentence.
private struct JoinReader {
    private let project: SourceProject
    private let file: SourceFile
    private let uses: ArraySlice<KeyUse>
    private let locations: UserFacingLocationClassifier
    private let literals: LiteralsByLocation
    /// The literals that `Text` shows, by the start offset of the call.
    private let shown: [Int: LiteralFact]
    private let languages: KnownLanguages

    init(
        _ project: SourceProject, _ file: SourceFile, _ shown: UserFacingDeclarations, uses: ArraySlice<KeyUse>,
        languages: KnownLanguages
    ) {
        self.project = project
        self.file = file
        self.uses = uses
        self.languages = languages
        locations = UserFacingLocationClassifier(file, project.index.values.types, shown)
        literals = LiteralsByLocation(file)
        self.shown = Self.shown(in: file)
    }

    private static func shown(in file: SourceFile) -> [Int: LiteralFact] {
        var shown: [Int: LiteralFact] = [:]
        for literal in file.facts.literals where literal.steps.isEmpty && literal.traits.isEmpty {
            guard case .argument(let number, 0) = literal.role else { continue }
            let call = file.facts.calls[number]
            if call.name == "Text", call.base == .none { shown[call.spot.range.lowerBound] = literal }
        }
        return shown
    }

    /// An operand of a concatenation, by its contribution to the sentence.
    private enum Part {
        /// A text that is looked up by the given key.
        case lookup(String)
        case words(String)
        case value
        /// Spaces and punctuation.
        case glue
        /// A line break, a bullet, a bar, a dash, a semicolon, the colon of a label or the end of a sentence, after which
        /// something new starts, or brackets.
        case end
    }

    /// A sentence that a concatenation forms.
    struct Sentence {
        /// The first lookup or words.
        let key: String
        /// Whether the words show that the parts are one sentence, rather than a name with a suffix or a label with a value.
        let isCertain: Bool
    }

    /// Returns the sentence that a concatenation forms, or nil if it does not form one.
    func sentence(_ join: JoinFact) -> Sentence? {
        let parts = join.parts.flatMap(parts)
        // A long literal in pieces has no value between them, even if one is a path.
        if join.parts.allSatisfy({ literals[$0.range]?.plainText != nil }) { return nil }
        let isText = join.parts.contains(where: \.kind.isText)
        var doubtful: Sentence?
        for phrase in parts.split(whereSeparator: { if case .end = $0 { true } else { false } }) {
            let meaning = phrase.filter { if case .glue = $0 { false } else { true } }
            let lookups = meaning.compactMap { if case .lookup(let key) = $0 { key } else { nil } }
            let words = meaning.compactMap { if case .words(let text) = $0 { text } else { nil } }
            guard meaning.count > 1, let first = (lookups + words).first else { continue }
            let hasValues = meaning.contains { if case .value = $0 { true } else { false } }
            guard isText || !lookups.isEmpty || hasValues && isShown(join, words) else { continue }
            // Texts without a value between are each a text of its own, and keys for both sides let a language choose.
            let isCertain = hasValues && !lookups.contains(where: Self.isForSide) && isOneSentence(meaning)
            let sentence = Sentence(key: first, isCertain: isCertain)
            if sentence.isCertain { return sentence }
            if doubtful == nil { doubtful = sentence }
        }
        return doubtful
    }

    /// Returns whether a key says that its text stands before or behind a value.
    private static func isForSide(_ key: String) -> Bool {
        guard let last = key.split(whereSeparator: { !$0.isLetter && $0 != "%" }).last(where: { !$0.contains("%") })
        else { return false }
        return ["prefix", "suffix"].contains { last.lowercased().hasSuffix($0) }
    }

    /// Returns whether words stand on both sides of a value, a function word at the end of a part needs the next part, or
    /// a part has the verb of a sentence.
    private func isOneSentence(_ parts: [Part]) -> Bool {
        let texts = parts.map(text)
        guard let first = texts.firstIndex(where: { $0 != nil }), let last = texts.lastIndex(where: { $0 != nil })
        else { return false }
        if texts[first..<last].contains(nil) { return true }
        return (first...last).contains { index in
            let prose = Prose(KeyText(texts[index] ?? ""))
            return index > 0 && languages.isFunctionWord(prose.words.first)
                || index + 1 < texts.count && languages.isFunctionWord(prose.words.last)
                || languages.base(of: prose).map { SentenceVerbs.are(in: prose.words, language: $0) } ?? false
        }
    }

    /// Returns the words of a part, empty if nothing is known about them, or nil for a value.
    private func text(_ part: Part) -> String? {
        switch part {
        case .words(let text): text
        case .lookup(let key): sourceTexts(of: key).first ?? (KeyStyle.isIdentifier(key) ? "" : key)
        case .value, .glue, .end: nil
        }
    }

    /// Returns the contributions of an operand: a dash, a line break, the colon of a label or the end of a sentence at one
    /// of its ends separates it from the others.
    private func parts(_ operand: JoinFact.Part) -> [Part] {
        let own = part(operand)
        if case .lookup(let key) = own {
            let beginsApart = Self.beginsLine(key) || ([key] + sourceTexts(of: key)).contains(where: Self.isSentence)
            return (beginsApart ? [.end] : []) + [own] + (isComplete(key) ? [.end] : [])
        }
        guard let literal = literal(of: operand) else { return [own] }
        let texts = literal.segments.map { if case .text(let text) = $0 { text } else { "" } }
        if Self.isInBrackets(texts) { return [.end] }
        let last = texts.last ?? ""
        let first = texts.first ?? ""
        let beginsApart =
            Self.beginsWithDash(first) || Self.beginsWithColon(first) || Self.beginsLine(first)
            || literal.plainText.map(Self.isSentence) ?? false
        return (beginsApart ? [.end] : []) + [own]
            + (Self.endsWithDash(last) || Self.isComplete(last) ? [.end] : [])
    }

    /// Returns whether a literal is a remark in brackets, which stands behind a text in every language: ` (\(count))`,
    /// ` (copy)`.
    private static func isInBrackets(_ texts: [String]) -> Bool {
        let whole = texts.joined(separator: "%").filter { !$0.isWhitespace }
        return [("(", ")"), ("[", "]")].contains { whole.hasPrefix($0) && whole.hasSuffix($1) }
    }

    /// Returns whether a key, or its text in the source language, is the label of what follows, `Name: `, or a whole
    /// sentence.
    private func isComplete(_ key: String) -> Bool {
        Self.isComplete(key) || sourceTexts(of: key).contains(where: Self.isComplete)
    }

    /// Returns the texts of a key in the source languages of its tables.
    private func sourceTexts(of key: String) -> [String] {
        project.keys.entries(of: key).compactMap { entry in
            let table = project.tables[entry.table]
            guard let source = Vocabulary.source(of: table) else { return nil }
            return table.entry(at: entry.index).localization(source)?.content.unit?.value?.string
        }
    }

    private static func beginsLine(_ text: String) -> Bool { text.first?.isNewline ?? false }

    private static func beginsWithColon(_ text: String) -> Bool {
        text.first { !$0.isWhitespace }.map { ":：".contains($0) } ?? false
    }

    private static func isComplete(_ text: String) -> Bool {
        text.last { !$0.isWhitespace }.map { ":：.!?。！？".contains($0) } ?? false
    }

    /// Returns whether a text of several words begins with a capital, or a name such as macOS, and ends like a sentence, so
    /// that it stands alone.
    private static func isSentence(_ text: String) -> Bool {
        guard let first = text.split(whereSeparator: \.isWhitespace).first, first.contains(where: \.isUppercase),
            text.contains(" ")
        else { return false }
        return text.last { !$0.isWhitespace }.map { ".!?".contains($0) } ?? false
    }

    private static func beginsWithDash(_ text: String) -> Bool { dashes.contains { text.hasPrefix(" \($0) ") } }

    private static func endsWithDash(_ text: String) -> Bool { dashes.contains { text.hasSuffix(" \($0) ") } }

    private static let dashes = ["-", "–", "—"]

    private func part(_ part: JoinFact.Part) -> Part {
        if ends(part) { return .end }
        // `.now()` is hardly the symbol of a key.
        if let use = uses.first(where: { isOne(part, $0) && !($0.kind == .accessor && $0.certainty == .likely) }) {
            guard !KeyClassification.hasWords(use.key) else { return .lookup(use.key.key) }
            return part.kind.isText ? mark(use.key.key) : .value
        }
        guard let literal = literal(of: part) else { return part.kind == .image ? .glue : .value }
        let text = literal.segments.compactMap { if case .text(let text) = $0 { text } else { nil } }.joined(
            separator: " ")
        if literal.plainText != nil, !text.contains(where: { $0.isLetter || $0.isNumber }) { return mark(text) }
        let prose = Prose(KeyText(text))
        if prose.isTechnical { return .value }
        if !prose.longWords.isEmpty { return .words(text) }
        return literal.plainText == nil ? .value : mark(text)
    }

    /// Returns the literal that is the operand, or that the operand shows as `Text`.
    private func literal(of part: JoinFact.Part) -> LiteralFact? {
        part.kind == .text ? shown[part.range.lowerBound] : literals[part.range]
    }

    /// Returns whether an operand is the lookup itself, rather than an array or a closure that contains it.
    private func isOne(_ part: JoinFact.Part, _ use: KeyUse) -> Bool {
        guard part.range.contains(use.location.range.lowerBound) else { return false }
        return !part.enclosures.contains { $0.contains(use.location.range.lowerBound) }
    }

    /// Returns whether an operand is a literal with values and line breaks, which ends a sentence.
    private func ends(_ part: JoinFact.Part) -> Bool {
        guard let literal = literal(of: part), literal.plainText == nil else { return false }
        return literal.segments.contains { if case .text(let text) = $0 { text.contains("\n") } else { false } }
    }

    private func mark(_ text: String) -> Part {
        text.contains { "\n\r\t|•·–—;；/\\".contains($0) } ? .end : .glue
    }

    /// Returns whether users see the result of concatenating literals and values.
    private func isShown(_ join: JoinFact, _ words: [String]) -> Bool {
        let context = file.context(of: join.spot)
        guard let location = locations.location(join.role, [], [], context) else { return false }
        let prose = Prose(KeyText(words.joined(separator: " ")))
        switch location.strength {
        case .strong, .proved: return true
        case .named: return prose.beginsUpper || prose.isPhrase
        case .weak: return prose.isPhrase && prose.beginsUpper && ![nil, "en"].contains(languages.base(of: prose))
        }
    }
}
