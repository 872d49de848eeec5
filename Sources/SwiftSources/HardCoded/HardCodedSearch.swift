import CatalogCore
import CatalogLint

/// A search for the hard-coded strings of one file, except those in lookups, which `HardCodedTexts` finds.
struct HardCodedSearch {
    private let project: SourceProject
    private let file: SourceFile
    private let languages: KnownLanguages
    private let locations: UserFacingLocationClassifier
    private let specifiers: SpecifierReader
    /// The start offsets of lookups, whose literals are keys.
    private let looked: Set<Int>
    private let literals: LiteralsByLocation
    /// The calls of functions that look up a key.
    private let lookups: Set<Int>
    /// The names of the project's own programs.
    private let own: Set<String>
    private let redacted: RedactedTexts
    private let doubts: TextDoubts
    private let shown: UserFacingDeclarations

    init(
        _ project: SourceProject, _ file: SourceFile, _ shown: UserFacingDeclarations, looked: Set<Int>,
        asked: Set<Int>,
        languages: KnownLanguages, own: Set<String>, redacted: RedactedTexts, isForeign: Bool
    ) {
        (self.own, self.redacted, self.shown) = (own, redacted, shown)
        doubts = TextDoubts(file, project, languages, isForeign: isForeign, shown)
        self.project = project
        self.file = file
        self.languages = languages
        locations = UserFacingLocationClassifier(file, project.index.values.types, shown)
        specifiers = SpecifierReader(types: project.index.values.types)
        self.looked = looked
        literals = LiteralsByLocation(file)
        lookups = Set(
            file.facts.literals.compactMap { literal in
                guard asked.contains(literal.spot.range.lowerBound), case .argument(let call, _) = literal.role else {
                    return nil
                }
                return call
            })
    }

    /// Returns the hard-coded strings, in the order of the file.
    ///
    /// - Parameter lookups: The hard-coded strings in lookups.
    func texts(beside lookups: [Draft]) -> [HardCodedText] {
        let drafts =
            file.facts.literals.filter { !$0.traits.contains(.isConcatenated) }.compactMap { draft($0) }
            + file.facts.joins.compactMap { draft($0) }
        let accepted = SiblingNames.accepted(drafts)
        let named = LikelyNames.marked(NameLists(drafts).marked(accepted))
        let translated = OwnTranslations(accepted, languages, file)
            .marked(InternalLists.marked(WordLists.marked(named)))
        let fileLanguages = FileLanguages(
            (accepted + lookups).map(\.prose), languages, project.keys.vocabulary)
        return UnprovenLanguage(drafts + lookups, fileLanguages).marked(lookups + translated).map(\.text)
    }

    /// A candidate for a hard-coded string.
    struct Draft {
        var text: HardCodedText
        let prose: Prose
        let strength: UserFacingNames.Strength
        let isAccepted: Bool
        /// The declaration that returns the text; enumeration cases share it.
        let declaration: String
        /// Whether the text is an element of a list.
        let isElement: Bool
        /// Whether the text is a branch of a conditional expression.
        let isChoice: Bool
        /// Whether the text may be a name, if most texts of its list may.
        let mayBeName: Bool
        /// Whether a function or property of a framework shows the text right here.
        let isDirect: Bool
        /// The name of the function or type that the text is an argument of; empty for any other text.
        let callee: String
        /// Whether a table has the text as a key that is not alike in all languages.
        var isTranslated = false
    }

    /// Returns the candidate for a concatenation of only literals, which is one text split over several lines.
    private func draft(_ join: JoinFact) -> Draft? {
        guard join.parts.allSatisfy({ $0.kind == .literal }) else { return nil }
        let segments = join.parts.compactMap { literals[$0.range] }.flatMap(\.segments).reduce(into: [TextSegment]()) {
            whole, segment in
            if case .text(let text) = segment { whole.append(text: text) } else { whole.append(segment) }
        }
        let cases = join.parts.first.flatMap { literals[$0.range] }?.cases ?? []
        return draft(LiteralFact(segments: segments, spot: join.spot, role: join.role, cases: cases))
    }

