#if os(Linux)
    import TestSupport
    import Testing

    /// On a Mac, these are one file.
    @Suite("Files whose names differ only in Unicode form", .waitsForPrograms)
    struct LookAlikeNamesTests {
        private let work: WorkFolder
        /// The names with a composed and a decomposed letter.
        private static let names = ["\u{E9}", "e\u{301}"]

        init() throws {
            work = try WorkFolder()
            for (name, key) in zip(Self.names, ["a", "b"]) {
                try work.write(WrittenCatalog.text([(key: key, texts: ["en": key])]), to: "\(name).xcstrings")
                try work.write("\"table.\(key)\" = \"1\";\n", to: "\(name)/en.lproj/T.strings")
                try work.write("\"table.\(key)\" = \"2\";\n", to: "\(name)/de.lproj/T.strings")
            }
        }

        private func output(_ line: String) async throws -> String {
            let outcome = try await work.shell("fitloc \(line)")
            #expect(outcome.ending == .status(0), "\(line): \(outcome)")
            return outcome.output
        }

        @Test(
            "Commands that read see all of them", arguments: ["list", "export --format csv -o -", "list --format json"])
        func read(line: String) async throws {
            let text = try await output(line)
            for key in ["a", "b", "table.a", "table.b"] { #expect(text.contains(key)) }
            #expect(try await output("lint --exit-zero").contains("in 4 keys of 6 files"))
        }

        @Test("Commands that write change each of them")
        func write() async throws {
            for key in ["a", "b", "table.a", "table.b"] { _ = try await output("set \(key) --value en=new-\(key)") }
            _ = try await output("language add fr")
            for (name, key) in zip(Self.names, ["a", "b"]) {
                #expect(try work.text(of: "\(name).xcstrings").contains("\"new-\(key)\""))
                #expect(try work.text(of: "\(name).xcstrings").contains("\"fr\""))
                #expect(try work.text(of: "\(name)/en.lproj/T.strings") == "\"table.\(key)\" = \"new-table.\(key)\";\n")
                #expect(try work.names(below: name) == ["de.lproj", "en.lproj", "fr.lproj"])
            }
        }

        @Test("Versions in git are compared file by file")
        func versions() async throws {
            _ = try await work.shell(
                "git init -q && git add -A && git -c user.name=n -c user.email=e@example.org commit -qm x")
            #expect(try await output("diff") == "No differences.\n")
            _ = try await output("set a --value en=changed")
            let text = try await output("diff")
            #expect(text.contains("changed") && !text.contains("removed") && !text.contains("added"), "\(text)")
        }
    }
#endif
