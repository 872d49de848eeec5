import CatalogCore
import StringTables
import Testing

@testable import SwiftSources

@Suite("The proof that a text is language, without which it is a note")
struct LanguageProofTests {
    /// Returns the hard-coded texts, each with an asterisk if it is doubtful.
    ///
    /// - Parameter french: The source texts of the table with their translations to French.
    private func shown(_ code: String, source: String = "en", french: [String: String] = [:]) async -> [String] {
        let entries = french.sorted { $0.key < $1.key }.map { key, text in
            #""\#(key)":{"localizations":{"fr":{"stringUnit":{"state":"translated","value":"\#(text)"}}}},"#
        }
        let table = """
            {"sourceLanguage":"\(source)","strings":{\(entries.joined())"home.title":{"localizations":{"\(source)":{
            "stringUnit":{"state":"translated","value":"Go wherever"}}}}},"version":"1.0"}
            """
        let loaded = await TableLoader.load([.init(path: "App/Localizable.xcstrings", bytes: Array(table.utf8))])
        let file = SourceScanner().file(at: "App/A.swift", holding: Array(code.utf8))
        return HardCodedTexts.all(in: SourceProject([file], tables: loaded.tables)).map {
            $0.isDoubtful ? "\($0.text.key)*" : $0.text.key
        }
    }

    private func texts(_ texts: [String], source: String = "en") async -> [String] {
        await shown(
            "func f() { " + texts.map { "Text(\"\($0)\")" }.joined(separator: "; ") + " }", source: source)
    }

    // MARK: - Words