    private func draft(_ literal: LiteralFact) -> Draft? {
        guard !looked.contains(literal.spot.range.lowerBound), literal.segments.hasText, !literal.segments.isAddress
        else { return nil }
        let context = file.context(of: literal.spot)
        guard !redacted.contain(literal, in: context), let location = location(of: literal, context) else { return nil }
        let text = specifiers.text(of: literal.segments, in: context.type)
        let entries = project.keys.entries(of: text.key)
        let isKey = !entries.isEmpty
        // A key at a place that only looks like a visible one may be looked up later.
        guard KeyClassification.hasWords(text), !isKey || location.strength == .proved else { return nil }
        let prose = Prose(text)
        guard !prose.isTechnical, !prose.words.isEmpty, !LanguageNames.contains(text.key) else { return nil }
        // A word in an array is as often a search term as a visible text.
        if location.strength == .weak, prose.longWords.count < 2, !literal.steps.isEmpty { return nil }
        let found = HardCodedText(
            text: text, location: file.location(literal.spot), position: location.position,
            language: languages.language(of: prose),
            isDoubtful: isDoubtful(text, prose, literal.role) || isName(text.key, prose, literal)
                || literals.hasBranchInOtherScript(literal)
                || !location.isEvident || NameHolders.holds(text.key, in: location.position.name)
                || entries.contains(where: project.keys.hasOtherText)
                || doubts.concern(text.key, literal, prose, location, context),
            isKey: isKey
        )
        return Draft(
            text: found, prose: prose, strength: location.strength, isAccepted: accepts(prose, location),
            declaration: context.declaration, isElement: literal.steps == [.element],
            isChoice: literal.traits.contains(.isChoice),
            mayBeName: !isKey && doubts.mayBeName(literal, prose, location, context),
            isDirect: location.isDirect, callee: callee(of: literal.role),
            isTranslated: entries.contains { !project.keys.isAlikeInAllLanguages($0) })
    }

    private func callee(of role: LiteralRole) -> String {
        if case .argument(let call, _) = role { file.facts.calls[call].name } else { "" }
    }

