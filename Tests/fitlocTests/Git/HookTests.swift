import Foundation
import TestSupport
import Testing
import Yams

@Suite("Hooks that check commits")
struct HookTests {
    /// Returns a repository with the example hook, which requires English and Portuguese.
    ///
    /// The key `z` lacks Portuguese from the start.
    private func repository() async throws -> Repository {
        let repository = try await Repository()
        try repository.work.write("languages: [en, pt-BR]\n", to: ".fitloc.yml")
        try repository.work.write("x\n", to: "notes")
        try await repository.run("git add -A && git commit -qm configuration")
        let hook = SourceTree.package.appendingPathComponent("Examples/Hooks/pre-commit")
        try await repository.run("cp '\(hook.path)' .git/hooks/pre-commit")
        return repository
    }

    private func write(_ entries: [WrittenCatalog.Entry], in repository: Repository) throws {
        try repository.work.write(
            WrittenCatalog.text([("a", ["en": "A"])] + entries + [("z", ["en": "Z"])]), to: WrittenCatalog.name)
    }

    private static let gap: WrittenCatalog.Entry = ("m", ["en": "M"])
    private static let whole: WrittenCatalog.Entry = ("m", ["en": "M", "pt-BR": "Eme"])

    /// Returns a repository in which another key has Portuguese, so that the language itself is not missing.
    private func prepared() async throws -> Repository {
        let repository = try await repository()
        try write([("k", ["en": "K", "pt-BR": "Cá"])], in: repository)
        try await repository.run("git commit -qam 'key with both'")
        return repository
    }

    @Test("A commit with a new gap is rejected; one without passes despite old gaps")
    func gaps() async throws {
        let repository = try await prepared()
        let key: WrittenCatalog.Entry = ("k", ["en": "K", "pt-BR": "Cá"])
        try write([key, Self.gap], in: repository)
        let head = try await repository.run("git rev-parse HEAD")
        let said = try await repository.run("git add -A && git commit -qm gap", status: 1)
        #expect(said.contains("error: “m” (pt-BR): no translation [missing-translation]\n"))
        #expect(!said.contains("“z”"))
        #expect(try await repository.run("git rev-parse HEAD") == head)
        try write([key, Self.whole], in: repository)
        #expect(try await repository.run("git add -A && git commit -qm whole") == "")
        try write([key, Self.gap], in: repository)
        try await repository.run("git commit -qam gap --no-verify")
    }

    @Test("The committed content is checked: with -a, for a named file, and for a partly staged file")
    func index() async throws {
        let repository = try await prepared()
        let key: WrittenCatalog.Entry = ("k", ["en": "K", "pt-BR": "Cá"])
        try write([key, Self.gap], in: repository)
        try await repository.run("git commit -qam gap", status: 1)
        try await repository.run("git commit -qm gap \(WrittenCatalog.name)", status: 1)
        try await repository.run("echo y >> notes && git commit -qm notes notes")
        try await repository.run("git add -A")
        try write([key, Self.whole], in: repository)
        try await repository.run("git commit -qm staged", status: 1)
        try await repository.run("git add -A")
        try write([key, Self.gap], in: repository)
        try await repository.run("git commit -qm staged")
    }

    @Test("They work in a linked work tree, in subfolders, and during a merge")
    func locations() async throws {
        let repository = try await prepared()
        try await repository.run("mkdir sub && git worktree add -q -b other ../other")
        try await repository.run("cp \(WrittenCatalog.name) before")
        try write([("k", ["en": "K", "pt-BR": "Qua"]), Self.gap], in: repository)
        try await repository.run("mv \(WrittenCatalog.name) ../other/ && mv before \(WrittenCatalog.name)")
        try await repository.run("cd ../other && git commit -qam gap", status: 1)
        try await repository.run("cd ../other && git commit -qam gap --no-verify")
        try write([("k", ["en": "K", "pt-BR": "Quê"])], in: repository)
        try await repository.run("cd sub && git commit -qam k && ! git merge -q other")
        try write([("k", ["en": "K", "pt-BR": "Quê"]), Self.gap], in: repository)
        try await repository.run("cd sub && git commit -qam merged", status: 1)
        try write([("k", ["en": "K", "pt-BR": "Quê"]), Self.whole], in: repository)
        try await repository.run("cd sub && git commit -qam merged")
    }

    @Test("Before the first commit, everything is new")
    func first() async throws {
        let repository = try await prepared()
        try await repository.run("git checkout -q --orphan new && git commit -qm first", status: 1)
    }

    @Test("Without fitloc, the hook prints a note and accepts the commit")
    func missing() async throws {
        let repository = try await prepared()
        try write([Self.gap], in: repository)
        let said = try await repository.run("PATH=/usr/bin:/bin; git commit -qam gap")
        #expect(said == "pre-commit: there is no fitloc on the PATH; the strings are not checked\n")
    }

    @Test("The pre-commit hook is a script of this package, with valid arguments of fitloc")
    func preCommit() async throws {
        let file = SourceTree.package.appendingPathComponent(".pre-commit-hooks.yaml")
        let hooks = try #require(try Yams.load(yaml: String(contentsOf: file, encoding: .utf8)) as? [[String: Any]])
        let hook = try #require(hooks.first)
        #expect(hook["pass_filenames"] as? Bool == false)
        let words = try #require(hook["entry"] as? String).split(separator: " ").map(String.init)
        let script = SourceTree.package.appendingPathComponent(words[0])
        #expect(FileManager.default.isExecutableFile(atPath: script.path))
        let repository = try await prepared()
        try write([("k", ["en": "K", "pt-BR": "Cá"]), Self.gap], in: repository)
        let line = (["fitloc"] + words.dropFirst()).joined(separator: " ")
        #expect(try await repository.run("git add -A && \(line)", status: 1).contains("“m” (pt-BR): no translation"))
        let files = try Regex(try #require(hook["files"] as? String))
        #expect("App/en.lproj/L.stringsdict".contains(files) && !"L.stringsdict.swift".contains(files))
    }
}
