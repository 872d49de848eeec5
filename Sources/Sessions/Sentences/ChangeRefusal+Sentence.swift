import CatalogCore
import CatalogEditing
import CatalogLint
import CommandOutput
import InterfaceTexts

extension ChangeRefusal {
    /// The reason and possible remedies, as lines for standard error.
    package var lines: [FailureLine] {
        if case .broken(let file) = self { return [FailureLine(file)] }
        return messages.map { .sentence($0.named, about: $0.location) }
    }

    /// The reason and possible remedies, in the interface's language.
    ///
    /// Errors in a file and findings have the wording of `lint`.
    package var sentence: String { messages.map(\.sentence).joined(separator: "; ") }

    /// The reason and possible remedies, for a line that names the key and the language already.
    var statement: String { messages.map(\.placedStatement).joined(separator: "; ") }

    /// The reasons; several only for findings.
    package var messages: [RefusalMessage] {
        if case .findings(let texts) = self { Self.messages(on: texts) } else { [message] }
    }

    /// Returns each message once; several forms of a text may have the same.
    private static func messages(on texts: [RejectedText]) -> [RefusalMessage] {
        texts.reduce(into: []) { messages, text in
            let message = RefusalMessage(text.subject, text.statement.inInterfaceLanguage)
            if !messages.contains(message) { messages.append(message) }
        }
    }

    private static func doubled(_ key: String, at locations: [FileLocation], isFixed: Bool) -> RefusalMessage {
        let places = Words.list(locations.map(\.description), atMost: 4)
        return isFixed
            ? "\(Texts.Refusal.doubledKeyFixed(key: Quotation.of(key), places: places))"
            : "\(Texts.Refusal.doubledKey(key: Quotation.of(key), places: places))"
    }

