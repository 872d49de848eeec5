import CatalogCore
import CatalogLint
import StringTables
import Testing

@testable import LintRules

@Suite("Empty texts that may be meant")
struct EmptyTextTests {
    private func severities(_ rule: RuleID, _ files: [(path: String, text: String)]) async -> [Severity] {
        let project = await TableLoader.load(files.map { .init(path: $0.path, bytes: Array($0.text.utf8)) })
        return await Linter(selection: RuleSelection(only: [rule])).check(project).findings.map(\.severity)
    }

    private func tables(en: String, ja: String) -> [(path: String, text: String)] {
        [("en.lproj/Localizable.strings", en), ("ja.lproj/Localizable.strings", ja)]
    }

    @Test("A form by number is a note if a sibling has a text in the language; without one it is an error")
    func numberedForms() async {
        let forms = #""songs-plural-1" = "One song"; "songs-plural-2" = "";"#
        #expect(await severities("empty-translation", tables(en: forms, ja: "")) == [.note])
        let first = #""songs-plural" = "Songs"; "songs-plural-2" = "";"#
        #expect(await severities("empty-translation", tables(en: first, ja: "")) == [.note])
        let alone = #""songs-plural-1" = ""; "songs" = "Songs"; "song-plural-2" = "Song";"#
        #expect(await severities("empty-translation", tables(en: alone, ja: "")) == [.error])
        let nothing = #""songs-plural-1" = ""; "songs-plural-2" = "";"#
        #expect(await severities("empty-translation", tables(en: nothing, ja: "")) == [.error, .error])
    }

    @Test("In place of a part of a sentence it is a note if several languages agree; in place of a label an error")
    func partsOfSentences() async {
        let empty = #""list.and" = "";"#
        let korean = (path: "ko.lproj/Localizable.strings", text: empty)
        let part = tables(en: #""list.and" = "and";"#, ja: empty)
        #expect(await severities("empty-translation", part + [korean]) == [.note, .note])
        #expect(await severities("empty-translation", part) == [.error])
        let label = tables(en: #""list.and" = "And";"#, ja: empty)
        #expect(await severities("empty-translation", label + [korean]) == [.error, .error])
    }

    @Test("A space in the table of an interface file is a note; in a table of code it is an error")
    func interfaceFiles() async {
        let table = #""a1b-2C-d3e.title" = " "; "f4g-5H-i6j.title" = "Abrir"; "k7l-8M-n9o.title" = "Fechar";"#
        #expect(await severities("blank-translation", [("pt-BR.lproj/Main.strings", table)]) == [.note])
        let code = #""home.title" = " "; "home.open" = "Abrir"; "home.close" = "Fechar";"#
        #expect(await severities("blank-translation", [("pt-BR.lproj/Main.strings", code)]) == [.error])
    }

    @Test("Of two scripts of a language, the rarer one is a warning; a foreign script is an error")
    func twoScripts() async {
        let serbian = (1...24).map { "\"k\($0)\" = \"Отвори мапу и листу\";\n" }.joined()
        let english = (1...24).map { "\"k\($0)\" = \"Open the map and list\";\n" }.joined()
        let table = { (last: String) in
            [
                ("en.lproj/Localizable.strings", english + "\"last\" = \"Save all changes\";"),
                ("sr.lproj/Localizable.strings", serbian + "\"last\" = \"\(last)\";"),
            ]
        }
        #expect(await severities("wrong-script", table("Sačuvaj sve izmene")) == [.warning])
        #expect(await severities("wrong-script", table("すべての変更を保存")) == [.error])
        #expect(await severities("wrong-script", table("Сачувај све измене")) == [])
    }
}
