import Foundation
import TestSupport
import Testing

// On macOS the plugin adds no functions, and the user's settings select the language.
#if !os(macOS)
    @Suite("The example CompiledStrings, built like a user's package", .serialized, .thorough(.examples))
    struct CompiledStringsTests {
        private let package: ExamplePackage
        private let resources = "Sources/countdown/Resources"

        init() throws {
            package = try ExamplePackage("CompiledStrings")
        }

        private func run(_ language: String) async throws -> String {
            try await package.run("countdown", language: language)
        }

        @Test("It builds without warnings, and Foundation uses the language of the environment, including plurals")
        func languages() async throws {
            let build = try await package.build()
            #expect(build.succeeded, "\(build.output)")
            #expect(build.diagnostics == [])
            #expect(
                try await run("en_US.UTF-8") == """
                    Holidays
                    0 days left
                    1 day left
                    12,345 days left
                    It is over.
                    en: 1 day left, 2 days left
                    pt-BR: Falta 1 dia, Faltam 2 dias

                    """)
            #expect(
                try await run("pt_BR.UTF-8") == """
                    Férias
                    É hoje!
                    Falta 1 dia
                    Faltam 12.345 dias
                    Já passou.
                    en: 1 day left, 2 days left
                    pt-BR: Falta 1 dia, Faltam 2 dias

                    """)
        }

        @Test("Foundation finds the tables in the bundle, without rules that crash it")
        func bundle() async throws {
            #expect(try await package.build().succeeded)
            let files = try package.bundleFiles("CompiledStrings_countdown")
            #expect(files.filter { $0.hasSuffix(".stringsdict") } == [])
            let table = try #require(files.first { $0.hasSuffix("pt-br.lproj/Localizable.strings") })
            let data = try Data(contentsOf: URL(fileURLWithPath: table))
            let texts = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
            #expect(texts == ["remaining": "Faltam %lld dias", "title": "Férias"])
        }

        @Test("A changed text is in the next build")
        func change() async throws {
            #expect(try await package.build().succeeded)
            try package.edit("\(resources)/Localizable.xcstrings", replacing: "Férias", with: "Descanso")
            #expect(try await package.build().succeeded)
            #expect(try await run("pt_BR.UTF-8").hasPrefix("Descanso\n"))
        }

        @Test("A new language can be used immediately, and a warning explains how to add its folder to the bundle")
        func newLanguage() async throws {
            #expect(try await package.build().succeeded)
            let german = #""localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : "Vorbei."}},"#
            try package.edit("\(resources)/Errors.xcstrings", replacing: #""localizations" : {"#, with: german)
            let build = try await package.build()
            #expect(build.succeeded)
            #expect(
                build.messages(at: "\(resources)/Errors.xcstrings", line: 1)
                    == ["warning: the language de is new; save Package.swift again to add its folder to the bundle"])
            #expect(try await run("de_DE.UTF-8").contains("\nVorbei.\n"))
        }

        @Test("Invalid JSON and a text that cannot be compiled fail the build at their location")
        func errors() async throws {
            let catalog = "\(resources)/Errors.xcstrings"
            try package.edit(catalog, replacing: #""sourceLanguage" : "en","#, with: #""sourceLanguage" : "en""#)
            let broken = try await package.build()
            #expect(!broken.succeeded)
            let line = try package.line(of: #""strings" : {"#, in: catalog)
            #expect(broken.messages(at: catalog, line: line) == ["error: a comma is missing before this"])
            try package.edit(catalog, replacing: #""sourceLanguage" : "en""#, with: #""sourceLanguage" : "en","#)
            try package.edit(
                catalog, replacing: #""value" : "Já passou.""#,
                with: #""value" : "%#@n@"}, "substitutions" : {"m" : {"stringUnit" : {"state" : "new", "value" : "m"}}"#
            )
            let refused = try await package.build()
            #expect(!refused.succeeded)
            // The error is at the string unit, on the line after its language.
            let language = try #require(try package.line(of: #""pt-BR" : {"#, in: catalog))
            #expect(
                refused.diagnostics.filter { $0.contains("error: Ref") }
                    == [
                        "\(catalog):\(language + 1):26: error: Referencing undefined substitution 'n' (pt-BR: gone)"
                    ])
        }

        @Test("A target without the run time gets an explanation instead of a compiler error")
        func missingRunTime() async throws {
            try package.edit(
                "Package.swift", replacing: #"[.product(name: "CatalogRuntime", package: "fitloc")]"#, with: "[]")
            let build = try await package.build()
            #expect(!build.succeeded)
            #expect(build.output.contains(#"must have .product(name: "CatalogRuntime", package: "fitloc")"#))
        }
    }
#endif
