import CatalogCore
import CatalogLint

/// Finds Portuguese words that are confused with others that sound alike.
struct PortugueseConfusionRule: UnitRule {
    static let description = RuleDescription(
        id: "portuguese-confusion",
        category: .language,
        summary: "a Portuguese word is confused with one that sounds alike",
        rationale: """
            The wrong and the right word sound alike but are spelled differently. Examples are “A 3 dias atrás” (há), \
            “ver mas” (mais), “mal funcionamento” (mau), “afim de” (a fim de), “por que?” (por quê?), “encerrar seção” \
            (sessão), “eles tem” (têm), “entre eu e você” (mim) and “voçê”. The rule finds only clear cases.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        tables: .all,
        passing: [
            .texts(["en": #""Older""#, "pt-BR": #""De 2 a 3 dias atrás, há 3 dias, mas não agora""#]),
            .texts(["en": #""Why not?""#, "pt-BR": #""Por que não? Por quê?""#, "pt-PT": #""Porque não?""#]),
            .texts(["en": #""Section of the session""#, "pt-BR": #""Seção da sessão""#]),
            .texts([
                "en": #""Two to three days ago""#,
                "pt-BR": #""De dois a três dias atrás. Eles fazem dois dias de treino""#,
            ]),
            .texts(["en": #""Hard for me to do""#, "pt-BR": #""É difícil para mim fazer isso. Ele tem, nós vemos""#]),
            .texts(["en": #""But options exist""#, "pt-BR": #""Mas opções existem, mais o frete, simples mas rápido""#]
            ),
            .texts(["en": #""Bad request""#, "pt-BR": #""Mau pedido, mal formatado, para trás""#]),
        ],
        failing: [
            .texts(["en": #""%lld days ago""#, "pt-BR": #"↓"A %lld dias atrás""#]),
            .texts(["en": #""See more""#, "pt-BR": #"↓"Ver mas""#, "pt-PT": #"↓"Afim de ver""#]),
            .texts(["en": #""Two days ago""#, "pt-BR": #"↓"A dois dias atrás""#, "pt-PT": #"↓"Fazem dois dias""#]),
            .texts(["en": #""For me to do""#, "pt-BR": #"↓"Para mim fazer""#, "pt-PT": #"↓"Eles tem acesso""#]),
            .texts(["en": #""If you see it""#, "pt-BR": #"↓"Se você ver""#, "pt-PT": #"↓"Entre eu e você""#]),
            .texts(["en": #""More options""#, "pt-BR": #"↓"Mas opções""#, "pt-PT": #"↓"Ligou, mais você não viu""#]),
            .texts(["en": #""Most recent""#, "pt-BR": #"↓"Os mas recentes""#, "pt-PT": #"↓"Mal sinal""#]),
            .texts(["en": #""Why?""#, "pt-BR": #"↓"Porque?""#, "pt-PT": #"↓"Por que?""#]),
            .texts(["en": #""Sign out""#, "pt-BR": #"↓"Encerrar seção""#, "pt-PT": #"↓"Mau formatado""#]),
            .texts(["en": #""Your session ended""#, "pt-BR": #"↓"Sua seção acabou""#]),
            .texts(["en": #""You are back""#, "pt-BR": #"↓"Voçê voltou""#, "pt-PT": #"↓"Sim, mais não agora""#]),
        ]
    )

    static let interest = UnitInterest.portuguese

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard PortugueseConfusion.mayStand(in: unit.wordHashes), unit.isInUse,
            let confusion = PortugueseConfusion.first(in: unit.plain, PortugueseVariant(unit), source: unit.sourcePlain)
        else { return }
        guard unit.isInOwnLanguage else { return }
        findings.add(
            "write \(Quotation.of(confusion.wanted)) for \(Quotation.of(confusion.written)): \(Quotation.of(unit.text))",
            at: unit.text.location, language: unit.language.tag, part: unit.path)
    }
}
