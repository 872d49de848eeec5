import CatalogCore
import CatalogEditing
import CatalogLint
import CommandOutput
import InterfaceTexts

extension ChangeRefusal {
    /// The reason and possible remedies, as lines for standard error.
    package var lines: [FailureLine] {
        switch self {
        case .broken(let file): [FailureLine(file)]
        case .findings(let texts): Self.sentences(on: texts).map { .sentence($0) }
        default: [.sentence(sentence)]
        }
    }

    /// Returns each message once; several forms of a text may have the same.
    private static func sentences(on texts: [RejectedText]) -> [String] {
        texts.map(\.message.inInterfaceLanguage).reduce(into: []) { sentences, sentence in
            if !sentences.contains(sentence) { sentences.append(sentence) }
        }
    }

    /// The reason and possible remedies, in the interface's language.
    ///
    /// Errors in a file and findings have the wording of `lint`.
    package var sentence: String {
        switch self {
        case .broken(let file): FailureLine(file).text
        case .findings(let texts): Self.sentences(on: texts).joined(separator: "; ")
        case .notInLegacyTables(let key, let limitation): "\(Quotation.of(key)): \(limitation.sentence)"
        case .obstacle(let key, let language, let reason):
            "\(Texts.Refusal.obstacle(key: Quotation.of(key), language: language.shown, reason: reason.sentence))"
        case .legacy(let path, let reason): "\(VisibleText.path(path)): \(reason.sentence)"
        case .unknownLanguage(let language, let problem): problem.localizedSentence(about: language)
        case .severalLanguages(let path, let tag, let candidates):
            "\(Texts.Refusal.severalLanguages(path: VisibleText.path(path), tag: Quotation.of(tag.spelling), candidates: Words.alternatives(candidates.map(\.shown))))"
        case .severalSpellings(let path, let language, let spellings):
            "\(Texts.Refusal.severalSpellings(path: VisibleText.path(path), language: language.shown, spellings: Words.list(spellings)))"
        case .unknownKey(let key, let nearest): Self.unknownKey(key, nearest: nearest)
        case .keyExists(let key, let place, let spelling):
            key.utf8.elementsEqual(spelling.utf8)
                ? "\(Texts.Refusal.keyExists(place: VisibleText.path(place), key: Quotation.of(key)))"
                : "\(Texts.Refusal.keyExistsDifferently(place: VisibleText.path(place), key: Quotation.of(key)))"
        case .sameName(let key): "\(Texts.Refusal.sameName(key: Quotation.of(key)))"
        case .doubledKey(let key, let places):
            "\(Texts.Refusal.doubledKey(key: Quotation.of(key), places: Words.list(places.map { VisibleText.path($0) }, atMost: 4)))"
        case .noObject(let place, let key, let member):
            "\(Texts.Refusal.noObject(place: VisibleText.path(place), key: Quotation.of(key), member: Quotation.of(member)))"
        case .keyNamedTwice(let key): "\(Texts.Refusal.namedTwice(key: Quotation.of(key)))"
        case .doubledMember(let key, let name, let places):
            "\(Texts.Refusal.doubledMember(key: Quotation.of(key), name: Quotation.of(name), places: Words.list(places.map { VisibleText.path($0) })))"
        case .symbolCollision(let key, let other, let symbol):
            "\(Texts.Refusal.symbolCollision(key: Quotation.of(key), symbol: VisibleText.shown(symbol), other: Quotation.of(other)))"
        case .pluralCategory(let category, let language, let known):
            "\(Texts.Refusal.pluralCategory(language: language.shown, category: category.rawValue, categories: Words.list(known.map(\.rawValue))))"
        case .needsPart(let key, let language, let parts):
            "\(Texts.Refusal.needsPart(key: Quotation.of(key), language: language.shown, parts: Self.list(parts, in: language)))"
        case .noPlaceForPart(let key, let language, let part, let parts) where parts.isEmpty:
            "\(Texts.Refusal.noPart(key: Quotation.of(key), language: language.shown, part: part.shown))"
        case .noPlaceForPart(let key, let language, let part, let parts):
            "\(Texts.Refusal.noPlace(key: Quotation.of(key), language: language.shown, part: part.shown, parts: Self.list(parts, in: language)))"
        case .wholeAndParts(let key, let language):
            "\(Texts.Refusal.wholeAndParts(key: Quotation.of(key), language: language.shown))"
        case .doubledText(let key, let language, let part) where part.isWhole:
            "\(Texts.Refusal.textTwice(key: Quotation.of(key), language: language.shown))"
        case .doubledText(let key, let language, let part):
            "\(Texts.Refusal.partTwice(key: Quotation.of(key), language: language.shown, part: part.shown))"
        case .unknownState(let state):
            "\(Texts.Refusal.unknownState(state: Quotation.of(state), states: Words.list(TranslationState.known.map(\.spelling))))"
        case .noText(let key, let language, let part?):
            "\(Texts.Refusal.noTextAt(key: Quotation.of(key), language: language.shown, part: part.shown))"
        case .noText(let key, let language, nil):
            "\(Texts.Refusal.noText(key: Quotation.of(key), language: language.shown))"
        case .textChanged(let key, let language, let text):
            "\(Texts.Refusal.textChanged(key: Quotation.of(key), language: language.shown, text: Quotation.of(text)))"
        case .neededPart(let key, let language, let part):
            "\(Texts.Refusal.neededPart(key: Quotation.of(key), language: language.shown, part: part.shown))"
        case .sourceText(let key, let language):
            "\(Texts.Refusal.sourceText(key: Quotation.of(key), language: language.shown))"
        case .sourceLanguage(let language, let path):
            "\(Texts.Refusal.sourceLanguage(path: VisibleText.path(path), language: language.shown))"
        case .languageConflict(let language, let path, let keys): Self.conflict(over: keys, in: language, path: path)
        case .contentsLost(let language, let place):
            "\(Texts.Refusal.contentsLost(place: VisibleText.path(place), language: language.shown))"
        case .sameTable(let key, let path):
            "\(Texts.Refusal.sameTable(key: Quotation.of(key), path: VisibleText.path(path)))"
        case .otherSource(let key, let path, let old, let new):
            "\(Texts.Refusal.otherSource(key: Quotation.of(key), path: VisibleText.path(path), old: old?.shown ?? "", new: new?.shown ?? ""))"
        case .unreferredSubstitution(let key, let language, let name):
            "\(Texts.Refusal.unreferred(key: Quotation.of(key), language: language.shown, name: VisibleText.shown(name)))"
        case .missingLanguages(let key, let languages, let given):
            Self.missing(languages, of: key, given: given)
        case .missingCategories(let key, let language, let path, let categories):
            Self.missing(categories, at: path, of: key, in: language)
        }
    }
}

extension ChangeRefusal.LegacyLimitation {
    fileprivate var sentence: LocalizedString {
        switch self {
        case .states: Texts.Refusal.Legacy.states
        case .marks: Texts.Refusal.Legacy.marks
        case .exclusion: Texts.Refusal.Legacy.exclusion
        case .comments: Texts.Refusal.Legacy.comments
        case .emptyKeys: Texts.Refusal.Legacy.emptyKey
        }
    }
}

extension ChangeRefusal {
    /// The sentence about a missing key, with the codes of both keys if they look the same.
    fileprivate static func unknownKey(_ key: String, nearest: String?) -> String {
        // The key itself was there before an earlier change of the same list.
        guard let nearest, !nearest.isSpelled(as: key) else {
            return Texts.Refusal.unknownKey(key: Quotation.of(key)).resolved
        }
        let (own, other) = LookAlikes(key, nearest)?.quoted ?? (Quotation.of(key), Quotation.of(nearest))
        return Texts.Refusal.unknownKey(key: own).resolved + Words.didYouMean(other)
    }
}
