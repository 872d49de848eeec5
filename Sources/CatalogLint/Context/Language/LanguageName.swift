import CatalogRuntime
import Foundation

/// What languages are called in messages.
package enum LanguageName {
    /// The English name of a language; its tag where there is none.
    package static func of(_ tag: LanguageTag) -> String {
        let canonical = tag.canonical
        return Locale(identifier: "en_US").localizedString(forIdentifier: canonical.spelling) ?? tag.spelling
    }
}
