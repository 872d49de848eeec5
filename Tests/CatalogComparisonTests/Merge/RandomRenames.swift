import CatalogCore
import TestSupport

/// Random renames of keys, with edits of translations.
struct RandomRenames {
    private var random: SplitMix64
    private var number = 0
    /// The translations that the edits of the last base wrote, and that no later edit removed.
    private(set) var newTexts: Set<String> = []

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    /// A catalog with an English and a German text for each key.
    struct Keys {
        var texts: [String: (source: String, german: String)] = [:]

        /// The catalog in Xcode's format.
        var bytes: [UInt8] {
            let members = texts.map { key, texts in
                DocumentFragment.Member(
                    key,
                    .object([
                        .init(
                            "localizations",
                            .object([
                                .init("de", Self.unit(texts.german)), .init("en", Self.unit(texts.source)),
                            ]))
                    ]))
            }
            return XcodeForm.bytes(
                of: .object([
                    .init("sourceLanguage", .string("en")), .init("strings", .object(members)),
                    .init("version", .string("1.0")),
                ]))
        }

        private static func unit(_ text: String) -> DocumentFragment {
            .object([
                .init("stringUnit", .object([.init("state", .string("translated")), .init("value", .string(text))]))
            ])
        }
    }

    /// Returns a new catalog, and forgets the texts of earlier ones.
    mutating func base() -> Keys {
        newTexts = []
        var keys = Keys()
        for name in ["a", "b", "c", "d"] { keys.texts[name] = ("Source of \(name)", "Text of \(name)") }
        return keys
    }

    /// Returns the catalog after some edits.
    mutating func edited(_ base: Keys) -> Keys {
        var keys = base
        for _ in 0..<Int.random(in: 1...3, using: &random) { edit(&keys) }
        return keys
    }

    private mutating func edit(_ keys: inout Keys) {
        let names = keys.texts.keys.sorted()
        guard let name = names.randomElement(using: &random), let other = names.randomElement(using: &random) else {
            return
        }
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
            let new = "new\(Int.random(in: 0..<3, using: &random))"
            guard keys.texts[new] == nil else { return }
            keys.texts[new] = keys.texts.removeValue(forKey: name)
        case 2: (keys.texts[name], keys.texts[other]) = (keys.texts[other], keys.texts[name])
        case 3:
            if let text = keys.texts.removeValue(forKey: name)?.german { newTexts.remove(text) }
        default:
            number += 1
            if let old = keys.texts[name]?.german { newTexts.remove(old) }
            keys.texts[name]?.german = "Edit \(number)"
            newTexts.insert("Edit \(number)")
        }
    }

    /// Returns whether a catalog has a text.
    func isText(_ text: String, in bytes: [UInt8]) -> Bool {
        String(decoding: bytes, as: UTF8.self).contains("\"\(text)\"")
    }
}
