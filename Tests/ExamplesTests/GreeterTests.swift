import Foundation
import TestSupport
import Testing

@Suite("The example Greeter, built like a user's package", .serialized, .thorough(.examples))
struct GreeterTests {
    private let package: ExamplePackage
    private let code = "Sources/greeter/Greeter.swift"
    private let catalog = "Sources/greeter/Catalogs/Localizable.xcstrings"
    private let configuration = "Sources/greeter/generate-strings.json"

    init() throws {
        package = try ExamplePackage("Greeter")
    }

    @Test("Accessors have no dependencies that could conflict with those of an app")
    func packages() async throws {
        #expect(try await package.resolvedPackages() == "\(SourceTree.package.lastPathComponent.lowercased())\n")
    }

    @Test("An app that names the address of the repository, and no traits, resolves no other package")
    func address() throws {
        let folder = try TemporaryFolder()
        try folder.write("app/Sources/app/main.swift", "print(1)")
        try folder.write(
            "app/Package.swift",
            """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "app", platforms: [.macOS(.v14)],
                dependencies: [.package(url: "file://\(folder.file("fitloc"))", branch: "main")],
                targets: [
                    .executableTarget(
                        name: "app", dependencies: [.product(name: "CatalogRuntime", package: "fitloc")])
                ])
            """)
        let git = "git -c user.name=a -c user.email=a@example.org"
        let script = """
            set -e
            mkdir fitloc && cd fitloc && git init -q -b main .
            cp -R '\(SourceTree.package.path)'/Package.swift '\(SourceTree.package.path)'/{Sources,Plugins,Tests} .
            git add -A && \(git) commit -q -m x && cd ../app
            swift package show-dependencies --format flatlist 2>../errors || cat ../errors
            """
        let packages = try Program.run(["bash", "-c", script], in: folder.path)
        #expect(packages == "fitloc\n")
    }

