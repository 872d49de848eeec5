import CatalogCore

/// A search for the hard-coded strings of one file, except those in lookups, which `HardCodedTexts` finds.
struct HardCodedSearch {
    private let project: SourceProject
    private let file: SourceFile
    private let languages: KnownLanguages
    private let places: UserFacingPlaceClassifier
    private let specifiers: SpecifierReader
    /// The start offsets of lookups, whose literals are keys.
    private let looked: Set<Int>
    private let literals: LiteralsByPlace

    init(
        _ project: SourceProject, _ file: SourceFile, _ shown: UserFacingDeclarations, looked: Set<Int>,
        languages: KnownLanguages
    ) {
        self.project = project
        self.file = file
        self.languages = languages
        places = UserFacingPlaceClassifier(file, project.index.values.types, shown)
        specifiers = SpecifierReader(types: project.index.values.types)
        self.looked = looked
        literals = LiteralsByPlace(file)
    }

    /// Returns the hard-coded strings, in the order of the file.
    func texts() -> [HardCodedText] {
        let drafts =
            file.facts.literals.filter { !$0.traits.contains(.isConcatenated) }.compactMap { draft($0) }
            + file.facts.joins.compactMap { draft($0) }
        let accepted = SiblingNames.accepted(drafts)
        return OwnTranslations(accepted, languages).marked(WordLists.marked(accepted)).map(\.text)
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
    }

    /// Returns the candidate for a concatenation of only literals, which is one text split over several lines.
    private func draft(_ join: JoinFact) -> Draft? {
        guard join.parts.allSatisfy({ $0.kind == .literal }) else { return nil }
        let segments = join.parts.compactMap { literals[$0.range] }.flatMap(\.segments).reduce(into: [TextSegment]()) {
            whole, segment in
            if case .text(let text) = segment { whole.append(text: text) } else { whole.append(segment) }
        }
        return draft(LiteralFact(segments: segments, spot: join.spot, role: join.role))
    }

    private func draft(_ literal: LiteralFact) -> Draft? {
        guard !looked.contains(literal.spot.range.lowerBound), literal.segments.hasText, !literal.segments.isAddress
        else { return nil }
        let context = file.context(of: literal.spot)
        guard let place = place(of: literal, context) else { return nil }
        let text = specifiers.text(of: literal.segments, in: context.type)
        let isKey = !project.keys.entries(of: text.key).isEmpty
        // A key at a place that only looks like a visible one may be looked up later.
        guard KeyClassification.hasWords(text), !isKey || place.strength == .proved else { return nil }
        let prose = Prose(text)
        guard !prose.isTechnical, !prose.words.isEmpty, !LanguageNames.contains(text.key) else { return nil }
        // A word in an array is as often a search term as a visible text.
        if place.strength == .weak, prose.longWords.count < 2, !literal.steps.isEmpty { return nil }
        let found = HardCodedText(
            text: text, place: file.place(literal.spot), position: place.position,
            language: languages.language(of: prose),
            isDoubtful: isDoubtful(text.key, prose, literal.role)
                || NameHolders.holds(text.key, in: place.position.name), isKey: isKey
        )
        return Draft(
            text: found, prose: prose, strength: place.strength, isAccepted: accepts(prose, place),
            declaration: context.declaration, isElement: literal.steps == [.element])
    }

    /// Returns whether a visible text may stay as it is: a name of a product, or one lowercase word, which is as often
    /// the name of a symbol or format.
    private func isDoubtful(_ text: String, _ prose: Prose, _ role: LiteralRole) -> Bool {
        if ProductNames.contains(text) { return true }
        guard !isShownAlone(role) else { return false }
        guard prose.words.count == 1, let word = prose.words.first, !prose.hasValues else { return false }
        return word == text && word.allSatisfy { $0.isASCII && $0.isLowercase }
    }

    /// Returns the place of a text, or nil if users do not see it.
    private func place(of literal: LiteralFact, _ context: ContextFact) -> UserFacingPlace? {
        if literal.role == .interpolated { return placeWithin(literal.spot, context) }
        if let key = literal.dictionaryKey, ErrorTexts.keys.contains(key) {
            guard HardCodedScope.covers(context, project.index.declarations) else { return nil }
            return UserFacingPlace(position: .error(property: key), strength: .proved)
        }
        guard let place = places.place(literal.role, literal.steps, literal.traits, context) else { return nil }
        guard !HardCodedScope.covers(context, project.index.declarations) else { return place }
        return place.isProvedByItself && HardCodedScope.coversOuter(context, project.index.declarations) ? place : nil
    }

