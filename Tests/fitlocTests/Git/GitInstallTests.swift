import Foundation
import TestSupport
import Testing

@Suite("Configuring git")
struct GitInstallTests {
    @Test("A second installation changes nothing")
    func again() async throws {
        let repository = try await Repository()
        let first = try await repository.run("fitloc git install")
        #expect(
            first.contains(".gitattributes now specifies which files git handles with fitloc; commit it for your team.")
        )
        #expect(first.contains("This does not apply to merges on GitHub, GitLab or other hosts"))
        let before = try [".gitattributes", ".git/config"].map { try repository.work.bytes(of: $0) }
        #expect(try await repository.run("fitloc git install") == "Nothing to do: git already uses fitloc.\n")
        #expect(try [".gitattributes", ".git/config"].map { try repository.work.bytes(of: $0) } == before)
    }

    @Test(
        "Uninstalling restores the attributes and the configuration",
        arguments: ["", "*.png binary", "*.png binary\n", "\n\n# mine\n*.xcstrings text\n", "*.png binary\r\n"])
    func undo(_ attributes: String) async throws {
        let repository = try await Repository()
        try repository.work.write(attributes, to: ".gitattributes")
        let before = try [".gitattributes", ".git/config"].map { try repository.work.bytes(of: $0) }
        try await repository.run("fitloc git install")
        #expect(try repository.work.bytes(of: ".gitattributes") != before[0])
        try await repository.run("fitloc git uninstall")
        #expect(try [".gitattributes", ".git/config"].map { try repository.work.bytes(of: $0) } == before)
        #expect(try await repository.run("fitloc git uninstall") == "Nothing to do: git does not use fitloc.\n")
    }

    @Test(
        "Attributes in a link, or not checked out, are refused and stay",
        arguments: [
            "echo '*.png binary' > own; ln -s own .gitattributes",
            "echo x > .gitattributes; mkdir app; echo x > app/a; git add .; git commit -qm 1; "
                + "git sparse-checkout set --no-cone /app/",
        ])
    func unusable(_ preparation: String) async throws {
        let repository = try await Repository()
        try await repository.run("{ \(preparation); } > /dev/null 2>&1")
        #expect(try await repository.run("fitloc git install", status: 2).contains(".gitattributes"))
        #expect(try await repository.run("git diff --stat") == "")
    }

    @Test("An attributes file that the installation created is removed with it")
    func made() async throws {
        let repository = try await Repository()
        let before = try repository.work.bytes(of: ".git/config")
        try await repository.run("fitloc git install")
        let said = try await repository.run("fitloc git uninstall")
        #expect(said.hasPrefix("Removed .gitattributes, which contained nothing else.\n"))
        #expect(try await repository.run("git status --short") == "")
        #expect(try repository.work.bytes(of: ".git/config") == before)
    }

    @Test("The user's own lines and settings stay, even later ones")
    func own() async throws {
        let repository = try await Repository()
        try repository.work.write("*.png binary", to: ".gitattributes")
        try await repository.run("fitloc git install && echo '*.jpg binary' >> .gitattributes")
        try await repository.run("git config merge.fitloc.note mine && fitloc git uninstall")
        #expect(try repository.work.text(of: ".gitattributes") == "*.png binary\n*.jpg binary\n")
        #expect(try await repository.run("git config --get-regexp fitloc") == "merge.fitloc.note mine\n")
    }

    @Test("An altered installation is repaired")
    func repaired() async throws {
        let repository = try await Repository()
        try await repository.run("fitloc git install")
        let before = try [".gitattributes", ".git/config"].map { try repository.work.bytes(of: $0) }
        try await repository.run(
            "sed -i.old '/^.*stringsdict/d' .gitattributes && git config merge.fitloc.driver false")
        try await repository.run("git config --add diff.fitloc.textconv cat && fitloc git install")
        #expect(try [".gitattributes", ".git/config"].map { try repository.work.bytes(of: $0) } == before)
    }

    @Test("A global installation uses git's own attributes file, or the one in a setting", arguments: [false, true])
    func global(isNamed: Bool) async throws {
        let repository = try await Repository()
        // The work tree also serves as the home folder.
        try await repository.run("printf '.gitconfig\nmy attributes\n.config\nbefore\n' >> .git/info/exclude")
        let path = isNamed ? "my attributes" : ".config/git/attributes"
        if isNamed { try await repository.run("git config --global core.attributesFile '~/my attributes'") }
        try await repository.run("git config --global user.name B && cp .gitconfig before")
        try repository.work.write("*.png binary\n", to: path)
        try await repository.run("cd / && fitloc git install --global")
        #expect(try repository.work.text(of: path).hasPrefix("*.png binary\n\n# Made by"))
        #expect(try await repository.run("git check-attr merge x.xcstrings") == "x.xcstrings: merge: fitloc\n")
        try await repository.commit(["a": "A", "m": "M", "z": "Z"], on: "topic")
        try await repository.commit(["a": "A", "n": "N", "z": "Z"], on: "main")
        try await repository.run("git merge topic && cd / && fitloc git uninstall --global")
        #expect(try repository.work.text(of: path) == "*.png binary\n")
        #expect(try repository.work.bytes(of: ".gitconfig") == repository.work.bytes(of: "before"))
    }

    @Test("A shown installation can be performed with a shell and git apply")
    func dryRun() async throws {
        let repository = try await Repository(named: "it's here")
        try await repository.run("mkdir App && cd App && fitloc git install --dry-run > ../shown")
        #expect(try repository.work.names() == [".git", "App", WrittenCatalog.name, "shown"])
        try await repository.run(
            "sed '/^git config/,$d' shown | git apply && grep '^git config' shown > lines && sh lines")
        #expect(try await repository.run("fitloc git install") == "Nothing to do: git already uses fitloc.\n")
        try await repository.run("fitloc git uninstall --dry-run > shown")
        #expect(try await repository.run("fitloc git install") == "Nothing to do: git already uses fitloc.\n")
        try await repository.run(
            "sed '/^git config/,$d' shown | git apply && grep '^git config' shown > lines && sh lines")
        #expect(try await repository.run("fitloc git uninstall") == "Nothing to do: git does not use fitloc.\n")
    }

    @Test("The configured name is the command's if it is in PATH, otherwise its path, with the other as fallback")
    func program() async throws {
        let repository = try await Repository()
        try await repository.run("fitloc git install")
        let path = WorkFolder.program.path
        let named = try await repository.run("git config diff.fitloc.textconv")
        #expect(named.hasPrefix("f=fitloc; command -v \"$f\" >/dev/null || f='\(path)'; "))
        try await repository.run("PATH=/usr/bin:/bin '\(path)' git install")
        let placed = try await repository.run("git config diff.fitloc.textconv")
        #expect(placed.hasPrefix("f='\(path)'; command -v \"$f\" >/dev/null || f=fitloc; "))
    }

    @Test("Outside of a repository and in a bare one, the installation is refused")
    func refused() async throws {
        let work = try WorkFolder()
        let outcome = try await work.fitloc("git", "install")
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors == "error: \(work.url.path) is not in the work tree of a git repository\n")
        #expect(try await work.shell("git init -q --bare . && fitloc git install").ending == .status(2))
    }
}
