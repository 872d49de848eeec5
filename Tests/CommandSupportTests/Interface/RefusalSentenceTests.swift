import CatalogRuntime
import Testing

@testable import CommandSupport
import XCStringsKit

@Suite("Refusals in words")
struct RefusalSentenceTests {
    private static let parts = ["device.mac", "device.other"].compactMap { PartPath($0) }

    /// A refusal of each kind with its messages.
    static let refusals: [(ChangeRefusal, en: String, pt: String)] = [
        (
            .unknownKey("a.c", nearest: "a.b"), "no key “a.c”; did you mean “a.b”?",
            "não existe a chave “a.c”; você quis dizer “a.b”?"
        ),
        (.keyExists("a", place: "X:2:1", spelling: "a"), "X:2:1: “a” exists already", "X:2:1: “a” já existe"),
        (
            .keyExists("e\u{301}", place: "X:2:1", spelling: "\u{E9}"),
            "X:2:1: “e\u{301}” exists already in another Unicode spelling; nobody could tell the two apart",
            "X:2:1: “e\u{301}” já existe em outra grafia Unicode; ninguém saberia distinguir as duas"
        ),
        (.sameName("a"), "“a” is its name already", "“a” já é o nome dela"),
        (
            .doubledKey("a", ["X:2:1", "X:9:1"]),
            "“a” is there more than once: X:2:1 and X:9:1; remove one of them by hand first",
            "“a” aparece mais de uma vez: X:2:1 e X:9:1; remova uma delas à mão antes"
        ),
        (
            .doubledMember("a", name: "en", ["X:2:1", "X:3:1"]),
            "“a” has “en” more than once: X:2:1 and X:3:1; remove one of them by hand first",
            "“a” tem “en” mais de uma vez: X:2:1 e X:3:1; remova um deles à mão antes"
        ),
        (
            .noObject(place: "X:2:1", "a", member: "localizations"),
            "X:2:1: “a”: “localizations” is no object, and what it is would be lost; mend it by hand first",
            "X:2:1: “a”: “localizations” não é um objeto, e o que ele é se perderia; corrija à mão antes"
        ),
        (
            .neededPart("d", "en", parts[1]),
            "“d” (en): the other cases would not work without device.other; --unset en takes all of them out",
            "“d” (en): os outros casos não funcionariam sem device.other; --unset en tira todos eles"
        ),
        (
            .sourceText("d", "en"),
            "“d” (en): this is the text that the others are translated from; `fitloc remove` takes out the whole key",
            "“d” (en): este é o texto do qual os outros são traduzidos; `fitloc remove` tira a chave inteira"
        ),
        (
            .sourceLanguage("en", path: "X"), "X: en is the language that texts are translated from, so it stays",
            "X: en é o idioma do qual os textos são traduzidos e por isso fica"
        ),
        (
            .languageConflict("pt", path: "X", keys: ["a", "b"]), "X: pt has other texts already: “a” and “b”",
            "X: pt já tem outros textos: “a” e “b”"
        ),
        (.sameTable("a", path: "X"), "“a” is in X already", "“a” já está em X"),
        (
            .otherSource("a", path: "X", "en", "de"),
            "“a” is translated from en, and the texts of X are translated from de",
            "“a” é traduzida do idioma en, e os textos de X, do idioma de"
        ),
        (.keyNamedTwice("a"), "“a” is named twice", "“a” foi indicada duas vezes"),
        (
            .severalSpellings("X", "pt-BR", ["pt-BR", "pt_BR"]),
            "X spells pt-BR in several ways (pt-BR and pt_BR); `fitloc lint` shows where, settle on one first",
            "X escreve pt-BR de várias formas (pt-BR e pt_BR); `fitloc lint` mostra onde, escolha uma antes"
        ),
        (
            .unknownLanguage("klingon x", .malformed), "“klingon x” is no language tag, as pt-BR and zh-Hans are",
            "“klingon x” não é um código de idioma, como pt-BR e zh-Hans são"
        ),
        (
            .unknownLanguage("jp", .unknownLanguage("jp")), "there is no language “jp”; did you mean “ja”?",
            "não existe o idioma “jp”; você quis dizer “ja”?"
        ),
        (
            .pluralCategory(.two, "pt-BR", [.one, .many, .other]),
            "pt-BR has no plural category “two”; it has one, many and other",
            "pt-BR não tem a categoria de plural “two”; tem one, many e other"
        ),
        (
            .needsPart("d", "en", parts),
            "“d” has no single text in en; name the part: en.device.mac and en.device.other",
            "“d” não tem um texto único em en; indique a parte: en.device.mac e en.device.other"
        ),
        (
            .noPlaceForPart("d", "en", parts[0], [.whole]), "“d” (en) has no place for device.mac; its parts are en",
            "“d” (en) não tem lugar para device.mac; as partes dela são en"
        ),
        (
            .wholeAndParts("d", "de"), "“d”: de is given both a text and parts of one; give either",
            "“d”: de recebeu um texto e também partes de um; dê só uma das coisas"
        ),
        (.noText("d", "de", nil), "“d” has no text in de", "“d” não tem texto em de"),
        (
            .noText("d", "de", parts[0]), "“d” has no text in de at device.mac", "“d” não tem texto em de em device.mac"
        ),
        (
            .textChanged("d", "en", "now"),
            "“d” (en) was changed by another program in the meantime; it says “now” now",
            "“d” (en) foi alterada por outro programa nesse meio-tempo; agora diz “now”"
        ),
        (
            .unreferredSubstitution("d", "en", "n"),
            "“d” (en): no text refers to the substitution “n”; write %#@n@ where its text belongs",
            "“d” (en): nenhum texto se refere à substituição “n”; escreva %#@n@ onde o texto dela deve ficar"
        ),
        (
            .symbolCollision("a_b", with: "a.b", symbol: "aB"),
            "“a_b” would make the Swift symbol aB, as “a.b” does; choose another key",
            "“a_b” geraria o símbolo Swift aB, assim como “a.b”; escolha outra chave"
        ),
        (
            .missingLanguages("d", ["pt-BR", "en"], given: ["pt"]),
            "“d”: no text in pt-BR and en, which every key must have; give --value pt-BR=TEXT and --value en=TEXT, "
                + "or --incomplete to leave it for later; pt was given, which is another language",
            "“d”: falta o texto em pt-BR e en, que toda chave deve ter; dê --value pt-BR=TEXT e --value en=TEXT, "
                + "ou --incomplete para deixar para depois; pt foi dado, mas é outro idioma"
        ),
        (
            .missingCategories("d", "ru", .whole, [.few]),
            "“d”: the plural needs “few” in ru; give --value ru.plural.few=TEXT, or --incomplete to leave it for later",
            "“d”: o plural precisa de “few” em ru; dê --value ru.plural.few=TEXT, ou --incomplete para deixar para depois"
        ),
        (.notInLegacyTables(.states), "legacy tables have no states", "tabelas legadas não têm estados"),
        (
            .obstacle("d", "de", .outsideFolders(path: "T.strings")),
            "“d” (de): a legacy table cannot hold it: T.strings lies in no .lproj folder, so that it holds one "
                + "language only",
            "“d” (de): uma tabela legada não pode guardá-la: T.strings não está em nenhuma pasta .lproj e por isso "
                + "guarda um só idioma"
        ),
        (
            .obstacle("d", "de", .unwritable(.character("\u{3}", key: "d"))),
            "“d” (de): a legacy table cannot hold it: “d” holds U+0003, which XML cannot hold; store the table as text "
                + "or take it out",
            "“d” (de): uma tabela legada não pode guardá-la: “d” contém U+0003, que o XML não aceita; guarde a tabela "
                + "como texto ou retire o caractere"
        ),
        (
            .legacy(path: "T.strings", .existingKey("a", at: TextPosition(line: 2, column: 1))),
            "T.strings: “a” is in the table already, at 2:1", "T.strings: “a” já está na tabela, em 2:1"
        ),
    ]