    /// Returns the place of a text inside a value of another text, which is visible where that text is.
    private func placeWithin(_ spot: SourceSpot, _ context: ContextFact) -> UserFacingPlace? {
        guard HardCodedScope.covers(context, project.index.declarations),
            let outer = literals.literal(around: spot.range), outer.role != .interpolated
        else { return nil }
        guard let place = places.place(outer.role, outer.steps, outer.traits, file.context(of: outer.spot)),
            place.strength == .proved
        else { return nil }
        return place
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

    private func accepts(_ prose: Prose, _ place: UserFacingPlace) -> Bool {
        switch place.strength {
        case .proved:
            prose.isPhrase || prose.isTitle || (prose.hasPlainWord && (prose.beginsUpper || !place.isNamedForPrograms))
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

/// A filter for the display names of enumeration cases.
///
/// If one case of a property certainly has a visible name, the filter also accepts the names of the other cases.
enum SiblingNames {
    static func accepted(_ drafts: [HardCodedSearch.Draft]) -> [HardCodedSearch.Draft] {
        let sure = Set(drafts.filter { $0.isAccepted && isName($0) }.map(\.declaration))
        return drafts.filter { draft in
            draft.isAccepted || (isName(draft) && sure.contains(draft.declaration) && draft.prose.isTitle)
        }
    }

    private static func isName(_ draft: HardCodedSearch.Draft) -> Bool {
        if case .displayName = draft.text.position { return draft.strength > .weak }
        return false
    }
}

/// A mark for long lists of single words, such as words for random names, which are data rather than texts.
enum WordLists {
    /// Returns the candidates, with the members of such lists as doubtful.
    static func marked(_ drafts: [HardCodedSearch.Draft]) -> [HardCodedSearch.Draft] {
        let lists = Dictionary(grouping: drafts.filter(\.isElement), by: List.init)
        let long = Set(lists.filter { isLong($0.value) }.keys)
        guard !long.isEmpty else { return drafts }
        return drafts.map { draft in
            var draft = draft
            if draft.isElement, long.contains(List(draft)) { draft.text.isDoubtful = true }
            return draft
        }
    }

    private static func isLong(_ drafts: [HardCodedSearch.Draft]) -> Bool {
        drafts.count > 11 && drafts.count { $0.prose.words.count == 1 } * 5 >= drafts.count * 4
    }

    /// A list, by the declaration around it and the name of its place.
    private struct List: Hashable {
        let declaration: String
        let name: String

        init(_ draft: HardCodedSearch.Draft) {
            declaration = draft.declaration
            name = draft.text.position.name
        }
    }
}

/// The texts that code itself has in several languages, such as one for each case of an enumeration of languages.
struct OwnTranslations {
    /// The declarations with such texts; short texts beside them show no language.
    private let declarations: Set<String>

    /// Finds the places that get texts in three languages or more.
    init(_ drafts: [HardCodedSearch.Draft], _ languages: KnownLanguages) {
        let sites = Dictionary(grouping: drafts, by: Site.init)
        let found = sites.filter { Set($0.value.compactMap { languages.written(in: $0.prose) }).count > 2 }
        declarations = Set(found.keys.map(\.declaration))
    }

    /// Returns the candidates, with such texts as doubtful.
    func marked(_ drafts: [HardCodedSearch.Draft]) -> [HardCodedSearch.Draft] {
        guard !declarations.isEmpty else { return drafts }
        return drafts.map { draft in
            var draft = draft
            if declarations.contains(draft.declaration) { draft.text.isDoubtful = true }
            return draft
        }
    }

    /// A place that texts flow into, by the declaration around them and its name.
    private struct Site: Hashable {
        let declaration: String
        let name: String

        init(_ draft: HardCodedSearch.Draft) {
            declaration = draft.declaration
            name = draft.text.position.name
        }
    }
}

/// The literals of a file by their location.
struct LiteralsByPlace {
    private let literals: [Int: LiteralFact]
    /// The literals with values, in the order of the file.
    private let interpolated: [LiteralFact]

    init(_ file: SourceFile) {
        interpolated = file.facts.literals.filter { $0.plainText == nil }
        literals = Dictionary(file.facts.literals.map { ($0.spot.range.lowerBound, $0) }) { first, _ in first }
    }

    /// Returns the innermost literal that encloses a range.
    func literal(around range: ByteRange) -> LiteralFact? {
        interpolated.last { $0.spot.range.lowerBound < range.lowerBound && range.upperBound < $0.spot.range.upperBound }
    }

    /// Returns the literal that has exactly this range.
    subscript(range: ByteRange) -> LiteralFact? {
        literals[range.lowerBound].flatMap { $0.spot.range == range ? $0 : nil }
    }
}
