import CatalogLint
import CatalogRuntime
@testable import LintRules
import StringTables
import Testing

@Suite("Portuguese")
struct PortugueseRuleTests {
    private func messages(
        _ rule: RuleID, _ texts: KeyValuePairs<String, String>, _ settings: LintSettings = LintSettings()
    ) async -> [String] {
        let example = RuleExample.texts(texts)
        let sources = example.files.map { TableLoader.Source(path: $0.path, bytes: Array($0.text.utf8)) }
        let report = await Linter(settings: { _ in settings }).check(await TableLoader.load(sources))
        return report.findings.filter { $0.rule == rule }.map(\.message)
    }

    @Test("Every known word with accents is found without them, and never with them", arguments: ["pt-BR", "pt-PT"])
    func accents(language: String) {
        let variant: PortugueseVariant = language == "pt-BR" ? .brazilian : .european
        for forms in PortugueseAccentTable.words.split(whereSeparator: \.isWhitespace) {
            let forms = forms.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            let marked = variant == .brazilian ? forms[0] : forms[forms.count - 1]
            let plain = Diacritics.stripped(forms[forms.count - 1])
            #expect(PortugueseAccents.marked(plain, variant) == (marked.isEmpty ? nil : marked))
            #expect(PortugueseAccents.mayLack(in: WordHashes(Array("(\(plain.uppercased()))".utf8)[...])))
            #expect(PortugueseAccents.marked(marked, variant) == nil)
        }
        #expect(PortugueseAccents.marked("motivacao", variant) == "motivação")
    }

    @Test("An accent that only Portugal writes is not advised for Brazil")
    func accentsOfPortugal() {
        #expect(PortugueseAccents.marked("caracter", .brazilian) == nil)
        #expect(PortugueseAccents.marked("caracter", .european) == "carácter")
        #expect(PortugueseAccents.marked("canonica", .brazilian) == "canônica")
        #expect(PortugueseAccents.marked("canonica", .european) == "canónica")
    }

    @Test("A word that is also a verb form is reported only if its context decides")
    func ambiguousWords() {
        for word in PortugueseAccentTable.ambiguous.split(whereSeparator: \.isWhitespace).map(String.init) {
            #expect(PortugueseAccents.marked(word, .brazilian) != nil, "\(word)")
            #expect(PortugueseAccents.isAlsoCorrect(word))
            #expect(!decides(word, in: "Eu \(word) isto"), "\(word)")
        }
        for text in [
            "No inicio", "O inicio", "Inicio", "Ver o inicio", "Escolha o inicio", "Todas as musicas", "5 musicas",
            "%lld musicas", "Politica de privacidade", "Ultimo acesso", "E-mail invalido", "De 1 ate 5 dias",
            "Ate logo!", "Aberto ate o fim", "Ola, Ana", "Vemo-nos ate amanha",
            "Volte amanha!", "Adicionar serie", "Titulo: %@", "Serie %lld de %lld", "Ultimas %lld semanas",
            "Toque para ver o inicio", "Ate a hora prevista",
        ] {
            #expect(isDecided(text), "\(text)")
        }
        for text in [
            "Como inicio uma conversa?", "Como deposito dinheiro?", "Como o calculo?", "Quando inicio o trabalho",
            "Ele ate o barco", "Eu credito", "Por onde transito", "Eu a musica", "Distancia-te", "Fazer a ola",
            "Não o premio nem o medico", "Maria o noticia amanhã", "Ate o cadarço", "Ate 5 cordas",
            "Tu ultimas os detalhes",
            "Quando terminar inicio outro", "Ao terminar o inicio de novo", "Ele amanha o peixe", "Quem amanha?",
        ] {
            #expect(!isDecided(text), "\(text)")
        }
    }

    /// Returns whether the context decides a word of a text.
    private func decides(_ word: String, in text: String) -> Bool {
        let text = PlainText(text)
        return text.words.contains { $0.folded == word && PortugueseNounContext(text).decides($0) }
    }

    /// Returns whether the context decides an ambiguous word of a text.
    private func isDecided(_ text: String) -> Bool {
        PlainText(text).words.contains { word in
            PortugueseAccents.isAlsoCorrect(word.folded) && decides(word.folded, in: text)
        }
    }

    @Test("Each word is reported once, in its own case")
    func cases() async {
        let found = await messages("portuguese-accents", ["en": #""No""#, "pt-BR": #""Nao, NAO, nao e nao""#])
        #expect(
            found == [
                "“Nao”, “NAO” and “nao” lack their accents; write “Não”, “NÃO” and “não” in “Nao, NAO, nao e nao”"
            ])
    }

    @Test("For European Portuguese, its own spelling is proposed")
    func spellings() async {
        let found = await messages(
            "portuguese-accents", ["en": #""Gender""#, "pt-BR": #""Genero""#, "pt-PT": #""Genero""#])
        #expect(found.map { $0.contains("“Gênero”") } == [true, false])
        #expect(found.last?.contains("“Género”") == true)
    }

    @Test("Words of one country are found in texts of the other, but their counterparts are not")
    func variants() {
        for (lexicon, table) in [
            (PortugueseVariants.european, PortugueseVariantTable.european),
            (.brazilian, PortugueseVariantTable.brazilian),
        ] {
            for line in table.split(separator: "\n") where !line.contains("|") {
                let fields = line.split(separator: " ").map(String.init)
                for ending in fields.count > 2 ? Array(fields[2...]) : ["-"] {
                    let word = fields[0] + (ending == "-" ? "" : ending)
                    let other = lexicon.counterpart(of: word, inTextFor: nil) ?? ""
                    #expect(!other.isEmpty && other != word)
                    #expect(lexicon.mayStand(in: WordHashes(Array(word.utf8)[...])), "\(word)")
                    #expect(lexicon.counterpart(of: other, inTextFor: nil) == nil, "\(other)")
                }
            }
        }
    }

    @Test("One defect is one finding, even if the rules for spelling, accents and diacritics all apply")
    func oneFinding() async {
        var settings = LintSettings(severities: ["spelling": .warning, "diacritics-differ": .warning])
        settings.misspellings = Misspellings(["pt-BR": ["nao": ["não"], "Voçê": ["Você"], "ficheiro": []]])
        for rule: RuleID in ["spelling", "diacritics-differ"] {
            let found = await messages(
                rule, ["en": #""No file""#, "pt-BR": #""Voçê nao tem ficheiro, não""#], settings)
            #expect(found.isEmpty)
        }
    }

    @Test("A word that occurs in six texts is accepted as the project's own")
    func often() async {
        var settings = LintSettings(severities: ["spelling": .warning])
        settings.misspellings = Misspellings(["en": ["xablau": []]])
        for count in [5, 6] {
            let entries = (1...count).map { number in
                "\"k.\(number)\" : { \"localizations\" : { \"en\" : { "
                    + "\"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"A xablau\" } } } }"
            }
            let text =
                "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entries.joined(separator: ", ")) }, \"version\" : \"1.0\" }"
            let project = await TableLoader.load([TableLoader.Source(path: "A.xcstrings", bytes: Array(text.utf8))])
            let report = await Linter(settings: { [settings] _ in settings }).check(project)
            #expect(report.findings.count { $0.rule == "spelling" } == (count < 6 ? count : 0))
        }
    }
}
