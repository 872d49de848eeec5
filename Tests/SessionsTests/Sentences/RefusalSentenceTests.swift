import CatalogCore
import CatalogEditing
import CatalogRuntime
import NetworkMessages
import StringTables
import Testing

@testable import CommandOutput
@testable import Sessions

@Suite("Messages of refusals")
struct RefusalSentenceTests {
    private static let parts = ["device.mac", "device.other"].compactMap { PartPath($0) }

    private static func x(_ line: Int, _ column: Int) -> FileLocation {
        FileLocation(path: "X", position: TextPosition(line: line, column: column))
    }

    /// A refusal of each kind with its messages.
    static let refusals: [(ChangeRefusal, en: String, pt: String)] = [
        (
            .unknownKey("a.c", nearest: "a.b"), "there is no key “a.c”; did you mean “a.b”?",
            "não existe a chave “a.c”; você quis dizer “a.b”?"
        ),
        (.keyExists("a", location: x(2, 1), spelling: "a"), "X:2:1: “a” already exists", "X:2:1: “a” já existe"),
        (
            .keyExists("e\u{301}", location: x(2, 1), spelling: "\u{E9}"),
            "X:2:1: “e\u{301}” already exists in another Unicode normalization; the two keys would look the same",
            "X:2:1: “e\u{301}” já existe em outra normalização Unicode; as duas chaves pareceriam iguais"
        ),
        (.sameName("a"), "“a” already has this name", "“a” já tem esse nome"),
        (
            .doubledKey("a", [x(2, 1), x(9, 1)]),
            "“a” occurs more than once: X:2:1 and X:9:1; remove one of them by hand first",
            "“a” aparece mais de uma vez: X:2:1 e X:9:1; remova uma delas manualmente antes"
        ),
        (
            .doubledKey("a", (1...6).map { x($0, 1) }),
            "“a” occurs more than once: X:1:1, X:2:1, X:3:1, X:4:1 and 2 more; remove one of them by hand first",
            "“a” aparece mais de uma vez: X:1:1, X:2:1, X:3:1, X:4:1 e mais 2; remova uma delas manualmente antes"
        ),
        (
            .doubledKey("a", [x(2, 1), x(9, 1)], isFixed: true),
            "“a” occurs more than once with the same contents: X:2:1 and X:9:1; run `fitloc lint --fix` first, which removes the repetition",
            "“a” aparece mais de uma vez com o mesmo conteúdo: X:2:1 e X:9:1; execute antes `fitloc lint --fix`, que remove a repetição"
        ),
        (
            .doubledMember("a", name: "en", [x(2, 1), x(3, 1)]),
            "“a” has “en” more than once: X:2:1 and X:3:1; remove one of them by hand first",
            "“a” tem “en” mais de uma vez: X:2:1 e X:3:1; remova um deles manualmente antes"
        ),
        (
            .noObject(location: x(2, 1), "a", member: "localizations"),
            "X:2:1: “a”: “localizations” is not an object, and its value would be lost; fix it by hand first",
            "X:2:1: “a”: “localizations” não é um objeto, e o valor se perderia; corrija manualmente antes"
        ),
        (
            .neededPart("d", "en", parts[1]),
            "“d” (en): the other forms need device.other; use --unset en to remove all of them",
            "“d” (en): as outras formas precisam de device.other; use --unset en para remover todas"
        ),
        (
            .sourceText("d", "en"),
            "“d” (en): the source text cannot be removed; to remove the whole key, use `fitloc remove`",
            "“d” (en): o texto de origem não pode ser removido; para remover a chave inteira, use `fitloc remove`"
        ),
        (
            .sourceLanguage("en", path: "X"), "X: en is the source language and cannot be removed",
            "X: en é o idioma de origem e não pode ser removido"
        ),
        (
            .languageConflict("pt", path: "X", keys: ["a", "b"]), "X: pt already has different texts for “a” and “b”",
            "X: pt já tem textos diferentes para “a” e “b”"
        ),
        (
            .contentsLost("de", location: x(4, 70)),
            "X:4:70: this would be lost, because de does not have it; add it there or remove it first",
            "X:4:70: isto se perderia, porque de não o tem; adicione-o lá ou remova-o antes"
        ),
        (
            .doubledText("d", "en", parts[1]), "“d” (en) has two texts for device.other in one request",
            "“d” (en) tem dois textos para device.other em um mesmo pedido"
        ),
        (
            .doubledText("d", "en", .whole), "“d” has two texts for en in one request",
            "“d” tem dois textos para en em um mesmo pedido"
        ),
        (
            .unknownState("done"),
            "“done” is not a state; states are new, translated, needs_review, stale and machine_translated",
            "“done” não é um estado; os estados são new, translated, needs_review, stale e machine_translated"
        ),
        (.sameTable("a", path: "X"), "“a” is already in X", "“a” já está em X"),
        (
            .otherSource("a", path: "X", "en", "de"),
            "the source language of “a” is en, but that of X is de",
            "o idioma de origem de “a” é en, mas o de X é de"
        ),
        (.keyNamedTwice("a"), "“a” is given twice", "“a” foi indicada duas vezes"),
        (
            .severalSpellings("X", "pt-BR", ["pt-BR", "pt_BR"]),
            "X spells pt-BR in several ways (pt-BR and pt_BR); choose one first, see `fitloc lint`",
            "X escreve pt-BR de várias formas (pt-BR e pt_BR); escolha uma antes, veja `fitloc lint`"
        ),
        (
            .severalLanguages("X", "zh", ["zh-Hans", "zh-Hant"]),
            "in X, “zh” can be zh-Hans or zh-Hant; write one of them",
            "em X, “zh” pode ser zh-Hans ou zh-Hant; escreva um deles"
        ),
        (
            .unknownLanguage("klingon x", .malformed),
            "“klingon x” is not a language tag; tags look like pt-BR or zh-Hans",
            "“klingon x” não é uma tag de idioma; as tags têm a forma pt-BR ou zh-Hans"
        ),
        (
            .unknownLanguage("jp", .unknownLanguage("jp")), "there is no language “jp”; did you mean “ja”?",
            "não existe o idioma “jp”; você quis dizer “ja”?"
        ),
        (
            .pluralCategory(.two, "pt-BR", [.one, .many, .other]),
            "pt-BR does not use the plural category “two”; it uses one, many and other",
            "pt-BR não usa a categoria de plural “two”; usa one, many e other"
        ),
        (
            .needsPart("d", "en", parts),
            "“d” has several texts in en; specify the part: en.device.mac and en.device.other",
            "“d” tem vários textos em en; indique a parte: en.device.mac e en.device.other"
        ),
        (
            .noLocationForPart("d", "en", parts[0], [.whole]), "“d” (en) has no part device.mac; its parts are en",
            "“d” (en) não tem a parte device.mac; as partes dela são en"
        ),
        (
            .noLocationForPart("d", "de", parts[0], []), "“d” (de) has no part device.mac",
            "“d” (de) não tem a parte device.mac"
        ),
        (
            .noText("d", "d\ne", PartPath([.variation(.plural, "x\n\u{E0041}")])),
            "“d” has no text in d\\ne for plural.x\\n\\u{E0041}",
            "“d” não tem texto em d\\ne para plural.x\\n\\u{E0041}"
        ),
        (
            .wholeAndParts("d", "de"), "“d”: give either one text or its parts in de, not both",
            "“d”: informe um único texto ou as partes dele em de, não os dois"
        ),
        (.noText("d", "de", nil), "“d” has no text in de", "“d” não tem texto em de"),
        (
            .noText("d", "de", parts[0]), "“d” has no text in de for device.mac",
            "“d” não tem texto em de para device.mac"
        ),
        (
            .textChanged("d", "en", "now"),
            "“d” (en) was changed by another program in the meantime; the text is now “now”",
            "“d” (en) foi alterada por outro programa nesse meio-tempo; o texto agora é “now”"
        ),
        (
            .unreferredSubstitution("d", "en", "n"),
            "“d” (en): no text refers to the substitution “n”; insert %#@n@ in a text",
            "“d” (en): nenhum texto se refere à substituição “n”; insira %#@n@ em um texto"
        ),
        (
            .symbolCollision("a_b", with: "a.b", symbol: "aB"),
            "“a_b” would generate the Swift symbol aB, as “a.b” does; choose another key",
            "“a_b” geraria o símbolo Swift aB, assim como “a.b”; escolha outra chave"
        ),
        (
            .missingLanguages("d", ["pt-BR", "en"], given: ["pt"]),
            "“d”: the required text in pt-BR and en is missing; add --value pt-BR=TEXT and --value en=TEXT, "
                + "or use --incomplete to leave it for later; a text was given for pt, which is a different language",
            "“d”: falta o texto obrigatório em pt-BR e en; adicione --value pt-BR=TEXT e --value en=TEXT "
                + "ou use --incomplete para deixar para depois; foi informado um texto para pt, que é outro idioma"
        ),
        (
            .missingCategories("d", "ru", .whole, [.few]),
            "“d”: the plural lacks “few” in ru; add --value ru.plural.few=TEXT, or use --incomplete to leave it for later",
            "“d”: o plural não tem “few” em ru; adicione --value ru.plural.few=TEXT ou use --incomplete para deixar para depois"
        ),
        (
            .notInLegacyTables("d", .states), "“d”: legacy tables have no states",
            "“d”: tabelas legadas não têm estados"
        ),
        (
            .obstacle("d", "de", .outsideFolders(path: "T.strings")),
            "“d” (de) cannot be stored in a legacy table: T.strings is not in an .lproj folder, so it can hold "
                + "only one language",
            "“d” (de) não pode ser armazenada em uma tabela legada: T.strings não está em uma pasta .lproj e, por isso, "
                + "só pode conter um idioma"
        ),
        (
            .obstacle("d", "de", .unwritable(.character("\u{3}", key: "d"))),
            "“d” (de) cannot be stored in a legacy table: “d” contains U+0003, which is not allowed in XML; store the "
                + "table as text or remove the character",
            "“d” (de) não pode ser armazenada em uma tabela legada: “d” contém U+0003, que não é permitido em XML; salve a "
                + "tabela como texto ou remova o caractere"
        ),
        (
            .legacy(path: "T.strings", .existingKey("a", at: TextPosition(line: 2, column: 1))),
            "T.strings: “a” already exists in the table, at 2:1", "T.strings: “a” já existe na tabela, em 2:1"
        ),
    ]

