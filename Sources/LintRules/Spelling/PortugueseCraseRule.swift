import CatalogCore
import CatalogLint

/// Finds `à` where there is no article to contract with, and `a` where there is one.
struct PortugueseCraseRule: UnitRule {
    static let description = RuleDescription(
        id: "portuguese-crase",
        category: .language,
        summary: "“à” is used where Portuguese has “a”, or the reverse",
        rationale: """
            “À” is “a” and the article “a” in one word, so it cannot come before a verb (“à partir de”) or a plural \
            (“à pessoas”). Nor can it come before masculine words and pronouns without an article (“à pé”, “à você”, \
            “à todos”). “Á” is not a word. In “Voltar a página inicial”, “Das 8h as 10h” and “Fique a vontade”, the \
            article is missing. The rule finds only clear cases.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        tables: .all,
        passing: [
            .texts([
                "en": #""Back to the list""#, "pt-BR": #""Voltar à lista, à mulher, às 10, às fotos, à mais próxima""#,
            ]),
            .texts([
                "en": #""From""#, "pt-BR": #""A partir de hoje, à beira-mar, à Pixar, às vezes, letra á, à uma hora""#,
            ]),
            .texts([
                "en": #""Go back""#,
                "pt-BR": #""Voltar a ver a página, acessar a câmera, todas as vezes, as 10 telas, das 8h às 10h""#,
            ]),
        ],
        failing: [
            .texts(["en": #""Home page""#, "pt-BR": #"↓"Voltar a página inicial""#, "pt-PT": #"↓"Das 8h as 10h""#]),
            .texts(["en": #""Camera access""#, "pt-BR": #"↓"Acesso a câmera""#, "pt-PT": #"↓"Fique a vontade""#]),
            .texts(["en": #""Go online""#, "pt-BR": #"↓"Conecte-se a internet""#]),
            .texts(["en": #""Soon""#, "pt-BR": #"↓"Daqui à pouco""#, "pt-PT": #"↓"Cara à cara""#]),
            .texts(["en": #""From %@ on""#, "pt-BR": #"↓"À partir de %@""#]),
            .texts(["en": #""Add to this folder""#, "pt-BR": #"↓"Adicionar à esta pasta""#]),
            .texts(["en": #""Send to people""#, "pt-BR": #"↓"Enviar à pessoas""#, "pt-PT": #"↓"Enviar às amigos""#]),
            .texts([
                "en": #""Monday to Friday""#, "pt-BR": #"↓"De segunda à sexta""#, "pt": #"↓"Conectar à uma rede""#,
                "pt-PT": #"↓"Acesso á rede""#,
            ]),
        ]
    )

    static let interest = UnitInterest.portuguese

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        if PhraseTable.missingCrase.mayStand(in: unit.wordHashes) { checkMissing(unit, into: &findings) }
        guard PortugueseCrase.mayStand(in: unit.wordHashes), unit.isInUse,
            let crase = PortugueseCrase.first(in: unit.plain)
        else { return }
        guard unit.isInOwnLanguage else { return }
        findings.add(
            """
            write \(Quotation.of(crase.wanted)) for \(Quotation.of(crase.written)), because \(crase.reason): \
            \(Quotation.of(unit.text))
            """,
            at: unit.text.location, language: unit.language.tag, part: unit.path)
    }

    private func checkMissing(_ unit: UnitContext, into findings: inout FindingSink) {
        guard unit.isInUse, let missing = PhraseTable.missingCrase.first(in: unit.plain), unit.isInOwnLanguage else {
            return
        }
        let reason: FindingMessage = "the article is missing"
        findings.add(
            """
            write \(Quotation.of(missing.wanted)) for \(Quotation.of(missing.written)), because \(reason): \
            \(Quotation.of(unit.text))
            """,
            at: unit.text.location, language: unit.language.tag, part: unit.path)
    }
}
