import CatalogRuntime

/// A guest with a language of their own, independent of the program's language.
struct Guest {
    let name: String
    let language: LanguageTag

    static let all = [Guest(name: "João", language: "pt-PT"), Guest(name: "Mary", language: "en-GB")]

    /// The greeting in the guest's language.
    ///
    /// As in a server, the language applies to the closure and its child tasks.
    var greeting: String {
        CatalogLanguage.withLanguage(language) { Strings.Greeting.morning(name: name).resolved }
    }
}
