import CatalogCore
import CatalogRuntime

/// Which text of a key is meant: `pt-BR`, `en.plural.one`.
package struct RequestedPlace: Hashable, Sendable {
    /// The language.
    package let language: LanguageTag
    /// The part.
    package let part: PartPath

    /// Reads a language tag with or without a part behind a dot; nil for what is neither.
    package init?(_ name: String) {
        let dot = name.firstIndex(of: ".") ?? name.endIndex
        language = LanguageTag(String(name[..<dot]))
        guard language.isWellFormed, let part = PartPath(String(name[dot...].dropFirst())),
            part.isWhole == (dot == name.endIndex)
        else { return nil }
        self.part = part
    }
}
