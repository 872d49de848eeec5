import CatalogRuntime
import Foundation

/// Names of languages for messages.
package enum LanguageName {
    /// Returns the English name of a language, or its tag if there is no name.
    package static func of(_ tag: LanguageTag) -> String {
        let canonical = tag.canonical
        return Locale(identifier: "en_US").localizedString(forIdentifier: canonical.spelling) ?? tag.spelling
    }
}
