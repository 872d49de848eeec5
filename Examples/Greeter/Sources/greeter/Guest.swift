import CatalogRuntime

/// Somebody who is spoken to in a language of their own, whatever the program itself speaks.
struct Guest {
    let name: String
    let language: LanguageTag

    static let all = [Guest(name: "João", language: "pt-PT"), Guest(name: "Mary", language: "en-GB")]

    /// As a server answers: the language holds for what is done inside, in child tasks too.
    var greeting: String {
        CatalogLanguage.withLanguage(language) { Strings.Greeting.morning(name: name).resolved }
    }
}
