import CatalogCore
import CatalogLint

@testable import LintRules

extension ExemptionExample {
    /// Examples of the rules about spelling and Portuguese.
    static let spelling: [ExemptionExample] = accents + confusion + crase + variant + dictionary

    private static let accents: [ExemptionExample] = [
        .init(
            "portuguese-accents", "a variant of the source shares its words",
            .catalog(
                """
                { "sourceLanguage" : "pt-PT", "strings" : { "home.show" : { "localizations" : {
                  "pt-PT" : { "stringUnit" : { "state" : "translated", "value" : "O canal que você segue não tem nada" } },
                  "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : ↓"O canal que voce segue não tem nada" } } } } },
                  "version" : "1.0" }
                """)),
        .init(
            "portuguese-accents", "three words are enough to tell another language",
            .texts(["en": #""Start it""#, "pt-BR": #""Record this video""#])),
        .init(
            "portuguese-accents", "two words do not tell another language",
            .texts(["en": #""Start it""#, "pt-BR": #"↓"This video""#])),
        .init(
            "portuguese-accents", "a capital behind a point begins a sentence",
            .texts(["en": #""Useful. Try it""#, "pt-BR": #"↓"Util. Experimente""#])),
        .init(
            "portuguese-accents", "an ending is not a word",
            .texts(["en": #""Dog""#, "pt-BR": #""Ele sabia do cao""#])),
        .init(
            "portuguese-accents", "a word with other accents has none to add",
            .texts(["en": #""Apple""#, "pt-BR": #""Ele sabia da maçacao""#])),
        .init(
            "portuguese-accents", "the text is in another language",
            .texts([
                "en": #""Your calendar is not available now""#,
                "pt-BR": #""El calendario diario del usuario no está disponible en este momento""#,
            ])),
        .init(
            "portuguese-accents", "“until” needs a moment, a number or a limit after it",
            .texts(["en": #""Until""#, "pt-BR": #"↓"Vale ate o fim, ate 5, ate que pare""#])),
        .init(
            "portuguese-accents", "a title is a noun",
            .texts(["en": #""Page""#, "pt-BR": #"↓"Pagina 5""#, "pt-PT": #"↓"Historico: tudo""#])),
        .init(
            "portuguese-accents", "after a preposition, the word is a noun",
            .texts(["en": #""Record""#, "pt-BR": #"↓"Toque desde inicio""#])),
        .init(
            "portuguese-accents", "an invalid thing is at the end of a statement",
            .texts(["en": #""Bad key""#, "pt-BR": #"↓"Código invalido""#])),
        .init(
            "portuguese-accents", "a verb is not at the end of a statement",
            .texts(["en": #""Cancel""#, "pt-BR": #""Hoje invalido o plano""#, "pt-PT": #""Amanhã invalido?""#])),
        .init(
            "portuguese-accents", "the last one is first, or before a number",
            .texts(["en": #""Last""#, "pt-BR": #"↓"Ultimo treino""#, "pt-PT": #""Eu ultimo treino""#])),
        .init(
            "portuguese-accents", "tomorrow ends its sentence",
            .texts(["en": #""Tomorrow""#, "pt-BR": #""Volte amanha %lld""#, "pt-PT": #""Volte amanha cedo""#])),
        .init(
            "portuguese-accents", "the gender shows that “o” is no article of the noun",
            .texts(["en": #""Choose it""#, "pt-BR": #""Escolha o noticia""#])),
        .init(
            "portuguese-accents", "an article begins the text",
            .texts(["en": #""Start""#, "pt-BR": #"↓"O inicio""#])),
        .init(
            "portuguese-accents", "an infinitive begins the text",
            .texts(["en": #""See it""#, "pt-BR": #"↓"Ver inicio""#])),
        .init(
            "portuguese-accents", "a label begins the text",
            .texts(["en": #""Title""#, "pt-BR": #"↓"Inicio: hoje""#, "pt-PT": #""Bom titulo: %@""#])),
        .init(
            "portuguese-accents", "only a word for a woman is a heading before “of”",
            .texts(["en": #""Start""#, "pt-BR": #""Inicio do treino""#])),
        .init(
            "portuguese-accents", "a word for many precedes a plural",
            .texts(["en": #""More""#, "pt-BR": #""Quero mais inicio""#])),
        .init(
            "portuguese-accents", "the last ones are before an argument",
            .texts(["en": #""Last""#, "pt-BR": #"↓"Ultimas %lld""#])),
        .init(
            "portuguese-accents", "nothing follows “until”",
            .texts(["en": #""Until""#, "pt-BR": #""Vale ate""#])),
        .init(
            "portuguese-accents", "a word of three letters has no ending",
            .texts(["en": #""Dog""#, "pt-BR": #""Meu bom titulo e cao""#])),
    ]

    private static let confusion: [ExemptionExample] = [
        .init(
            "portuguese-confusion", "“mais não” without a comma before it",
            .texts(["en": #""Not now, okay?""#, "pt-BR": #""Mais não, certo? Quero mais não, obrigado""#])),
        .init(
            "portuguese-confusion", "another rule reports a text in another language",
            .texts([
                "en": #""The file does not open""#,
                "pt-BR": #""No se puede abrir el archivo de la carpeta, ¿por que?""#,
            ])),
        .init(
            "portuguese-confusion", "a source with both words decides nothing",
            .texts(["en": #""Section of the session""#, "pt-BR": #""Seção de hoje""#])),
        .init(
            "portuguese-confusion", "the text has the right word, too",
            .texts(["en": #""Your session ended""#, "pt-BR": #""Sua sessão na seção acabou""#])),
        .init(
            "portuguese-confusion", "a reason is no question",
            .texts(["en": #""Because it rained""#, "pt-BR": #""Porque choveu""#])),
        .init("portuguese-confusion", "a purpose", .texts(["en": #""For what?""#, "pt-BR": #""Para que?""#])),
        .init(
            "portuguese-confusion", "“mais” may be more",
            .texts(["en": #""More""#, "pt-BR": #""Sim, mais água""#, "pt-PT": #""Quero mais não""#])),
        .init(
            "portuguese-confusion", "“mais” at the beginning", .texts(["en": #""No more""#, "pt-BR": #""Mais não""#])),
        .init(
            "portuguese-confusion", "a phrase ends the text",
            .texts(["en": #""See""#, "pt-BR": #""Ver mas não comprar""#])),
        .init(
            "portuguese-confusion", "other languages have these words, too",
            .texts(["en": #""See more""#, "es": #""Ver mas""#])),
        .init(
            "portuguese-confusion", "the text is in another language",
            .texts([
                "en": #""I want to see more about this week""#,
                "pt-BR": #""Quiero ver mas sobre los entrenamientos de esta semana""#,
            ])),
        .init(
            "portuguese-confusion", "a number stands for any number",
            .texts(["en": #""More than 5""#, "pt-BR": #"↓"mas de 5""#])),
    ]

    private static let crase: [ExemptionExample] = [
        .init(
            "portuguese-crase", "the text ends within the phrase",
            .texts(["en": #""Due to""#, "pt-BR": #""A falta ocorre devido a""#])),
        .init(
            "portuguese-crase", "another rule reports a text in another language",
            .texts([
                "en": #""The phone is offline""#,
                "pt-BR": #""El teléfono de la persona no está conectado a internet""#,
            ])),
        .init(
            "portuguese-crase", "French has this letter, too",
            .texts(["en": #""From %@ on""#, "fr": #""À partir de %@""#])),
        .init(
            "portuguese-crase", "the text is in another language",
            .texts([
                "en": #""Press the button to start now""#,
                "pt-BR": #""Cliquez sur le bouton pour commencer à partir de maintenant""#,
            ])),
        .init(
            "portuguese-crase", "a mark separates the words",
            .texts(["en": #""Back""#, "pt-BR": #""Volte à: todos""#])),
    ]

    private static let variant: [ExemptionExample] = [
        .init(
            "portuguese-variant", "another rule reports a text in another language",
            .texts([
                "en": #""Add a friend to the list""#,
                "pt-BR": #""Añade el contacto a la lista de los amigos que no están aquí""#,
            ])),
        .init(
            "portuguese-variant", "a small letter begins no sentence",
            .texts(["en": #""Saving""#, "pt-BR": #"↓"a carregar: está a gravar…""#])),
        .init(
            "portuguese-variant", "a sentence that goes on",
            .texts(["en": #""Saving""#, "pt-BR": #"↓"A carregar está a gravar""#])),
        .init(
            "portuguese-variant", "a noun before an infinitive",
            .texts(["en": #""Saving""#, "pt-BR": #"↓"Dicas a carregar, está a gravar""#])),
        .init(
            "portuguese-variant", "other languages have these words, too",
            .texts(["en": #""File""#, "es": #""El arquivo""#, "pt-BR": #""O arquivo""#])),
        .init(
            "portuguese-variant", "a word is named once",
            .texts(["en": #""Two files""#, "pt-BR": #"↓"Um ficheiro e outro ficheiro""#])),
        .init(
            "portuguese-variant", "other letters behind the vowel",
            .texts(["en": #""Event""#, "pt-BR": #"↓"O fenómeno e a história""#])),
        .init(
            "portuguese-variant", "no vowel behind the letter",
            .texts(["en": #""Event""#, "pt-BR": #"↓"O fenómeno e o cómputo""#])),
        .init(
            "portuguese-variant", "only “a” before a verb",
            .texts(["en": #""He will sing""#, "pt-BR": #""Ele está para cantar a nota""#])),
        .init(
            "portuguese-variant", "a verb at the beginning is a status only with an ellipsis",
            .texts(["en": #""Singing""#, "pt-BR": #""A cantar""#])),
        .init(
            "portuguese-variant", "a small letter begins no status",
            .texts(["en": #""Loading…""#, "pt-BR": #""a carregar e a gravar…""#])),
        .init(
            "portuguese-variant", "a noun, a short verb and a name",
            .texts(["en": #""Is""#, "pt-BR": #""Ele está a pedido, está a ir, está a Cantar""#])),
    ]

    private static let dictionary: [ExemptionExample] = [
        .init(
            "spelling", "the key has the word",
            .texts(key: "xablau.title", ["en": #""The thing""#, "pt-BR": #""Meu xablau""#]).with(known)),
        .init(
            "spelling", "a word of two translations is still a slip",
            .texts(["en": #""Control panel""#, "pt-BR": #"↓"Painel de contrle""#, "es": #""Panel de contrle""#])
                .with(known)),
        .init(
            "spelling", "a copy of the source proves nothing",
            .texts(["en": #"↓"Open the setings""#, "pt-BR": #""Open the setings""#]).with(known)),
        .init(
            "spelling", "a word in many texts is a term of the project",
            .rows(
                ["pt-BR"],
                [
                    "a": ["Um contrle"], "b": ["Dois contrle"], "c": ["Mais contrle"], "d": ["Outro contrle"],
                    "e": ["Este contrle"], "f": ["Aquele contrle"],
                ]
            ).with(known)),
        .init(
            "spelling", "another rule reports missing accents, confused words and words of Portugal",
            .texts(["en": #""Thing""#, "pt-BR": #""Você e o nao, o voçê, o ficheiro""#])
                .with(Misspellings(["pt-BR": ["nao": [], "voçê": [], "ficheiro": []]]))),
        .init(
            "spelling", "the other rules are about Portuguese",
            .texts(["en": #""Thing""#, "gl": #"↓"Un nao""#]).with(Misspellings(["gl": ["nao": []]]))),
    ]

    private static let known = Misspellings([
        "pt-BR": ["contrle": ["controle"], "xablau": []], "en": ["setings": []],
    ])
}
