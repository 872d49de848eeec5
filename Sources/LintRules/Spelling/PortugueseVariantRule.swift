import CatalogCore
import CatalogLint

/// Finds words of Portugal in texts for Brazil, and vice versa.
struct PortugueseVariantRule: UnitRule {
    static let description = RuleDescription(
        id: "portuguese-variant",
        category: .language,
        summary: "a text for Brazil uses a word of Portugal, or vice versa",
        rationale: """
            “Ficheiro”, “ecrã” and “utilizador” show every Brazilian that the text was not written for them, as \
            “arquivo”, “tela” and “usuário” show the Portuguese. The rule finds words that only one of the countries \
            uses, spellings from before the reform such as “activar”, and accents that differ as in “género” and \
            “gênero”. In Brazilian texts it also finds “está a carregar” and “tem a certeza”. `pt` without a country counts as Brazilian \
            if the table also has pt-PT, as Portuguese if it has pt-BR, and is ignored elsewhere. Words of the source \
            are ignored too. It is a note for other countries, such as pt-MZ, which share words with both.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        tables: .all,
        passing: [
            .texts(["en": #""Save file""#, "pt-BR": #""Salvar arquivo""#, "pt-PT": #""Guardar ficheiro""#]),
            .texts(["en": #""A mouse ran""#, "pt": #""Ficheiro e arquivo""#]),
            .texts(["en": #""Definitions""#, "pt-BR": #""Definições. Você tem a chave""#]),
            .texts(["en": #""Download it to the clipboard""#, "pt-BR": #""Baixe na área de transferência""#]),
            .texts(["en": #""Rat""#, "pt-BR": #""Rato em casa, a cantar""#, "pt-PT": #""Tela de pintura""#]),
        ],
        failing: [
            .texts(["en": #""Save file""#, "pt-BR": #"↓"Guardar ficheiro""#, "pt-PT": #"↓"Gênero: usuário""#]),
            .texts(["en": #""Loading…""#, "pt": #"↓"A carregar…""#, "pt-PT": #""A carregar…""#]),
            .texts(["en": #""Are you sure?""#, "pt-BR": #"↓"Tem a certeza?""#, "pt-PT": #""Tem a certeza?""#]),
            .texts(["en": #""Open settings""#, "pt-BR": #"↓"Abrir definições""#, "pt-PT": #""Abrir definições""#]),
            .texts(["en": #""Stop the download""#, "pt-BR": #"↓"Parar a transferência""#]),
            .texts(["en": #""Move the mouse""#, "pt-BR": #"↓"Mova o rato""#]),
            .texts(["en": #""Open the app""#, "pt-MZ": #"↓"Abra o aplicativo""#]),
            .texts(["en": #""Wait, it is loading""#, "pt-BR": #"↓"Espere, está a carregar""#]),
        ]
    )

    static let interest = UnitInterest.portuguese

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let variant = PortugueseVariant(unit) else { return }
        let hashes = unit.wordHashes
        let lexicon = variant == .brazilian ? PortugueseVariants.european : .brazilian
        let mayContinue = variant == .brazilian && PortugueseContinuous.mayStand(in: hashes)
        let mayPhrase = variant == .brazilian && PhraseTable.european.mayStand(in: hashes)
        let hasWords = lexicon.mayStand(in: hashes)
        guard mayContinue || mayPhrase || hasWords, PortugueseText.isTranslated(unit) else { return }
        var found = hasWords ? Self.words(of: unit, in: lexicon) : []
        if mayContinue, let phrase = PortugueseContinuous.first(in: unit.plain) {
            found.append((phrase.written, phrase.wanted))
        }
        if mayPhrase, let phrase = PhraseTable.european.first(in: unit.plain) {
            found.append((phrase.written, phrase.wanted))
        }
        guard !found.isEmpty, unit.isInOwnLanguage else { return }
        let there = WordList.of(found.map { Quotation.of($0.there) })
        let here = WordList.of(found.map { Quotation.of($0.here) })
        findings.add(
            variant == .brazilian
                ? "wording of Portugal, \(there); in Brazil write \(here): \(Quotation.of(unit.text))"
                : "wording of Brazil, \(there); in Portugal write \(here): \(Quotation.of(unit.text))",
            at: unit.text.location, language: unit.language.tag, part: unit.path,
            // Other countries, such as Mozambique, spell like Portugal and share some words with Brazil.
            atMost: ["BR", "PT", nil].contains(unit.language.region) ? .error : .note)
    }

    /// Returns the words that only the other variant has, with their counterparts.
    private static func words(
        of unit: UnitContext, in lexicon: PortugueseVariants
    ) -> [(there: String, here: String)] {
        let text = PortugueseText(unit)
        var found: [(there: String, here: String)] = []
        for word in text.words where !found.contains(where: { $0.there == word.string }) {
            let other = lexicon.counterpart(of: word.folded, in: text, inTextFor: unit.sourcePlain)
            if let other { found.append((word.string, word.givingCase(to: other))) }
        }
        return found
    }
}