    @Test("Each message states the problem and the remedy, in both languages", arguments: refusals.indices)
    func sentence(_ index: Int) {
        let (refusal, english, portuguese) = Self.refusals[index]
        #expect(CatalogLanguage.withLanguage("en") { refusal.sentence } == english)
        #expect(CatalogLanguage.withLanguage("pt-BR") { refusal.sentence } == portuguese)
    }

    @Test("The message for an unreadable or unwritable file in English equals that of the kit")
    func files() {
        let errors: [FileError] = [
            .notFound(path: "X"), .isFolder(path: "X"), .notRegularFile(path: "X"),
            .permissionDenied(path: "X", code: 13), .writeProtected(path: "X"), .readOnlyFileSystem(path: "X"),
            .noSpace(path: "X", code: 28), .changedMeanwhile(path: "X"), .alreadyExists(path: "X"),
            .nameNotUnicode(path: "X"), .outside(path: "X", folder: "/Y"), .system(path: "X", code: 5),
        ]
        for error in errors {
            #expect(CatalogLanguage.withLanguage("en") { error.sentence } == error.description)
        }
        #expect(
            CatalogLanguage.withLanguage("pt-BR") { FileError.tooLarge(path: "X", limit: 1_000_000).sentence }
                == "X: é maior que 1.000.000 de bytes")
    }

    @Test("Files that were written before a failure are listed")
    func partly() {
        let error = TableWriteError(reason: FileError.writeProtected(path: "b"), path: "b", written: ["a", "c"])
        let sentence = "b: o arquivo está protegido contra gravação; desative a proteção antes; já gravados: a e c"
        CatalogLanguage.withLanguage("pt-BR") { #expect(error.lines == [.sentence(sentence)]) }
    }

    @Test("An error in a file has the same wording as a finding, after any written files")
    func broken() throws {
        let project = TableLoader.loadNow([
            TableLoader.Source(path: "my error: notes/b.xcstrings", bytes: Array("{".utf8))
        ])
        let file = try #require(project.files.first.flatMap { project.refusal(of: $0) })
        let error = TableWriteError(reason: ChangeRefusal.broken(file), path: "b", written: ["a"])
        let line =
            "my error: notes/b.xcstrings:1:2: error: o arquivo termina aqui, onde deveria vir uma chave entre aspas ou “}”"
        CatalogLanguage.withLanguage("pt-BR") {
            #expect(ChangeRefusal.broken(file).lines.map(\.printed) == [line])
            #expect(error.lines.map(\.printed) == ["\(line); já gravados: a"])
        }
    }

    @Test("A line that names the key and the language needs only the statement")
    func statements() {
        CatalogLanguage.withLanguage("en") {
            let refusal = ChangeRefusal.sourceText("d", "en")
            #expect(refusal.messages.map(\.subject) == ["“d” (en)"])
            #expect(
                refusal.statement == "the source text cannot be removed; to remove the whole key, use `fitloc remove`")
            let exists = ChangeRefusal.keyExists("a", location: Self.x(2, 1), spelling: "a")
            #expect(exists.lines == [.sentence("“a” already exists", about: Self.x(2, 1))])
            #expect(exists.statement == exists.sentence)
        }
    }

    @Test("The message about a missing API key names the variable of the service")
    func keys() {
        CatalogLanguage.withLanguage("en") {
            let refused = ServiceFailure.status(401, message: nil, wait: nil)
            #expect(refused.sentence(of: "deepl") == "the server rejected the API key (401); check DEEPL_API_KEY")
            #expect(refused.sentence(of: "command:x") == "the server returned status 401")
            let quota = ServiceFailure.status(456, message: "Quota exceeded", wait: nil)
            #expect(quota.sentence(of: "deepl") == "the quota of the API key is exhausted (456)")
        }
    }

    @Test("The outcome of a program is described in the interface's language")
    func programs() {
        let failures: [(ServiceFailure.ProgramFault, String)] = [
            (.notFound(program: "x"), "x não foi encontrado"),
            (.notStarted(program: "x"), "não foi possível iniciar x"),
            (.tooMuchOutput(program: "x"), "a saída de x é longa demais"),
            (.failed(program: "x", status: 3), "x terminou com status 3"),
        ]
        CatalogLanguage.withLanguage("pt-BR") {
            for (failure, sentence) in failures {
                #expect(ServiceFailure.program(failure).sentence(of: "command:x") == sentence)
            }
        }
    }
}
