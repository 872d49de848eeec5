import ArgumentParser
import CatalogCore

/// The language and part of a text, such as `pt-BR` or `en.plural.one`.
struct LanguagePart: Sendable {
    let language: LanguageTag
    let part: PartPath

    /// Parses `LANG=…` or `LANG.PART=…`.
    ///
    /// - Parameter form: The expected form, for error messages.
    /// - Returns: The language and part, and the value after the `=`.
    static func parse(_ argument: String, form: String) throws -> (location: LanguagePart, value: String) {
        guard let equals = argument.firstIndex(of: "=") else {
            throw ValidationError("“=” is missing; write \(form), such as pt-BR=…")
        }
        return (try LanguagePart(argument[..<equals]), String(argument[equals...].dropFirst()))
    }

    /// Parses `LANG` or `LANG.PART`.
    init(_ name: Substring) throws {
        let dot = name.firstIndex(of: ".") ?? name.endIndex
        language = LanguageTag(String(name[..<dot]))
        guard language.isWellFormed else {
            throw ValidationError("“\(language)” is not a language tag; tags look like pt-BR or zh-Hans")
        }
        let path = String(name[dot...].dropFirst())
        guard let part = PartPath(path), part.isWhole == (dot == name.endIndex) else {
            throw ValidationError(
                "“\(path)” is not a part of a text; parts look like plural.one, device.ipad, device.ipad.plural.one, "
                    + "substitutions.NAME.plural.one, set.0")
        }
        self.part = part
    }
}
