import CatalogRuntime

/// The names of languages in PO files: `pt_BR`, with gettext's script names after an `@`, as in `sr@latin`.
package enum POLanguage {
    /// Returns the name of a language.
    package static func name(of language: LanguageTag) -> String {
        let tag = language.canonical
        guard let script = tag.script, let modifier = LanguageTag.gettextScripts[script], let code = tag.language else {
            return tag.spelling.replacing("-", with: "_")
        }
        let rest = [tag.region].compactMap { $0 } + tag.variants
        return ([code] + rest).joined(separator: "_") + "@" + modifier
    }
}
