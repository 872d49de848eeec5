import CatalogCore
import CatalogLint
import CatalogRuntime

/// The texts of one entry for translators of one language.
///
/// The parts come from the translation, or from the source text if there is no translation. A plural gets the
/// categories that the language needs (`docs/formats.md` §7).
struct EntryUnits {
    /// A text.
    struct Unit {
        let part: PartPath
        let source: String
        let target: LanguageTexts.Unit?
        /// The index of the file that contains the text; nil if no file does.
        let file: Int?
        /// Whether the table has no source text, so that `source` is only the key.
        let isSourceMissing: Bool
    }

    let source: LanguageTexts
    let target: LanguageTexts
    private let key: String
    private let isCatalog: Bool
    private let language: LanguageTag
    private let isSource: Bool
    /// The source text in the storyboard, for a key of a storyboard's table.
    private let interfaceText: String?

    init(
        _ entry: Entry, from sourceLanguage: LanguageTag, to language: LanguageTag, isCatalog: Bool,
        interface: InterfaceTexts
    ) {
        interfaceText = interface[entry.key.string]
        source = LanguageTexts(entry.localization(sourceLanguage), isCatalog: isCatalog)
        target = LanguageTexts(entry.localization(language), isCatalog: isCatalog)
        key = entry.key.string
        self.isCatalog = isCatalog
        self.language = language
        isSource = language.isSameLanguage(as: sourceLanguage)
    }

    /// The texts in the order of their parts.
    var units: [Unit] { parts.map(unit) }

    /// Returns the text of a part, even of a part that is not exported.
    func unit(_ part: PartPath) -> Unit {
        Unit(
            part: part, source: sourceText(of: part), target: target[part] ?? keyAsText(part),
            file: source[part]?.file ?? target[part]?.file, isSourceMissing: isSourceMissing)
    }

    /// Returns the key as the text of the source language, if the key of a catalog has no text there.
    private func keyAsText(_ part: PartPath) -> LanguageTexts.Unit? {
        guard isSource, part.isWhole, source.parts.isEmpty, !isSourceMissing else { return nil }
        return LanguageTexts.Unit(text: interfaceText ?? key, state: .new, file: 0)
    }

    /// Returns the source text of a part.
    ///
    /// Like Xcode, returns the id of the text if the source language lacks the substitution of the part.
    private func sourceText(of part: PartPath) -> String {
        if source.parts.isEmpty {
            return part.isInSubstitution ? UnitIdentifier.id(of: key, part) : interfaceText ?? key
        }
        return source.text(standingInFor: part) ?? UnitIdentifier.id(of: key, part)
    }

    /// Whether neither a legacy table nor its storyboard has a source text for the key.
    ///
    /// In a catalog, the key is the source text then.
    var isSourceMissing: Bool { !isCatalog && source.parts.isEmpty && interfaceText == nil }

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

    /// Returns whether a part is exported.
    ///
    /// Source categories that the target language does not use are omitted, except `zero`, which every language can
    /// use.
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
