import CatalogCore
import CatalogRuntime

/// The declarations with dictionaries by the codes of languages, in which code itself has translations:
/// `["en": "Yes please", "ru": "Да"]`.
enum TranslationsInCode {
    /// Returns the names of such declarations in a file.
    ///
    /// The dictionary can have others as its values, or be one of them: `["en": ["back": "Back"]]`.
    static func declarations(in file: SourceFile) -> Set<String> {
        let keys = file.facts.literals.filter { $0.steps.contains(.key) }
        guard keys.count > 1 else { return [] }
        let dictionaries = Dictionary(grouping: keys) {
            Level(declaration: file.context(of: $0.spot).declaration, depth: $0.steps.count)
        }
        return Set(
            dictionaries.lazy.filter { _, keys in
                let codes = Set(keys.compactMap(\.plainText))
                return codes.count > 1 && codes.allSatisfy(isLanguage)
            }.map(\.key.declaration))
    }

    /// The dictionaries of a declaration that are inside the same number of others.
    private struct Level: Hashable {
        let declaration: String
        let depth: Int
    }

    private static func isLanguage(_ code: String) -> Bool {
        let base = code.prefix { $0 != "-" && $0 != "_" }
        return 2...3 ~= base.count && base.allSatisfy { $0.isASCII && $0.isLowercase }
            && LanguageRegistry.problem(of: LanguageTag(code)) == nil
    }
}
