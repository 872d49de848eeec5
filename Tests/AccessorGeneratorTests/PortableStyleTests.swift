import Testing

@testable import AccessorGenerator

@Suite("Portable accessors")
struct PortableStyleTests {
    @Test("A catalog becomes namespaces with a member for each key, and one literal with all texts")
    func wholeFile() throws {
        let sample = try GeneratedSample(
            """
            "home.days" : { "comment" : "Below the ring. [fitloc:max 12]", "localizations" : {
              "en" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } } } } },
              "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "%lld dias" } } } },
            "home" : { "comment" : null },
            "home.progress" : { "localizations" : { "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@done@ of %2$@" },
              "substitutions" : { "done" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg day" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg days" } } } } } } } } }
            """, GenerationSettings(access: .public))
        #expect(
            sample.source.split(separator: "\n", omittingEmptySubsequences: false).dropLast(3).joined(separator: "\n")
                == #"""
                // Made by fitloc from Localizable.xcstrings. Changes are lost with the next build.
                // swift-format-ignore-file
                // swiftlint:disable all
                #if hasFeature(InternalImportsByDefault)
                    public import CatalogRuntime
                #else
                    import CatalogRuntime
                #endif

                /// The strings of Localizable.xcstrings.
                public nonisolated enum Strings {
                    /// “home”
                    public static var home: CatalogRuntime.LocalizedString {
                        CatalogRuntime.LocalizedString(table_Localizable, 1)
                    }

                    /// The strings home.*
                    public nonisolated enum Home {
                        /// “%lld days”
                        ///
                        /// - en: one “%lld day”, other “%lld days”
                        /// - pt-BR: “%lld dias”
                        ///
                        /// Below the ring.
                        public static func days(_ arg1: Swift.Int) -> CatalogRuntime.LocalizedString {
                            CatalogRuntime.LocalizedString(table_Localizable, 0, [.integer(arg1)])
                        }

                        /// “%#@done@ of %2$@”
                        ///
                        /// - en: “%#@done@ of %2$@”, done (one “%arg day”, other “%arg days”)
                        public static func progress(done: Swift.Int, _ arg2: Swift.String) -> CatalogRuntime.LocalizedString {
                            CatalogRuntime.LocalizedString(table_Localizable, 2, [.integer(done), .string(arg2)])
                        }
                    }
                }
                """#)
        #expect(sample.lines(with: "nonisolated let").count == 1)
        #expect(sample.source.hasSuffix("\")\n"))
    }

    @Test(
        "Arguments have Swift's own types, with the labels in the text",
        arguments: [
            ("%@", "f(_ arg1: Swift.String)"), ("%d of %lu", "f(_ arg1: Swift.Int, _ arg2: Swift.Int)"),
            ("%.1f", "f(_ arg1: Swift.Double)"), ("%2$@ %1$lld", "f(_ arg1: Swift.Int, _ arg2: Swift.String)"),
            ("%(name)@", "f(name: Swift.String)"),
            ("%(name)@ %(name)@", "f(name: Swift.String, name arg2: Swift.String)"),
            ("%(in)@", "f(`in` arg1: Swift.String)"),
            ("%1$@ and %1$@", "f(_ arg1: Swift.String)"), ("%lld% done", "f(_ arg1: Swift.Int, _ arg2: Swift.Int)"),
            ("%*d", "f(_ arg1: Swift.Int, _ arg2: Swift.Int)"),
        ])
    func arguments(text: String, signature: String) throws {
        let sample = try GeneratedSample(GeneratedSample.entry("f", text))
        #expect(sample.lines(with: "func") == ["static func \(signature) -> CatalogRuntime.LocalizedString {"])
    }

    @Test("A percent sign before a word takes no argument", arguments: ["100% de", "50%", "100%%", "5 %)"])
    func percentSigns(text: String) throws {
        let sample = try GeneratedSample(GeneratedSample.entry("f", text))
        #expect(sample.lines(with: "static") == ["static var f: CatalogRuntime.LocalizedString {"])
    }

    @Test(
        "A key whose arguments are unclear is left out with the reason",
        arguments: [
            ("%1$@ %3$@", "“f” gets no accessor: no specifier uses argument 2"),
            ("%1$@ %1$lld", "“f” gets no accessor: argument 1 has two different types"),
            ("%s", "“f” gets no accessor: no Swift type is known for “%s”"),
            ("%#@days@", "“f” gets no accessor: the substitution “days” is not defined"),
        ])
    func unknownArguments(text: String, message: String) throws {
        let sample = try GeneratedSample(GeneratedSample.entry("f", text))
        #expect(sample.result.isUsable)
        #expect(
            sample.result.leftOut.map(\.diagnostic.description) == ["/app/Localizable.xcstrings:4:1: note: \(message)"])
        #expect(sample.lines(with: "static").isEmpty)
    }

    @Test("Stale keys, keys marked for no symbol, and storyboards’ tables are left out silently")
    func silentlyLeftOut() throws {
        let entries = #""a" : { "extractionState" : "stale" }, "b" : { "generatesSymbol" : false }, "c" : { }"#
        let sample = try GeneratedSample(entries)
        #expect(sample.lines(with: "static") == ["static var c: CatalogRuntime.LocalizedString {"])
        #expect(sample.result.leftOut.isEmpty)
        let storyboard = try GeneratedSample(entries, table: "mul.lproj/Main")
        #expect(storyboard.result.files.map(\.name) == ["GeneratedStrings_Main.swift"])
        #expect(!storyboard.source.contains("enum"))
    }

    @Test("Keys that yield no name and phrases of App Shortcuts are listed as left out")
    func listed() throws {
        let set = #"{ "localizations" : { "en" : { "stringSet" : { "state" : "new", "values" : ["a"] } } } }"#
        let sample = try GeneratedSample(#""·" : { }, "%@" : { }, "x" : \#(set)"#)
        #expect(sample.result.leftOut.map(\.reason) == [.noName, .noName, .phrases])
    }

    @Test("A key with thousands of parts gets no accessor in nested namespaces")
    func deepKey() throws {
        let entries = "\"a.b\" : { }, \"k\(String(repeating: ".k", count: 20_000))\" : { }"
        let sample = try GeneratedSample(entries)
        #expect(sample.problems.isEmpty)
        #expect(sample.lines(with: "static var").count == 1)
        #expect(sample.result.leftOut.map(\.reason) == [.tooManyParts])
        let flat = try GeneratedSample(entries, GenerationSettings(style: .apple, keys: .all))
        #expect(flat.result.leftOut.isEmpty)
    }

    @Test("Types are qualified with their modules, so that namespaces may be called String or Int")
    func namespacesOfTypes() throws {
        let sample = try GeneratedSample(GeneratedSample.entry("string.int.double", "%@"))
        #expect(
            sample.lines(with: "enum") == [
                "nonisolated enum Strings {", "nonisolated enum String {", "nonisolated enum Int {",
            ])
        #expect(sample.lines(with: "func").first?.contains("_ arg1: Swift.String") == true)
    }

    @Test("The same catalog gives the same bytes")
    func deterministic() throws {
        let entries = (0..<200).map { "\"k\($0 % 7).x\($0)\" : { }" }.joined(separator: ",")
        #expect(try GeneratedSample(entries).source == GeneratedSample(entries).source)
    }
}
