import CatalogCore
import CatalogLint

/// Finds `à` where there is no article to contract with.
struct PortugueseCraseRule: UnitRule {
    static let description = RuleDescription(
        id: "portuguese-crase",
        category: .language,
        summary: "“à” is used where Portuguese has “a”",
        rationale: """
            “À” is “a” and the article “a” in one word, so it cannot come before a verb (“à partir de”) or a plural \
            (“à pessoas”). Nor can it come before masculine words and pronouns without an article (“à pé”, “à você”, \
            “à todos”). “Á” is not a word. The rule finds only clear cases.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        passing: [
            .texts([
                "en": #""Back to the list""#, "pt-BR": #""Voltar à lista, à mulher, às 10, às fotos, à mais próxima""#,
            ]),
            .texts([
                "en": #""From""#, "pt-BR": #""A partir de hoje, à beira-mar, à Pixar, às vezes, letra á, à uma hora""#,
            ]),
        ],
        failing: [
            .texts(["en": #""From %@ on""#, "pt-BR": #"↓"À partir de %@""#]),
            .texts(["en": #""Add to this folder""#, "pt-BR": #"↓"Adicionar à esta pasta""#]),
            .texts(["en": #""Send to people""#, "pt-BR": #"↓"Enviar à pessoas""#, "pt-PT": #"↓"Enviar às amigos""#]),
            .texts([
                "en": #""Monday to Friday""#, "pt-BR": #"↓"De segunda à sexta""#, "pt": #"↓"Conectar à uma rede""#,
                "pt-PT": #"↓"Acesso á rede""#,
            ]),
        ]
    )

    static let interest = UnitInterest.beyondPlainASCII

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard unit.language.isPortuguese, PortugueseCrase.mayStand(in: unit.text.utf8), unit.isInUse,
            let crase = PortugueseCrase.first(in: unit.plain)
        else { return }
        guard unit.isInOwnLanguage else { return }
        findings.add(
            """
            write \(Quotation.of(crase.wanted)) for \(Quotation.of(crase.found)), because \(crase.reason): \
            \(Quotation.of(unit.text))
            """,
            at: unit.text.place, language: unit.language.tag, part: unit.path)
    }
}