    @Test(
        "Sentences and words of interfaces are language",
        arguments: [
            "Saved", "Saved Routes", "Today’s Picks", "Recently Played", "All", "Not Now", "Import CSV", "UNLOCKED",
            "Categories", "Item(s)", "Zorblax is not here", "Sync zorblaxes", "What is Zorblax?",
            "Act 2", "Privacy Act", "Read Article 5 of our terms", "Section 2", "Version 2018",
            "Connecting to Zorblax…", "Sign in to Zorblax", "Open Zorblax", "Prefetching", "Wherever", "Zorblaxing…",
        ])
    func language(text: String) async { #expect(await texts([text]) == [text]) }

    @Test(
        "Names, codes and samples are notes",
        arguments: [
            "Zorblax", "Hudson Quartet", "Zorblax Pro Kveldulf", "jīntiān", "nǐ hǎo", "Orca 3 (small)", "Esc",
            "Quercus robur", "Kjøkken", "Zorblax Kveldulf 2.0", "Data Protection Act 2018",
            "Codice del Consumo, Art. 52", "Consumer Regulations 2013, Reg. 29", "Article L221-18 du Code du commerce",
        ])
    func names(text: String) async { #expect(await texts([text]) == ["\(text)*"]) }

    @Test("A name beside a value is a name, a word beside a value is language")
    func values() async {
        #expect(
            await shown(#"func f(_ n: Int) { Text("Zorblax \(n)"); Text("Version \(n)"); Text("Zorblax of \(n)") }"#)
                == [
                    "Zorblax %lld*", "Version %lld", "Zorblax of %lld",
                ])
    }

    @Test("A remark in brackets proves nothing about a name, but is a text of its own beside a value")
    func brackets() async {
        #expect(
            await shown(#"func f(_ n: Int) { label.text = "Zorblax (not found)"; label.text = "\(n) (Average \(n))" }"#)
                == ["Zorblax (not found)*", "%lld (Average %lld)"])
    }

    // MARK: - Roles

    @Test("What a button does and what went wrong is language, whatever its words")
    func roles() async {
        #expect(await shown(#"func f() { Button("Defragmentize") {} }"#) == ["Defragmentize"])
        #expect(await shown(#"func f() { Button("Esc") {}; Button("GitHub") {} }"#) == ["Esc*", "GitHub*"])
        #expect(await shown(#"func f() { Text("Defragmentize") }"#) == ["Defragmentize*"])
        let error = "enum E: LocalizedError { case a; var errorDescription: String? { \"Kubelet Overcommitted\" } }; "
        #expect(await shown(error + "func f(_ e: E) { Text(e.localizedDescription) }") == ["Kubelet Overcommitted"])
    }

    @Test("The description of a type that is no error is a text as any other")
    func descriptions() async {
        func kind(_ type: String) async -> [String] {
            await shown(
                "enum \(type) { case a; var localizedDescription: String { \"Kubelet\" } }; "
                    + "func f(_ k: Kind) { Text(k.localizedDescription) }")
        }
        #expect(await kind("Kind") == ["Kubelet*"])
        #expect(await kind("Kind: LocalizedError") == ["Kubelet"])
    }

    // MARK: - Lists

    private func list(_ names: [String]) async -> [String] {
        let cases = names.enumerated().map { "case c\($0) = \"\($1)\"" }.joined(separator: "; ")
        return await shown("enum Kind: String { \(cases) }; func f(_ k: Kind) { Text(k.rawValue) }")
    }

    @Test("Ordinary words in a list of names are names")
    func namesInLists() async {
        #expect(await list(["Basso", "Frog", "Glass", "Sosumi"]) == ["Basso*", "Frog*", "Glass*", "Sosumi*"])
        #expect(
            await list(["Basso", "Sosumi", "Tink", "None", "Pick one of these"]) == [
                "Basso*", "Sosumi*", "Tink*", "None", "Pick one of these",
            ])
        #expect(
            await list(["Basso", "Sosumi", "Frog", "Glass", "Loud Voice"]) == [
                "Basso*", "Sosumi*", "Frog*", "Glass*", "Loud Voice",
            ])
        #expect(
            await list(["Basso", "Sosumi", "Frog", "Loud Voice"]) == ["Basso*", "Sosumi*", "Frog*", "Loud Voice*"])
        #expect(await list(["Glass", "Bottle", "Frog"]) == ["Glass", "Bottle", "Frog*"])
    }

    @Test("The few unknown words in a list of texts are language, unless they are products")
    func textsInLists() async {
        let texts = ["Daily", "Weekly", "Monthly"]
        #expect(await list(texts + ["Quinquennial"]) == texts + ["Quinquennial"])
        #expect(await list(texts + ["Firefox"]) == texts + ["Firefox*"])
        #expect(await list(["Daily", "Weekly", "Quinquennial"]) == ["Daily", "Weekly", "Quinquennial*"])
    }

    @Test("Abbreviations in a list are neither names nor language, and each type has a list of its own")
    func otherSiblings() async {
        #expect(await list(["IOB", "COB", "ISF", "Target"]).last == "Target")
        let types = """
            struct Plan { let title: String }; struct Day { let title: String }
            func f(_ plan: Plan, _ day: Day) { Text(plan.title); Text(day.title) }
            func all() { use(Plan(title: "Quiet Night"), Day(title: "Basso"), Day(title: "Sosumi"), Day(title: "Tink")) }
            """
        #expect(await shown(types) == ["Quiet Night", "Basso*", "Sosumi*", "Tink*"])
    }

    @Test("Lists with a name for samples hold samples, and works have titles of their own")
    func samples() async {
        func songs(_ name: String) async -> [String] {
            await shown("func f() { let \(name) = [\"Loud Voice\"]; for x in \(name) { Text(x) } }")
        }
        #expect(await songs("mockSongs") == ["Loud Voice*"])
        #expect(await songs("songs") == ["Loud Voice"])
        func work(_ type: String) async -> [String] {
            await shown(
                "struct \(type) { let title: String }; func f(_ a: \(type)) { Text(a.title) }; "
                    + "let a = \(type)(title: \"Loud Voice\"); let b = \(type)(title: \"Quiet Night\")")
        }
        #expect(await work("Song") == ["Loud Voice*", "Quiet Night*"])
        #expect(await work("Step") == ["Loud Voice", "Quiet Night"])
    }

    @Test("A screen for the makers of an app has notes")
    func internalScreens() async {
        func screen(_ type: String) async -> [String] {
            await shown("struct \(type): View { var body: some View { Button(\"Clear the cache\") {} } }")
        }
        #expect(await screen("InternalSettingsView") == ["Clear the cache*"])
        #expect(await screen("InternalLinkView") == ["Clear the cache"])
    }

    @Test("The name of the app can have other capitals and a version")
    func ownName() async {
        let app = "@main struct LongStridesApp: App { var body: some Scene { WindowGroup { Text(\"TEXT\") } } }"
        func text(_ text: String) async -> [String] { await shown(app.replacing("TEXT", with: text)) }
        #expect(await text("LONG Strides") == ["LONG Strides*"])
        #expect(await text("Long Strides 2.1") == ["Long Strides 2.1*"])
        #expect(await text("Long Strides Today") == ["Long Strides Today"])
    }

    // MARK: - Tables

    @Test("A word that a table translates is language, one that is alike in all languages proves nothing")
    func alikeInAllLanguages() async {
        let pair = #"func f() { label.text = "Zorblax"; label.text = "Zorblax Kveldulf" }"#
        let parts = ["Kveldulf": "Loup"]
        #expect(
            await shown(pair, french: parts.merging(["Zorblax": "Zorblaxe"]) { $1 }) == ["Zorblax", "Zorblax Kveldulf"])
        #expect(
            await shown(pair, french: parts.merging(["Zorblax": "Zorblax"]) { $1 }) == [
                "Zorblax*", "Zorblax Kveldulf*",
            ])
    }

    @Test("A sentence that nobody has translated yet stays a finding")
    func copiedSentence() async {
        let code = #"func f() { label.text = "Nothing is left" }"#
        #expect(await shown(code, french: ["Nothing is left": "Nothing is left"]) == ["Nothing is left"])
    }

    @Test(
        "A word in a command or an address of a table proves nothing",
        arguments: ["Run `zorblax login` first", "Write to me@zorblax now", "Open /usr/zorblax now"])
    func commandsInTables(text: String) async {
        let code = #"func f() { label.text = "Zorblax" }"#
        #expect(await shown(code, french: [text: "Bof"]) == ["Zorblax*"])
        #expect(await shown(code, french: ["Bring your zorblax (now)": "Bof"]) == ["Zorblax"])
        #expect(await shown(code, french: ["Don`t bring a zorblax now": "Bof"]) == ["Zorblax"])
    }

    @Test("A command in lower case is a note, even if the tables use its words")
    func commands() async {
        func run(_ property: String) async -> [String] {
            await shown(
                "struct Tool { let \(property): String }; func f(_ t: Tool) { Text(t.\(property)) }; "
                    + #"let t = Tool(\#(property): "zorblax logs")"#,
                french: ["All zorblax logs of today": "Bof"])
        }
        #expect(await run("command") == ["zorblax logs*"])
        #expect(await run("caption") == ["zorblax logs"])
        #expect(await texts(["Docker Buildup", "Docker is not there"]) == ["Docker Buildup*", "Docker is not there"])
    }

    // MARK: - Languages

    @Test("In a file of another language, words are not known and count as language")
    func otherLanguages() async {
        let german = ["Keine Sender gefunden", "Bitte noch einmal versuchen", "Abfahrt"]
        #expect(await texts(german) == german)
        let polish = ["Brak daty zakupu", "Postęp czytania", "Tomy"]
        #expect(await texts(polish) == polish)
        let english = ["No stations found", "Try again", "Please wait", "Departures", "Settings"]
        let samples = ["Kein Zug gefunden", "Abfahrt"]
        #expect(await texts(english + samples) == english + samples.map { "\($0)*" })
    }

    @Test("A text in other letters is language where the project or the file is in that language")
    func scripts() async {
        #expect(await texts(["今天"], source: "zh-Hans") == ["今天"])
        #expect(await texts(["今天", "保存", "取消"]) == ["今天", "保存", "取消"])
        #expect(await texts(["今天", "学習"], source: "ja") == ["今天", "学習"])
        let english = ["Not found", "Saved", "Try again", "Waiting", "Settings", "Done"]
        #expect(await texts(english + ["今天"]) == english + ["今天*"])
        #expect(await texts(english + ["Соединение не установлено"]) == english + ["Соединение не установлено"])
        #expect(await texts(["Отменить", "Сохранить"], source: "uk") == ["Отменить", "Сохранить"])
    }
}