    private var message: RefusalMessage {
        switch self {
        case .broken(let file): RefusalMessage(FailureLine(file).text)
        case .findings(let texts): RefusalMessage(Self.messages(on: texts).map(\.sentence).joined(separator: "; "))
        case .notInLegacyTables(let key, let limitation):
            RefusalMessage(Quotation.of(key), limitation.sentence.resolved)
        case .notInStoreTexts(let key, let limitation):
            RefusalMessage(Quotation.of(key), limitation.sentence.resolved)
        case .obstacle(let key, let language, let reason):
            "\(Texts.Refusal.obstacle(key: Quotation.of(key), language: language.shown, reason: reason.sentence))"
        case .legacy(let path, let reason): "\(VisibleText.path(path)): \(reason.sentence)"
        case .unknownLanguage(let language, let problem): RefusalMessage(problem.localizedSentence(about: language))
        case .severalLanguages(let path, let tag, let candidates):
            "\(Texts.Refusal.severalLanguages(path: VisibleText.path(path), tag: Quotation.of(tag.spelling), candidates: Words.alternatives(candidates.map(\.shown))))"
        case .severalSpellings(let path, let language, let spellings):
            "\(Texts.Refusal.severalSpellings(path: VisibleText.path(path), language: language.shown, spellings: Words.list(spellings)))"
        case .unknownKey(let key, let nearest): RefusalMessage(Self.unknownKey(key, nearest: nearest))
        case .keyExists(let key, let location, let spelling):
            RefusalMessage(
                at: location, nil,
                key.utf8.elementsEqual(spelling.utf8)
                    ? Texts.Refusal.keyExists(key: Quotation.of(key)).resolved
                    : Texts.Refusal.keyExistsDifferently(key: Quotation.of(key)).resolved)
        case .sameName(let key): "\(Texts.Refusal.sameName(key: Quotation.of(key)))"
        case .objectName(let key): "\(Texts.Refusal.objectName(key: Quotation.of(key)))"
        case .doubledKey(let key, let locations, let isFixed): Self.doubled(key, at: locations, isFixed: isFixed)
        case .noObject(let location, let key, let member):
            RefusalMessage(
                at: location, Quotation.of(key), Texts.Refusal.noObject(member: Quotation.of(member)).resolved)
        case .keyNamedTwice(let key): "\(Texts.Refusal.namedTwice(key: Quotation.of(key)))"
        case .doubledMember(let key, let name, let locations):
            "\(Texts.Refusal.doubledMember(key: Quotation.of(key), name: Quotation.of(name), places: Words.list(locations.map(\.description))))"
        case .symbolCollision(let key, let other, let symbol):
            "\(Texts.Refusal.symbolCollision(key: Quotation.of(key), symbol: VisibleText.shown(symbol), other: Quotation.of(other)))"
        case .pluralCategory(let category, let language, let known):
            "\(Texts.Refusal.pluralCategory(language: language.shown, category: category.rawValue, categories: Words.list(known.map(\.rawValue))))"
        case .needsPart(let key, let language, let parts):
            "\(Texts.Refusal.needsPart(key: Quotation.of(key), language: language.shown, parts: Self.list(parts, in: language)))"
        case .noLocationForPart(let key, let language, let part, let parts) where parts.isEmpty:
            "\(Texts.Refusal.noPart(key: Quotation.of(key), language: language.shown, part: part.shown))"
        case .noLocationForPart(let key, let language, let part, let parts):
            "\(Texts.Refusal.noPlace(key: Quotation.of(key), language: language.shown, part: part.shown, parts: Self.list(parts, in: language)))"
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
        case .sourceLanguage(let language, let path):
            "\(Texts.Refusal.sourceLanguage(path: VisibleText.path(path), language: language.shown))"
        case .languageConflict(let language, let path, let keys):
            RefusalMessage(Self.conflict(over: keys, in: language, path: path))
        case .contentsLost(let language, let location):
            RefusalMessage(at: location, nil, Texts.Refusal.contentsLost(language: language.shown).resolved)
        case .sameTable(let key, let path):
            "\(Texts.Refusal.sameTable(key: Quotation.of(key), path: VisibleText.path(path)))"
        case .otherSource(let key, let path, let old, let new):
            "\(Texts.Refusal.otherSource(key: Quotation.of(key), path: VisibleText.path(path), old: old?.shown ?? "", new: new?.shown ?? ""))"
        case .neededPart(let key, let language, let part):
            RefusalMessage(
                Self.text(of: key, in: language),
                Texts.Refusal.neededPart(part: part.shown, language: language.shown).resolved)
        case .sourceText(let key, let language):
            RefusalMessage(Self.text(of: key, in: language), Texts.Refusal.sourceText.resolved)
        case .unreferredSubstitution(let key, let language, let name):
            RefusalMessage(
                Self.text(of: key, in: language), Texts.Refusal.unreferred(name: VisibleText.shown(name)).resolved)
        case .wholeAndParts(let key, let language):
            RefusalMessage(Quotation.of(key), Texts.Refusal.wholeAndParts(language: language.shown).resolved)
        case .missingLanguages(let key, let languages, let given):
            RefusalMessage(Quotation.of(key), Self.missing(languages, given: given))
        case .missingCategories(let key, let language, let path, let categories):
            RefusalMessage(Quotation.of(key), Self.missing(categories, at: path, in: language))
        }
    }
}

extension ChangeRefusal.StoreTextLimitation {
    fileprivate var sentence: LocalizedString {
        switch self {
        case .names: Texts.Refusal.StoreText.names
        case .forms: Texts.Refusal.StoreText.forms
        case .comments: Texts.Refusal.StoreText.comments
        case .states: Texts.Refusal.StoreText.states
        case .exclusion: Texts.Refusal.StoreText.exclusion
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
    /// Returns a key with the language of its text.
    fileprivate static func text(of key: String, in language: LanguageTag) -> String {
        "\(Quotation.of(key)) (\(language.shown))"
    }

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
