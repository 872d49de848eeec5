import Foundation
import TestSupport
import Testing

@Suite("git diff with fitloc")
struct TextconvTests {
    @Test("For a table in UTF-16, git diff, log and show list the changed texts")
    func utf16() async throws {
        let repository = try await Repository()
        try await repository.run("fitloc git install -q && mkdir App")
        for (text, name) in [("Início", "one"), ("Começo", "two")] {
            let table = "/* Tela */\n\"home.title\" = \"\(text)\";\n\"other\" = \"x\";\n"
            let data = try #require(table.data(using: .utf16))
            try data.write(to: repository.work.file("App/L.strings"))
            try await repository.run("git add -A && git commit -qm \(name)")
        }
        for command in ["git diff HEAD~1", "git log -1 -p", "git show"] {
            let difference = try await repository.run(command)
            #expect(difference.contains("\n-home.title: \"Início\"\n+home.title: \"Começo\"\n other: \"x\"\n"))
        }
        #expect(try await repository.run("git diff --no-textconv HEAD~1").contains("Binary files"))
    }

    @Test("Broken and missing files and other files never prevent git from showing a difference")
    func broken() async throws {
        let repository = try await Repository()
        try await repository.run("fitloc git install -q")
        try repository.work.write("{ broken\n", to: WrittenCatalog.name)
        try repository.work.write("\"a\" = ;\n", to: "-n.strings")
        try await repository.run("git add -A && git commit -qm broken && git rm -q -- -n.strings")
        #expect(try await repository.run("git show").contains("\n+{ broken\n"))
        #expect(try await repository.run("git diff HEAD").contains("\n-\"a\" = ;\n"))
    }

    @Test("If fitloc is missing, git shows the file itself, as far as it can for UTF-16")
    func gone() async throws {
        let repository = try await Repository()
        try await repository.run("fitloc git install -q")
        try await repository.run(
            "git config diff.fitloc.textconv \"f=/no;$(git config diff.fitloc.textconv | cut -d';' -f3-)\"")
        let data = try #require("\"home\" = \"Home\";\n".data(using: .utf16))
        try data.write(to: repository.work.file("L.strings"))
        try repository.write(["a": "AA", "z": "Z"])
        let difference = try await repository.run("git add -N . && git diff | cat -v")
        #expect(difference.contains("\"home\" = \"Home\";"))
        #expect(difference.contains("\n+            \"value\" : \"AA\"\n"))
    }
}