    @Test("It builds without warnings, and uses the selected languages")
    func languages() async throws {
        let build = try await package.build()
        #expect(build.succeeded)
        #expect(build.diagnostics == [])
        #expect(
            try await package.run("greeter", ["pt-BR", "en"]) == """
                — pt-BR
                Olá!
                Bom dia, Ana.
                1 mensagem não lida
                12.345 mensagens não lidas
                3 mensagens em 1 pasta
                \(help(portuguese: true))
                Calmo
                Meio dormindo
                Feliz
                Continue assim.
                Tome um café.
                Conte para alguém.
                Até breve, Ana!
                — en
                Hello!
                Good morning, Ana.
                1 unread message
                12,345 unread messages
                3 messages in 1 folder
                \(help(portuguese: false))
                Calm
                Half asleep
                Happy
                Keep it up.
                Have a coffee.
                Tell somebody.
                See you soon, Ana!
                — guests
                Bom dia, João.
                Good morning, Mary.

                """)
        #if !os(macOS)
            // On macOS the user's settings select the language, not the environment.
            #expect(try await package.run("greeter", language: "pt_BR.UTF-8").hasPrefix("Olá!\n"))
        #endif
    }

    private func help(portuguese: Bool) -> String {
        #if os(macOS)
            portuguese ? "Clique para ajuda" : "Click for help"
        #else
            portuguese ? "Pressione F1 para ajuda" : "Press F1 for help"
        #endif
    }

    /// Builds the example after a breaking edit, and checks the errors.
    ///
    /// - Parameters:
    ///   - path: The file with the edit.
    ///   - text: A text in the line that must have the errors.
    ///   - messages: The expected errors of the line, in order.
    private func expectFailure(
        at path: String, lineWith text: String, _ messages: String...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let build = try await package.build()
        #expect(!build.succeeded, sourceLocation: sourceLocation)
        let line = try package.line(of: text, in: path)
        #expect(build.messages(at: path, line: line) == messages, "\(build.output)", sourceLocation: sourceLocation)
    }

    // MARK: - Breaking the code

    @Test("A key that does not exist does not compile")
    func unknownKey() async throws {
        try package.edit(code, replacing: "Greeting.hello", with: "Greeting.hallo")
        try await expectFailure(
            at: code, lineWith: "hallo", "error: type 'Strings.Greeting' has no member 'hallo'")
    }

    @Test("An argument of another type does not compile")
    func wrongArgument() async throws {
        try package.edit(code, replacing: "unread(count: 1)", with: "unread(count: \"1\")")
        try await expectFailure(
            at: code, lineWith: "\"1\"", "error: cannot convert value of type 'String' to expected argument type 'Int'")
    }

    @Test("A removed key causes an error in the code that uses it")
    func removedKey() async throws {
        try package.edit(catalog, replacing: #""help.hint" : {"#, with: #""help.title" : {"#)
        try await expectFailure(
            at: code, lineWith: "Help.hint", "error: type 'Strings.Help' has no member 'hint'")
    }

    @Test("A switch over a family does not compile if the case of a new key is missing")
    func missingCase() async throws {
        let face = "Sources/greeter/Mood+Face.swift"
        try package.write(
            """
            extension Mood {
                var face: String {
                    switch self {
                    case .calm: "🙂"
                    case .happy: "😀"
                    }
                }
            }

            """, to: face)
        let build = try await package.build()
        #expect(!build.succeeded)
        #expect(build.messages(at: face, line: 3) == ["error: switch must be exhaustive"])
        #expect(build.output.contains("add missing case: '.halfAsleep'"))
    }

    // MARK: - Breaking the catalog and the configuration

    @Test("Two keys with the same name get no accessor; each is reported with the location of the other")
    func collision() async throws {
        try package.edit(
            catalog, replacing: #""strings" : {"#,
            with: """
                "strings" : {
                    "See you soon %@" : { "extractionState" : "manual" },
                """)
        let other = try package.line(of: #""See you soon, %@!" : {"#, in: catalog) ?? 0
        try await expectFailure(
            at: catalog, lineWith: "See you soon %@",
            """
            warning: “See you soon %@” gets no accessor: its accessor would be Strings.seeYouSoon(_:), like that of \
            “See you soon, %@!” at \(catalog):\(other):5; rename all but one, or set “generatesSymbol” to false on them
            """)
    }

    @Test("A missing additional text of a family is reported at the key of the case")
    func missingFurtherText() async throws {
        try package.edit(catalog, replacing: #""mood.happy.advice" : {"#, with: #""mood.happy.advise" : {"#)
        try await expectFailure(
            at: catalog, lineWith: #""mood.happy" : {"#,
            """
            error: “mood.happy” is a case of Mood without the text “advice”: add the key “mood.happy.advice” to \
            Localizable.xcstrings
            """)
    }

    @Test("Invalid JSON is reported at its location")
    func brokenCatalog() async throws {
        try package.edit(catalog, replacing: #""sourceLanguage" : "en","#, with: #""sourceLanguage" : "en""#)
        try await expectFailure(at: catalog, lineWith: #""strings" : {"#, "error: a comma is missing before this")
    }

    @Test("An unknown setting is reported with the nearest known one")
    func unknownSetting() async throws {
        try package.edit(configuration, replacing: "families", with: "familys")
        try await expectFailure(
            at: configuration, lineWith: "familys",
            """
            error: “familys” is unknown in this file; did you mean “families”? Expected one of “catalogs”, “style”, “access”, \
            “namespace”, “enumerations”, “words”, “keys”, “collisions”, “families”
            """)
    }

    @Test("A target without the run time gets an explanation instead of a linker error")
    func missingRunTime() async throws {
        try package.edit(
            "Package.swift", replacing: #"[.product(name: "CatalogRuntime", package: "fitloc")]"#, with: "[]")
        let build = try await package.build()
        #expect(!build.succeeded)
        #expect(build.output.contains(#"must have .product(name: "CatalogRuntime", package: "fitloc")"#))
        #expect(!build.output.contains("undefined"))
    }

    // MARK: - More catalogs

    @Test("A catalog can be added and removed without changing Package.swift")
    func secondCatalog() async throws {
        let errors = "Sources/greeter/Catalogs/Errors.xcstrings"
        let use = "Sources/greeter/Offline.swift"
        try package.write(
            #"{"sourceLanguage":"en","strings":{"offline":{"localizations":{"en":{"stringUnit":{"value":"No network"}}}}},"version":"1.0"}"#,
            to: errors)
        try package.write("let offline = Errors.offline\n", to: use)
        let added = try await package.build()
        #expect(added.succeeded, "\(added.diagnostics)")
        try package.remove(errors)
        try await expectFailure(at: use, lineWith: "offline", "error: cannot find 'Errors' in scope")
        try package.remove(use)
        let removed = try await package.build()
        #expect(removed.succeeded, "\(removed.diagnostics)")
    }
}
