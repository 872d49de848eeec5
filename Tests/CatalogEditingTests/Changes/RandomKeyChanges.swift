import CatalogCore
import CatalogRuntime
import TestSupport

@testable import CatalogEditing

/// The existing texts of a table, from which random changes are generated.
struct PresentTexts {
    var keys: [String]
    var languages: [LanguageTag]
    /// Returns the languages and parts of a key.
    var parts: (String) -> [(LanguageTag, PartPath)]
}

/// A generator of random changes to keys, some of which must be refused.
struct RandomKeyChanges {
    var random: SplitMix64
    /// Whether to include states and marks, which legacy tables do not have.
    var hasStates = true

    init(seed: UInt64, hasStates: Bool = true) {
        random = SplitMix64(seed: seed)
        self.hasStates = hasStates
    }

    private static let texts = [
        "", "x", "Início", "ação \"x\" \\ \n\t", "100 %", "%lld days", "%#@days@ of %#@a.b@",
        "%1$#@days@ of %2$#@weeks@", "e\u{301}", "\u{2028}😀", "/",
    ]
    private static let newKeys = [
        "", "a.b", "zz", "Añadir", "item 9", "Cancel", "é", "e\u{301}", "\"q\"\n", "_x", "10",
    ]
    private static let languages: [LanguageTag] = [
        "en", "de", "pt_BR", "pt-BR", "zh_Hans", "iw", "ar", "qq-XX", "klingon x",
    ]
    private static let parts = [
        "", "", "plural.one", "plural.other", "plural.few", "plural.zero", "device.ipad", "device.other",
        "device.mac.plural.one", "device.mac.plural.other", "substitutions.days.plural.other",
        "substitutions.a.b.plural.one", "set.0", "set.2",
    ].compactMap { PartPath($0) }
    private static let states: [TranslationState] = [.new, .translated, .needsReview, .stale, .unknown("")]

    mutating func pick<Value>(_ values: [Value]) -> Value? { values.randomElement(using: &random) }

    mutating func chance(of one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

    mutating func change(of present: PresentTexts) -> KeyChange {
        let old = chance(of: 15) ? pick(Self.newKeys) ?? "" : pick(present.keys) ?? "nothing"
        let new = chance(of: 8) ? pick(present.keys) ?? "" : newKey(besides: present.keys)
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1: return KeyChange(new, .add(changes(of: new, present)))
        case 2: return KeyChange(old, .remove)
        case 3: return KeyChange(old, .rename(new))
        default:
            let marks = hasStates && chance(of: 3)
            return KeyChange(old, .change(changes(of: old, present), marksTranslations: marks))
        }
    }

    /// Returns a key that is similar to an existing key, or a different one.
    private mutating func newKey(besides keys: [String]) -> String {
        guard chance(of: 2), let stem = pick(keys) else { return pick(Self.newKeys) ?? "" }
        return stem + (pick([".b", " 2", "_", "é", ""]) ?? "")
    }

    private mutating func changes(of key: String, _ present: PresentTexts) -> [EntryChange] {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in change(of: key, present) }
    }

    private mutating func change(of key: String, _ present: PresentTexts) -> EntryChange {
        let known = chance(of: 3) ? nil : pick(present.parts(key))
        let language = known?.0 ?? (chance(of: 3) ? pick(Self.languages) : pick(present.languages)) ?? "en"
        let part = chance(of: 4) ? nil : known?.1
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return .comment(pick(["", "c", "A \"button\"", "ends */ é"]) ?? "")
        case 1 where hasStates: return .shouldTranslate(chance(of: 2))
        case 2 where hasStates && chance(of: 3):
            return .extraction(pick([nil, .manual, .stale, .extractedWithValue]) ?? nil)
        case 2 where hasStates, 3 where hasStates:
            let old = chance(of: 2) ? nil : pick(Self.states)
            return .state(language, chance(of: 2) ? nil : part ?? .whole, pick(Self.states) ?? .new, from: old)
        default:
            let state = hasStates ? pick(Self.states) ?? .new : .translated
            return .text(language, part ?? pick(Self.parts) ?? .whole, pick(Self.texts) ?? "", state)
        }
    }
}
