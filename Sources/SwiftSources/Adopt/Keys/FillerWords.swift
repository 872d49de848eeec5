import CatalogRuntime

/// English, Portuguese and Spanish words with little meaning of their own, in lower case without diacritics.
enum FillerWords {
    private static let lists: [String: Set<String>] = [
        "en": words(english), "pt": words(portuguese), "es": words(spanish),
    ]

    private static let all = lists.values.reduce(into: Set<String>()) { $0.formUnion($1) }

    /// Returns the words of a language; for an unknown language, those of all three.
    static func words(of language: LanguageTag?) -> Set<String> { language?.language.flatMap { lists[$0] } ?? all }

    private static func words(_ text: String) -> Set<String> { Set(text.split { $0.isWhitespace }.map(String.init)) }

    private static let english = """
        a an the of to in on at by for from with and or but so as is are was were be been am do does did has have had
        this that these those it its your you yours my our their his her we they i me us will would can could should
        may might just there here if then than into onto about please
        """

    private static let portuguese = """
        o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para pra pro com sem e ou
        mas que se ao aos seu sua seus suas meu minha meus minhas nosso nossa voce voces eu ele ela eles elas isto isso
        este esta estes estas esse essa esses essas aquele aquela foi ser estao sao tem ter ha ja mais muito como
        """

    private static let spanish = """
        el la los las un una unos unas del al en por con sin y o pero que su sus tu tus mi mis nuestro nuestra usted
        ustedes es son esta estan fue ha han
        """
}
