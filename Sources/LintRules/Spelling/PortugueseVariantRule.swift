import CatalogCore
import CatalogLint

/// Finds words of Portugal in texts for Brazil, and the other way round.
struct PortugueseVariantRule: UnitRule {
    static let description = RuleDescription(
        id: "portuguese-variant",
        category: .language,
        summary: "a text for Brazil has a word of Portugal, or the other way round",
        rationale: """
            “Ficheiro”, “ecrã” and “utilizador” tell every Brazilian that the text was not made for them, as “arquivo”, \
            “tela” and “usuário” tell the Portuguese. Found are words that only one of the countries uses, among them \
            spellings from before the reform such as “activar”, accents that differ as in “género” and “gênero”, and \
            in Brazilian texts “está a carregar”. `pt` without a country is taken for Brazil's where the table has \
            pt-PT too, for Portugal's where it has pt-BR, and is left alone elsewhere, as are words that the source has.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        passing: [
            .texts(["en": #""Save file""#, "pt-BR": #""Salvar arquivo""#, "pt-PT": #""Guardar ficheiro""#]),
            .texts(["en": #""A mouse ran""#, "pt": #""Ficheiro e arquivo""#]),
            .texts(["en": #""Rat""#, "pt-BR": #""Rato em casa, a cantar""#, "pt-PT": #""Tela de pintura""#]),
        ],
        failing: [
            .texts(["en": #""Save file""#, "pt-BR": #"↓"Guardar ficheiro""#, "pt-PT": #"↓"Gênero: usuário""#]),
            .texts(["en": #""Loading…""#, "pt": #"↓"A carregar…""#, "pt-PT": #""A carregar…""#]),
            .texts(["en": #""Move the mouse""#, "pt-BR": #"↓"Mova o rato""#]),
            .texts(["en": #""Wait, it is loading""#, "pt-BR": #"↓"Espere, está a carregar""#]),
        ]
    )

    static let interest = UnitInterest.every

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard unit.language.isPortuguese, let variant = PortugueseVariant(unit) else { return }
        let bytes = unit.text.utf8
        let lexicon = variant == .brazilian ? PortugueseVariants.european : .brazilian
        let mayContinue = variant == .brazilian && PortugueseContinuous.mayStand(in: bytes)
        guard mayContinue || lexicon.mayStand(in: bytes), let text = PortugueseText(unit) else { return }
        var found: [(there: String, here: String)] = []
        for word in text.words where !found.contains(where: { $0.there == word.string }) {
            let other = lexicon.counterpart(of: word.folded, inTextFor: unit.sourcePlain)
            if let other { found.append((word.string, word.givingCase(to: other))) }
        }
        if mayContinue, let phrase = PortugueseContinuous.first(in: unit.plain) {
            found.append((phrase.found, phrase.wanted))
        }
        guard !found.isEmpty else { return }
        let (there, here) = variant == .brazilian ? ("Portugal", "Brazil") : ("Brazil", "Portugal")
        let verb = found.count == 1 ? "is" : "are"
        findings.add(
            "\(WordList.of(found.map { Quotation.of($0.there) })) \(verb) how \(there) says it: \(here) has "
                + "\(WordList.of(found.map { Quotation.of($0.here) })), in \(Quotation.of(unit.text))",
            at: unit.text.place, language: unit.language.tag, part: unit.path)
    }
}
