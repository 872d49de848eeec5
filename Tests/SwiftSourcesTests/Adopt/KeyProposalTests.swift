import CatalogCore
import CatalogLint
import Testing

@testable import SwiftSources

@Suite("Proposed keys for texts")
struct KeyProposalTests {
    @Test(
        "A key consists of meaningful words in ASCII",
        arguments: [
            ("Início rápido", ["inicio", "rapido"]), ("What's your workout focus?", ["whats", "workout", "focus"]),
            ("Não foi possível carregar os treinos da semana", ["nao", "possivel", "carregar", "treinos"]),
            ("Do you have it?", ["do", "you", "have", "it"]), ("Straße — Ærø №5", ["strasse", "aero", "no5"]),
            ("🏋️", []),
            ("3x12", ["3x12"]), ("Привет", []),
        ])
    func words(text: String, words: [String]) {
        #expect(KeyWordSplitter.chosen(from: text) == words)
    }

    @Test(
        "Names in code are split at their capitals",
        arguments: [
            ("FitPalChatView", ["fit", "pal", "chat", "view"]), ("AIWorkoutVC", ["ai", "workout", "vc"]),
            ("home_header", ["home", "header"]), ("Workout2Row", ["workout2", "row"]),
        ])
    func names(name: String, words: [String]) {
        #expect(KeyWordSplitter.words(ofName: name) == words)
    }

    private func prefix(_ declaration: String, _ path: String = "App/Screens/Thing.swift", known: [String]) -> [String]
    {
        KeyPrefix(known).words(
            for: CodeLocation(path: path, position: .start, range: 0..<0, declaration: declaration, audience: .product))
    }

    @Test(
        "The prefix comes from the type, preferably a word that keys already begin with",
        arguments: [
            ("FitPalChatView.body", ["fitpal", "home"], ["fitpal"]), ("HomeViewController.load", ["home"], ["home"]),
            ("EditProfileSheet.body", ["profile"], ["profile"]), ("ProgramsListView.body", ["program"], ["program"]),
            ("WorkoutSummaryCard.body", [], ["workout", "summary"]), ("String.shown", [], ["thing"]),
            ("ErrorView.body", ["error"], ["error"]), ("ChatError.errorDescription", ["home"], ["chat"]),
            ("", [], ["thing"]),
        ])
    func prefixes(declaration: String, known: [String], prefix: [String]) {
        #expect(self.prefix(declaration, known: known) == prefix)
    }