    /// Returns whether a visible text may stay as it is: a name of a product, or one lowercase word, which is as often
    /// the name of a symbol or format.
    private func isDoubtful(_ text: KeyText, _ prose: Prose, _ role: LiteralRole) -> Bool {
        if TechnicalText.isPair(text) { return true }
        let text = text.key
        if ProductNames.probablyContains(text, prose) || OwnNames.hold(text, of: own) { return true }
        guard !isShownAlone(role) else { return false }
        // Beside values, names and abbreviations alone say the same in all languages: `GitHub API \(code)`.
        if prose.hasValues, !prose.hasPlainWord, !prose.words.contains(where: { $0.allSatisfy(\.isLowercase) }) {
            return true
        }
        guard prose.words.count == 1, let word = prose.words.first, !prose.hasValues else { return false }
        return word == text.prefix(word.count) && text.dropFirst(word.count).allSatisfy { $0 == "." }
            && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "-") }
    }

    /// Returns whether a text probably is a name that stays as it is in all languages.
    private func isName(_ text: String, _ prose: Prose, _ literal: LiteralFact) -> Bool {
        guard prose.isCapitalized else { return isThingInError(prose, literal) }
        // A person behind a text that is looked up: `\("drawn.by".localized) Ana Souza`.
        if prose.beginsWithValue, prose.words.count > 1 {
            let range = literal.spot.range
            if looked.contains(where: { range.lowerBound < $0 && $0 < range.upperBound }) { return true }
        }
        if literals.hasAddress(besideValue: literal, in: file) { return true }
        guard case .argument(let call, let index) = literal.role else { return false }
        if prose.words.count < 4, literals.hasProgram(beside: call, in: file) { return true }
        let labels = file.facts.calls[call].labels
        guard labels.indices.contains(index), labels[index] == "name" else { return false }
        return NameHolders.isPerson(file.facts.calls[call].name) || literals.hasAddress(beside: call, in: file)
    }

    /// Returns whether a text names what an error is about, in the words of the code: `ParserError(element: "event id")`.
    private func isThingInError(_ prose: Prose, _ literal: LiteralFact) -> Bool {
        guard case .argument(let number, let index) = literal.role, !prose.beginsUpper, prose.isCased, !prose.hasValues,
            prose.words.count < 5, languages.base(of: prose).map({ $0 == "en" }) ?? true
        else { return false }
        let call = file.facts.calls[number]
        guard call.labels.indices.contains(index), let label = call.labels[index],
            UserFacingNames.strength(of: label) == .weak
        else { return false }
        if case .type(let type) = call.base { return NonUserFacingNames.isError(Declarations.last(type)) }
        return Names.isType(call.name) && NonUserFacingNames.isError(call.name)
    }

    /// Returns the place of a text, or nil if users do not see it.
    private func location(of literal: LiteralFact, _ context: ContextFact) -> UserFacingLocation? {
        if literal.role == .interpolated { return placeWithin(literal.spot, context) }
        if let key = literal.dictionaryKey, ErrorTexts.keys.contains(key) {
            guard HardCodedScope.covers(context, project.index.declarations) else { return nil }
            return UserFacingLocation(
                position: .error(property: key), strength: .proved, isEvident: shown.passesErrors(context.declaration))
        }
        guard !isDefaultText(literal.role),
            let location = locations.location(literal.role, literal.steps, literal.traits, context)
        else { return nil }
        guard !HardCodedScope.covers(context, project.index.declarations) else { return location }
        return location.isProvedByItself && HardCodedScope.coversOuter(context, project.index.declarations)
            ? location : nil
    }

    /// Returns whether a text stands in for a missing one of a key that the same call looks up:
    /// `text("home.title", fallback: "Home")`.
    private func isDefaultText(_ role: LiteralRole) -> Bool {
        guard case .argument(let call, let index) = role, lookups.contains(call) else { return false }
        let labels = file.facts.calls[call].labels
        return labels.indices.contains(index) && labels[index].map(Self.defaults.contains) ?? false
    }

    private static let defaults: Set<String> = [
        "fallback", "default", "defaultText", "defaultValue", "value", "comment",
    ]

    /// Returns the place of a text inside a value of another text, which is visible where that text is.
    private func placeWithin(_ spot: SourceSpot, _ context: ContextFact) -> UserFacingLocation? {
        guard HardCodedScope.covers(context, project.index.declarations),
            let outer = literals.literal(around: spot.range), outer.role != .interpolated
        else { return nil }
        guard let location = locations.location(outer.role, outer.steps, outer.traits, file.context(of: outer.spot)),
            location.strength == .proved
        else { return nil }
        return location
    }

    /// Returns whether a function of a framework shows a text, or a text is part of another: `Text("\(n) \("days")")`.
    private func isShownAlone(_ role: LiteralRole) -> Bool {
        switch role {
        case .interpolated: return true
        case .argument(let number, let index):
            let call = file.facts.calls[number]
            return UserFacingSignatures.table.row(for: call, argument: index) != nil
                || SignatureTable.standard.row(for: call, argument: index) != nil
        default: return false
        }
    }

    private func accepts(_ prose: Prose, _ location: UserFacingLocation) -> Bool {
        switch location.strength {
        case .proved:
            prose.isPhrase || prose.isTitle || prose.joinsValues
                || (prose.hasPlainWord && (prose.beginsUpper || !location.isNamedForPrograms))
        case .strong: prose.isPhrase || prose.isTitle || (prose.hasValues && prose.longWords.contains { $0.count > 2 })
        case .named: prose.isPhrase && (prose.beginsUpper || languages.base(of: prose) != nil)
        case .weak: isForeign(prose)
        }
    }

    /// Returns whether the language shows that a text is for users, because developers mostly write English to each
    /// other.
    private func isForeign(_ prose: Prose) -> Bool {
        guard !prose.isQuoted, prose.beginsUpper || !prose.isCased || prose.beginsWithValue,
            let base = languages.base(of: prose), base != "en"
        else { return false }
        if ["ja", "zh", "ko", "th", "ar", "he", "el", "ru"].contains(base) { return prose.words.joined().count > 7 }
        let beyond = prose.words.contains { $0.contains { !$0.isASCII } }
        let known = languages.functionWords(of: prose, in: base)
        guard languages.has(base) else { return prose.longWords.count > 2 && known + (beyond ? 1 : 0) > 1 }
        if prose.longWords.count == 1 { return beyond && prose.isTitle && languages.has(base) }
        return prose.words.count > 2 ? known + (beyond ? 1 : 0) > 1 : beyond
    }
}
