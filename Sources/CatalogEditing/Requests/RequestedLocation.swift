import CatalogCore
import CatalogRuntime

/// A reference to a text of a key: `pt-BR`, `en.plural.one`.
package struct RequestedLocation: Hashable, Sendable {
    /// The language of the text, in any spelling.
    package let language: LanguageTag
    /// The part of the localization.
    package let part: PartPath

    /// Creates a reference to a part in a language.
    package init(_ language: LanguageTag, _ part: PartPath) {
        self.language = language
        self.part = part
    }

    /// Parses a language tag, optionally followed by a dot and a part; nil for other input.
    package init?(_ name: String) {
        let dot = name.firstIndex(of: ".") ?? name.endIndex
        language = LanguageTag(String(name[..<dot]))
        guard language.isWellFormed, let part = PartPath(String(name[dot...].dropFirst())),
            part.isWhole == (dot == name.endIndex)
        else { return nil }
        self.part = part
    }

    /// The language tag, with the part after a dot.
    package var spelling: String { part.isWhole ? language.spelling : "\(language.spelling).\(part)" }

    /// The same part of the same language, equal for every spelling of the language.
    package var canonical: RequestedLocation { RequestedLocation(language.canonical, part) }
}