    @Test("Each says what is wrong and what to do, in both languages", arguments: refusals.indices)
    func sentence(_ index: Int) {
        let (refusal, english, portuguese) = Self.refusals[index]
        #expect(CatalogLanguage.withLanguage("en") { refusal.sentence } == english)
        #expect(CatalogLanguage.withLanguage("pt-BR") { refusal.sentence } == portuguese)
    }

    @Test("A file that cannot be read or written: English says what the kit says of it")
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

    @Test("What was written before a failure is named")
    func partly() {
        let error = TableWriteError(reason: FileError.writeProtected(path: "b"), path: "b", written: ["a", "c"])
        let sentence = "b: o arquivo está protegido contra gravação; libere a gravação antes; já gravados: a e c"
        CatalogLanguage.withLanguage("pt-BR") { #expect(error.lines == [.sentence(sentence)]) }
    }

    @Test("What breaks in a file is said as findings are, whatever was written before")
    func broken() throws {
        let project = TableLoader.loadNow([
            TableLoader.Source(path: "my error: notes/b.xcstrings", bytes: Array("{".utf8))
        ])
        let file = try #require(project.files.first.flatMap { project.refusal(of: $0) })
        let error = TableWriteError(reason: ChangeRefusal.broken(file), path: "b", written: ["a"])
        CatalogLanguage.withLanguage("pt-BR") {
            #expect(ChangeRefusal.broken(file).lines == [.finding(file.description)])
            #expect(error.lines == [.finding("\(file.description); já gravados: a")])
        }
    }

    @Test("The form of a line decides what stands before it, not its words")
    func lines() {
        let name = "my error: notes/a.xcstrings"
        CatalogLanguage.withLanguage("pt-BR") {
            #expect(FailureLine.sentence("\(name): nada").printed == "erro: \(name): nada")
            #expect(FailureLine.detail(name).printed == "  \(name)")
            #expect(
                FailureLine("met “x”", at: TextPosition(line: 1, column: 2), in: name).printed
                    == "\(name):1:2: error: met “x”")
        }
    }

    @Test("What a key needs is said with the variable of its service")
    func keys() {
        CatalogLanguage.withLanguage("en") {
            let refused = ServiceFailure.status(401, message: nil, wait: nil)
            #expect(refused.sentence(of: "deepl") == "the server does not take the key (401); set DEEPL_API_KEY")
            #expect(refused.sentence(of: "command:x") == "the server answered 401")
            let quota = ServiceFailure.status(456, message: "Quota exceeded", wait: nil)
            #expect(quota.sentence(of: "deepl") == "the quota of the key is used up (456)")
        }
    }

    @Test("What a program did is said in the interface's language")
    func programs() {
        let failures: [(ServiceFailure.ProgramFault, String)] = [
            (.notFound(program: "x"), "não existe o programa x"),
            (.notStarted(program: "x"), "não foi possível iniciar x"),
            (.tooMuchOutput(program: "x"), "x imprime mais do que é lido"),
            (.failed(program: "x", status: 3), "x terminou com status 3"),
        ]
        CatalogLanguage.withLanguage("pt-BR") {
            for (failure, sentence) in failures {
                #expect(ServiceFailure.program(failure).sentence(of: "command:x") == sentence)
            }
        }
    }
}
