import XCStringsKit

extension ChangeRefusal {
    /// What is wrong and what can be done about it, in the interface's language.
    ///
    /// What breaks in a file, and what the checks found, is said as `lint` says it.
    package var sentence: String {
        switch self {
        case .broken(let reason): reason
        case .findings(let sentences): sentences.joined(separator: "\n")
        case .notInLegacyTables(let lack): "\(lack.sentence)"
        case .obstacle(let key, let language, let reason):
            "\(Texts.Refusal.obstacle(key: Quotation.of(key), language: language.spelling, reason: reason.sentence))"
        case .legacy(let path, let reason): "\(path): \(reason.sentence)"
        case .unknownLanguage(let language, let problem): problem.localizedSentence(about: language)
        case .severalSpellings(let path, let language, let spellings):
            "\(Texts.Refusal.severalSpellings(path: path, language: language.spelling, spellings: Words.list(spellings)))"
        default: keySentence ?? textSentence
        }
    }

    /// The sentences about keys.
    private var keySentence: String? {
        switch self {
        case .unknownKey(let key, let nearest):
            "\(Texts.Refusal.unknownKey(key: Quotation.of(key)))"
                + Words.didYouMean(nearest.map { Quotation.of($0) })
        case .keyExists(let key, let place, let spelling):
            key.utf8.elementsEqual(spelling.utf8)
                ? "\(Texts.Refusal.keyExists(place: place, key: Quotation.of(key)))"
                : "\(Texts.Refusal.keyExistsDifferently(place: place, key: Quotation.of(key)))"
        case .sameName(let key): "\(Texts.Refusal.sameName(key: Quotation.of(key)))"
        case .doubledKey(let key, let places):
            "\(Texts.Refusal.doubledKey(key: Quotation.of(key), places: Words.list(places)))"
        case .noObject(let place, let key, let member):
            "\(Texts.Refusal.noObject(place: place, key: Quotation.of(key), member: Quotation.of(member)))"
        case .keyNamedTwice(let key): "\(Texts.Refusal.namedTwice(key: Quotation.of(key)))"
        case .doubledMember(let key, let name, let places):
            "\(Texts.Refusal.doubledMember(key: Quotation.of(key), name: Quotation.of(name), places: Words.list(places)))"
        case .symbolCollision(let key, let other, let symbol):
            "\(Texts.Refusal.symbolCollision(key: Quotation.of(key), symbol: symbol, other: Quotation.of(other)))"
        default: nil
        }
    }
}

extension ChangeRefusal.LegacyLack {
    fileprivate var sentence: LocalizedString {
        switch self {
        case .states: Texts.Refusal.Legacy.states
        case .exclusion: Texts.Refusal.Legacy.exclusion
        case .comments: Texts.Refusal.Legacy.comments
        case .emptyKeys: Texts.Refusal.Legacy.emptyKey
        }
    }
}
