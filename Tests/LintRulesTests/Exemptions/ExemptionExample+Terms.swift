import CatalogCore
import CatalogLint

@testable import LintRules

extension ExemptionExample {
    /// Examples of the rules about terms and consistency.
    static let terms: [ExemptionExample] = [
        .init(
            "diacritics-differ", "other languages are not checked",
            .rows(["es", "it"], ["a": ["Sí", "Rapido"], "b": ["No", "Rápido"]])),
        .init(
            "diacritics-differ", "another rule reports copies of the source",
            .rows(["en", "es"], ["a": ["Rapido", "Rapido"], "b": ["Fast", "Rápido"]])),
        .init("diacritics-differ", "single letters are words of their own", .rows(["fr"], ["a": ["a"], "b": ["à"]])),
        .init(
            "diacritics-differ", "French capitals may lack accents",
            .rows(["fr"], ["a": ["PREFERE"], "b": ["préféré"]])),
        .init(
            "diacritics-differ", "another rule reports Portuguese words without accents",
            .rows(["pt-BR"], ["a": ["O relatorio"], "b": ["Um relatório"]])),
        .init(
            "divergent-translation", "a source without letters is no word",
            .rows(["en", "pt-BR"], ["a": ["5 %", "5 por cento"], "b": ["5 %", "cinco"]])),
        .init(
            "divergent-translation", "a single letter is no word",
            .rows(["en", "pt-BR"], ["a": ["D", "Dia"], "b": ["D", "Quinta"]])),
        .init(
            "divergent-translation", "another rule reports copies of the source",
            .rows(["en", "pt-BR"], ["a": ["Remove", "Remover"], "b": ["Remove", "Remove"]])),
        .init(
            "do-not-translate-term", "the message names the other spelling",
            .texts(
                ["en": #""Open FitToday""#, "pt-BR": #"↓"Abrir o fittoday""#],
                options: RuleOptions(["do-not-translate": ["FitToday"]]))),
        .init(
            "glossary", "one of two uses is translated",
            .texts(["en": #""Workout and workout""#, "pt-BR": #""Treino e sessão""#], glossary: glossary)),
        .init(
            "glossary", "there is no source text",
            .texts(key: "home.start", ["pt-BR": #""Iniciar exercitação""#], glossary: glossary)),
        .init(
            "must-translate-term", "another rule reports copies of the source",
            .texts(
                ["en": #""Open Settings""#, "pt-BR": #""Open Settings""#],
                options: RuleOptions(["terms": ["Settings"]]))),
        .init(
            "must-translate-term", "the term is for another language",
            .texts(
                ["en": #""Open Settings""#, "pt-BR": #""Abra Settings""#],
                options: RuleOptions(["terms": ["de: Settings"]]))),
        .init(
            "divergent-translation", "texts for several devices differ on purpose",
            .entries(
                """
                    "a.remove" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Remove" } },
                      "pt-BR" : { "variations" : { "device" : {
                        "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Remover" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "Excluir" } } } } } } }
                """)),
    ]

    private static let glossary = [
        GlossaryTerm(
            sources: [TermPattern("workout*")], renderings: ["pt-BR": [TermPattern("treino")]],
            never: ["pt-BR": [TermPattern("exercitação")]])
    ]
}
