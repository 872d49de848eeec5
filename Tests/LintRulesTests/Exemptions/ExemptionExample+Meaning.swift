import CatalogLint

@testable import LintRules

extension ExemptionExample {
    /// Examples of the rules that compare meanings.
    static let meaning: [ExemptionExample] = [
        .init(
            "opposite-word", "the words of another source language only look English",
            .catalog(
                """
                { "sourceLanguage" : "de", "strings" : { "home.show" : { "localizations" : {
                  "de" : { "stringUnit" : { "state" : "translated", "value" : "Die Show im Versteck" } },
                  "es" : { "stringUnit" : { "state" : "translated", "value" : "El acto en el escondite" } } } } },
                  "version" : "1.0" }
                """)),
        .init(
            "reused-translation", "a key without a source text says nothing",
            .rows(
                ["de", "fr", "es", "it"],
                [
                    "home.title": ["Teilen", "Partager", "Compartir", "Condividi"],
                    "Import a photo": ["Teilen", "Importer", "Importar", "Importa"],
                ])),
        .init(
            "reused-translation", "keys that are not to be translated do not count",
            .entries(
                RuleExample.key(
                    "Share", #""shouldTranslate" : false"#,
                    [
                        "de": RuleExample.text(#""Teilen""#), "fr": RuleExample.text(#""Partager""#),
                        "es": RuleExample.text(#""Compartir""#), "it": RuleExample.text(#""Condividi""#),
                    ]) + ",\n"
                    + RuleExample.key(
                        "Import a photo",
                        [
                            "de": RuleExample.text(#""Teilen""#), "fr": RuleExample.text(#""Importer une photo""#),
                            "es": RuleExample.text(#""Importar una foto""#),
                            "it": RuleExample.text(#""Importa una foto""#),
                        ]))),
        .init(
            "length-outlier", "a form for one number may be short",
            .entries(
                RuleExample.key(
                    "home.inputs",
                    [
                        "en": RuleExample.plural(["one": "Inputs", "other": "%lld inputs"]),
                        "de": RuleExample.plural([
                            "one": "Bitte geben Sie die Daten ein, die Sie in das Feld eingeben möchten.",
                            "other": "%lld Eingaben",
                        ]),
                    ]))),
        .init(
            "length-outlier", "another rule reports swapped translations",
            .rows(
                ["de"],
                [
                    "Delete": ["Wähle %lld Fotos aus deiner ganzen Sammlung aus"],
                    "Select %lld photos of your whole collection": ["Löschen"], "Select": ["Auswählen"],
                    "Select all photos of your collection": ["Alle Fotos deiner Sammlung auswählen"],
                ])),
        .init(
            "length-outlier", "another rule reports swapped translations of very different lengths",
            .rows(
                ["de"],
                [
                    "Delete": [
                        "Wähle %lld Fotos aus deiner ganzen Sammlung aus, die du für deine Familie behalten möchtest"
                    ],
                    "Select %lld photos of your whole collection that you want to keep for your family": ["Löschen"],
                ])),
        .init(
            "opposites", "a text that is the opposite of two others is reported once",
            .rows(["de"], ["North": ["Norden"], "South": ["↓Norden"], "East": ["↓Norden"]])),
        .init(
            "machine-leftover", "the other variant of the source's language is no translation",
            .texts(["en": #""Press ⌃Z to undo""#, "en-GB": #""<unk> Z to undo""#])),
        .init(
            "machine-leftover", "the text does not translate the comment",
            .entries(
                RuleExample.key(
                    "Secure", #""comment" : "Whether the mTLS connection on port 8089 is used for servers.""#,
                    ["es": RuleExample.text(#""Seguro""#)]))),
        .init(
            "opposites", "most languages use one word for both",
            .rows(
                ["de", "fr", "es", "it"],
                [
                    "Undo": ["Wiederholen", "Répéter", "Repetir", "Ripeti"],
                    "Redo": ["Wiederholen", "Répéter", "Repetir", "Ripeti"],
                ])),
        .init(
            "opposites", "a text is reported once",
            .rows(
                ["de"],
                ["Undo": ["Wiederholen"], "undo": ["Wiederholen"], "Redo": ["↓Wiederholen"]])),
        .init(
            "reused-translation", "a text for many sources is a general one",
            .rows(
                ["de", "fr", "es", "it"],
                [
                    "Share": ["Teilen", "Partager", "Compartir", "Condividi"],
                    "Import a photo": ["Teilen", "Importer", "Importar", "Importa"],
                    "Close the door": ["Teilen", "Fermer", "Cerrar", "Chiudi"],
                    "Open a window": ["Teilen", "Ouvrir", "Abrir", "Apri"],
                    "Start walking": ["Teilen", "Marcher", "Caminar", "Cammina"],
                    "Stop running": ["Teilen", "Arrêter", "Parar", "Ferma"],
                    "Buy some milk": ["Teilen", "Acheter", "Comprar", "Compra"],
                ])),
        .init(
            "reused-translation", "another rule reports opposites",
            .rows(
                ["de", "fr", "es", "it"],
                [
                    "Undo": ["Wiederholen", "Annuler", "Deshacer", "Annulla"],
                    "Redo": ["Wiederholen", "Rétablir", "Rehacer", "Ripristina"],
                ])),
        .init(
            "reused-translation", "keys that are not to be translated are not compared",
            .entries(
                RuleExample.key(
                    "Share", #""shouldTranslate" : false"#,
                    [
                        "de": RuleExample.text(#""Teilen""#), "fr": RuleExample.text(#""Partager""#),
                        "es": RuleExample.text(#""Compartir""#), "it": RuleExample.text(#""Condividi""#),
                    ]) + ",\n"
                    + RuleExample.key(
                        "Import a photo",
                        [
                            "de": RuleExample.text(#""Teilen""#), "fr": RuleExample.text(#""Importer une photo""#),
                            "es": RuleExample.text(#""Importar una foto""#),
                            "it": RuleExample.text(#""Importa una foto""#),
                        ]))),
        .init(
            "reused-translation", "short texts are often equal",
            .rows(
                ["de", "fr", "es", "it"],
                [
                    "Share": ["Tor", "Partager", "Compartir", "Condividi"],
                    "Import a photo": ["Tor", "Importer une photo", "Importar una foto", "Importa una foto"],
                ])),
    ]
}