    @Test("If the type does not determine the prefix, the folder of the feature does")
    func folders() {
        #expect(
            prefix("MessageBubble.body", "App/Features/FitPal/Views/MessageBubble.swift", known: ["fitpal"]) == [
                "fitpal"
            ]
        )
        #expect(
            prefix("MessageBubble.body", "App/Features/FitPal/Views/MessageBubble.swift", known: ["home"]) == [
                "fit", "pal",
            ])
    }

    @Test(
        "A key contains the role of its text",
        arguments: [
            ("TextField(\"Seu nome\", text: $name)", "home.name.placeholder"), ("Text(\"Seu nome\")", "home.label"),
            ("Alert(title: \"Apagar treino\")", "home.title"),
            ("f(accessibilityLabel: \"Enviar mensagem\")", "home.accessibility.label"),
            ("Text(\"🏋️ É\")", "home.label"), ("Text(\"Привет\")", "home.label"),
            ("Text(\"Olá\").help(\"Привет\")", "home.hint"),
        ])
    func roles(code: String, key: String) throws {
        let outcome = try AdoptionCase(code: "struct HomeView { func f() { \(code) } }").run()
        #expect(outcome.keys.last == key)
    }

    @Test("Texts that describe errors are under the prefix of errors")
    func errors() throws {
        let code = """
            enum ChatError: LocalizedError { case noNetwork
                var errorDescription: String? { switch self { case .noNetwork: "Sem conexão com a internet" } } }
            """
        #expect(try AdoptionCase(code: code).run().keys == ["chat.error.no_network"])
    }

    @Test("Names of cases get the area of their type, whatever other meaning their words have")
    func types() {
        let location = CodeLocation(
            path: "App/Home/Level.swift", position: .start, range: 0..<0, declaration: "SorenessLevel.name",
            audience: .product)
        #expect(KeyPrefix(["level", "home"]).words(for: location, isOfType: true) == ["soreness", "level"])
    }

    private func namingStyle(_ keys: [String]) throws -> KeyNamingStyle {
        let entries = keys.map {
            "\"\($0)\": {\"localizations\":{\"en\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"x\"}}}}"
        }
        let catalog = try Catalog(
            Array(AdoptionCase.catalog(entries.joined(separator: ",")).utf8), path: "Localizable.xcstrings")
        return KeyNamingStyle([catalog], lint: { _ in LintSettings() }, isCodeOfKeys: false)
    }

    @Test(
        "New keys have the form of existing keys",
        arguments: [
            (["home.quick_start.title", "home.top"], "home.title.quick_start"),
            (["home.quickStart.title", "home.topForYou"], "home.title.quickStart"),
            (["HOME_TITLE", "HOME_QUICK_START"], "HOME_TITLE_QUICK_START"),
            (["home-page.quick-start", "home-page.top-list"], "home.title-quick-start"),
            (["home_title", "profile_name"], "home_title_quick_start"),
        ])
    func shapes(keys: [String], key: String) throws {
        let namingStyle = try namingStyle(keys)
        #expect(!namingStyle.isText)
        #expect(namingStyle.key([["home"], ["title"], ["quick", "start"]]) == key)
    }

    @Test("If keys are sentences, or there are no keys and no lookups by identifiers, the text is the key")
    func sentences() throws {
        #expect(try namingStyle(["Save", "Start now", "Hello %@"]).isText)
        #expect(try namingStyle([]).isText)
    }

    private func keys(_ code: String) throws -> [String] { try AdoptionCase(code: code).run().keys }

    @Test(
        "A key describes the location with names from the code, without words of the text",
        arguments: [
            ("var errorContent: some View { Text(\"O convite pode estar expirado.\") }", "home.error.message"),
            (
                "var body: some View { TextField(\"Nome do grupo\", text: $model.groupName) }",
                "home.group_name.placeholder"
            ),
            ("var body: some View { Button(\"Entrar\") { model.joinGroup() } }", "home.join_group.button"),
            ("var body: some View { Button { save() } label: { Text(\"Gravar\") } }", "home.save.button"),
            ("var body: some View { Button(\"Apagar\", role: .destructive) { model.delete() } }", "home.delete.button"),
            (
                "let daysRemaining = 1; var body: some View { Text(\"Faltam \\(daysRemaining) dias\") }",
                "home.days_remaining.label"
            ),
            ("var body: some View { if isLoading { Text(\"Carregando\") } }", "home.loading.label"),
            ("var body: some View { Text(\"Treinos\").font(.title2) }", "home.title"),
            (
                "var body: some View { view.alert(\"Apagar treino?\", isPresented: $showDeleteAlert) {} }",
                "home.delete.alert.title"
            ),
            (
                "var body: some View { view.alert(\"Oi\", isPresented: $showDeleteAlert) { Button(\"Apagar\") { remove() } } }",
                "home.delete_alert.remove.button"
            ),
            (
                "func loadGroups() { guard let service else { errorMessage = \"Sem conexão\"; return } }",
                "home.load_groups.service.message"
            ),
            (
                "func loadGroups() { do { try f() } catch { errorMessage = \"Não deu certo\" } }",
                "home.load_groups.failed.message"
            ),
            (
                "var body: some View { StatCard(title: \"Treinos\", value: \"\\(stats.weekCount)\") }",
                "home.stat.week_count.title"
            ),
        ])
    func locations(code: String, key: String) throws {
        #expect(try keys("struct HomeView: View { \(code) }").last == key)
    }

    @Test("The other words of the type's name follow the feature")
    func typeNames() throws {
        #expect(
            try keys(
                "struct JoinHomeView: View { var errorContent: some View { Text(\"O convite pode estar expirado.\") } }"
            )
                == ["home.join.error.message"])
    }

    @Test("As a last resort, a key contains words of an English text, but not of other languages")
    func english() throws {
        let code = "struct HomeView: View { var body: some View { Text(\"Ready to go\"); Text(\"Tudo pronto\") } }"
        var adoption = AdoptionCase(code: code)
        #expect(try adoption.run().keys == ["home.label", "home.label_2"])
        adoption.language = "en"
        #expect(try adoption.run().keys.first == "home.ready_go.label")
    }

    @Test("The words for roles are those of the project's existing keys")
    func vocabulary() throws {
        let namingStyle = try namingStyle(["home.save.action", "home.cancel.action", "home.a.b"])
        #expect(KeyRole(parts: ["button"]).spoken(in: namingStyle).parts == ["action"])
        #expect(KeyRole(parts: ["hint"]).spoken(in: namingStyle).parts == ["hint"])
    }
}
