import Foundation
import TestSupport
import Testing

@Suite("Completions in real shells", .waitsForPrograms, .thorough(.shells))
struct ShellCompletionTests {
    private let work: WorkFolder
    private let tree: InstalledTree

    init() async throws {
        work = try WorkFolder(named: "a project")
        tree = try await InstalledTree()
        let entries = ShellCase.keys.map { key -> WrittenCatalog.Entry in
            let name = key.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            return (name.replacingOccurrences(of: "\n", with: "\\n"), ["en": "Text", "pt-BR": "Texto"])
        }
        try work.write(WrittenCatalog.text(entries), to: WrittenCatalog.name)
        try work.write(WrittenCatalog.text([("other", ["en": "Other"])]), to: "Space Folder/Other.xcstrings")
        try work.write("", to: "notes.txt")
        let setUp = """
            git init -q -b main . && git add . && git -c user.name=a -c user.email=a@b commit -qm a
            git tag v1.0 && git branch topic
            """
        #expect(try await work.shell(setUp).ending == .status(0))
    }

    @Test(
        "Tab inserts one word with the quoting of the shell",
        arguments: ShellSession.Setting.allCases.filter(\.isThere))
    func words(setting: ShellSession.Setting) async throws {
        let before = try work.names()
        let result = try await ShellSession(setting: setting, tree: tree).lines(
            typing: ShellCase.all.map(\.typed), in: work.url)
        #expect(result.lines.count == ShellCase.all.count)
        for (shellCase, line) in zip(ShellCase.all, result.lines) {
            #expect(line == shellCase.expected(in: setting), "\(shellCase.typed)")
        }
        #expect(try work.names() == before, "nothing that a key says is run, nothing is written")
    }

    @Test(
        "A list shows the offers, with explanations if the shell can display them",
        arguments: ShellSession.Setting.allCases.filter(\.isThere))
    func lists(setting: ShellSession.Setting) async throws {
        try work.write(PromptCatalog.plain, to: WrittenCatalog.name)
        let result = try await ShellSession(setting: setting, tree: tree).lines(
            typing: ["fitloc set home.\t\t"], in: work.url)
        #expect(result.printed.contains(setting.isBash ? "home.greeting" : "Welcome to the training"))
        #expect(!result.printed.contains("rror"))
    }

    @Test("`complete -C` of fish returns all offers", .enabled(if: ShellSession.Setting.fish.isThere))
    func fish() async throws {
        try work.write(PromptCatalog.plain, to: WrittenCatalog.name)
        let offers = try await work.shell(
            """
            export XDG_DATA_DIRS='\(tree.prefix)/share:/usr/share' PATH='\(tree.prefix)/bin:/usr/bin:/bin'
            fish -c 'complete -C "fitloc set home."; complete -C "fitloc lint --language "'
            """)
        #expect(
            offers.output == """
                home.greeting\tHello, %@!
                home.title\tWelcome to the training
                en\tEnglish
                pt-BR\tPortuguese, Brazil

                """)
    }

    @Test(
        "If the program is missing or ends early, the line stays unchanged and nothing is printed",
        arguments: ShellSession.Setting.allCases.filter(\.isThere))
    func broken(setting: ShellSession.Setting) async throws {
        _ = try await tree.work.shell("printf '#!/bin/sh\\necho trouble >&2\\nexit 2\\n' >'\(tree.prefix)/bin/fitloc'")
        let result = try await ShellSession(setting: setting, tree: tree).lines(
            typing: ["fitloc set ho\t", "fitloc li\t"], in: work.url)
        #expect(result.lines == ["fitloc set ho", "fitloc li"])
        #expect(!result.printed.contains("trouble"))
    }
}

extension ShellSession.Setting {
    fileprivate var isBash: Bool { self == .bash || self == .bashCompletion }
}
