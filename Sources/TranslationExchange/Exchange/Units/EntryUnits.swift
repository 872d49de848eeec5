import CatalogCore
import CatalogLint
import CatalogRuntime

/// The texts of one entry that go to translators of one language.
///
/// A translation that is there says which parts there are; of one that is not, the source does. A plural has the
/// categories that the language needs (`docs/formats.md` §7).
struct EntryUnits {
    /// A text.
    struct Unit {
        let part: PartPath
        let source: String
        let target: LanguageTexts.Unit?
        /// The number of the file that the text is written in, where it is in one.
        let file: Int?
    }

    let source: LanguageTexts
    let target: LanguageTexts
    private let key: String
    private let language: LanguageTag
    private let isSource: Bool
    /// The text of a storyboard's key, which stands in the storyboard.
    private let interfaceText: String?

    init(
        _ entry: Entry, from sourceLanguage: LanguageTag, to language: LanguageTag, isCatalog: Bool,
        interface: InterfaceTexts
    ) {
        interfaceText = interface[entry.key.string]
        source = LanguageTexts(entry.localization(sourceLanguage), isCatalog: isCatalog)
        target = LanguageTexts(entry.localization(language), isCatalog: isCatalog)
        key = entry.key.string
        self.language = language
        isSource = language.isSameLanguage(as: sourceLanguage)
    }

    /// The texts, in the order of their parts.
    var units: [Unit] { parts.map(unit) }

    /// The text at a part, whether or not it goes to translators.
    func unit(_ part: PartPath) -> Unit {
        Unit(
            part: part, source: sourceText(of: part), target: target[part] ?? keyAsText(part),
            file: source[part]?.file ?? target[part]?.file)
    }

    /// A key without a text in the source language is its own, in a file for that language.
    private func keyAsText(_ part: PartPath) -> LanguageTexts.Unit? {
        guard isSource, part.isWhole, source.parts.isEmpty else { return nil }
        return LanguageTexts.Unit(text: interfaceText ?? key, state: .new, file: 0)
    }

    /// Xcode writes the id where the source has no such substitution.
    private func sourceText(of part: PartPath) -> String {
        if source.parts.isEmpty {
            return part.isInSubstitution ? UnitIdentifier.id(of: key, part) : interfaceText ?? key
        }
        return source.text(standingInFor: part) ?? UnitIdentifier.id(of: key, part)
    }

    /// Whether nobody knows what the text of a storyboard's key is.
    var isSourceUnknown: Bool {
        source.parts.isEmpty && interfaceText == nil && KeyStyle.isInterfaceBuilderID(key)
    }

    // MARK: - Parts

    private var parts: [PartPath] {
        let isThere = !target.parts.isEmpty
        let shape = isThere ? target.parts : source.parts.isEmpty ? [.whole] : source.parts
        var parts: [PartPath] = []
        var seen: Set<PartPath> = []
        for part in shape {
            if part.pluralCategory == nil || isThere || isNeeded(part), seen.insert(part).inserted {
                parts.append(part)
            }
            guard part.pluralCategory != nil else { continue }
            for category in neededCategories {
                let sibling = part.parent.appending(.variation(.plural, category.rawValue))
                if seen.insert(sibling).inserted { parts.append(sibling) }
            }
        }
        return parts
    }

    /// Categories of the source that mean nothing in another language stay behind; `zero` is used in every one.
    private func isNeeded(_ part: PartPath) -> Bool {
        guard let category = part.pluralCategory, !isSource else { return true }
        let rules = PluralRules(language: language)
        return !rules.isKnown || category == .zero || rules.neededCategories.contains(category)
    }

    private var neededCategories: [PluralCategory] {
        let rules = PluralRules(language: language)
        return rules.isKnown ? rules.neededCategories : []
    }
}
