import CatalogCore
import CatalogRuntime

/// Copies of the source texts in state `new`, as Xcode writes them for texts that are left for later.
struct SourceWords {
    private let key: String
    private let texts: [TextAssignment]
    /// The first text of each part.
    private let textsByPart: [PartPath: String]

    init(of addition: KeyAddition, in table: EditableTable) {
        key = addition.key
        texts = addition.texts.filter { table.isSource($0.language) }
        textsByPart = Dictionary(texts.map { ($0.part, $0.text) }) { first, _ in first }
    }

    /// Returns the source texts for another language, with the plural categories that it needs.
    func copies(for language: LanguageTag) -> [TextAssignment] {
        guard !texts.isEmpty else { return [TextAssignment(language, .whole, key)] }
        var seen: Set<PartPath> = []
        return texts.flatMap { text in
            guard text.part.pluralCategory != nil else { return [TextAssignment(language, text.part, text.text)] }
            let path = text.part.parent
            guard seen.insert(path).inserted else { return [] }
            return PluralRules(language: language).neededCategories.map { copy(for: language, at: path, $0) }
        }
    }

    /// Returns the source text for one plural case.
    func copy(for language: LanguageTag, at path: PartPath, _ category: PluralCategory) -> TextAssignment {
        let part = path.appending(.variation(.plural, category.rawValue))
        return TextAssignment(language, part, text(for: part))
    }

    /// Returns the source text that stands in for a part.
    ///
    /// It is the source text of the same part, otherwise of the plural form `other`, otherwise the first one. Without
    /// any source text, it is the key.
    func text(for part: PartPath) -> String {
        let other = part.parent.appending(.variation(.plural, PluralCategory.other.rawValue))
        return textsByPart[part] ?? textsByPart[other] ?? texts.first?.text ?? key
    }
}
