import TestSupport
import Testing

@testable import FileSearch

@Suite("Finding files that git does not ignore", .waitsForPrograms)
struct GitIgnoredFilesTests {
    private let folder: TemporaryFolder
    private let global: String

    init() throws {
        folder = try TemporaryFolder()
        try Program.run(["git", "init", "--quiet", "repository"], in: folder.path)
        global = try folder.write("global-ignore", "g.strings\n")
        let content = [
            ".gitignore": "/out/\n*.tmp.strings\ngenerated\n",
            "a/.gitignore": "!generated\nlocal.strings\n/only-here.strings\n",
            "a/b/.gitignore": "!local.strings\n*.tmp.strings\n!keep.tmp.strings\n",
            ".git/info/exclude": "private.strings\n!g.strings\nx/\n",
        ]
        for (name, text) in content {
            try folder.write("repository/\(name)", text)
        }
        let folders = [
            "", "a/", "a/b/", "out/", "a/out/", "generated/", "a/generated/", "a/b/generated/", "x/", "a/x/",
        ]
        let names = ["keep.tmp", "one.tmp", "local", "only-here", "private", "g", "x", "plain"]
        for parent in folders {
            for name in names {
                try folder.write("repository/\(parent)\(name).strings")
            }
        }
    }

    /// Returns the files that git itself would add, in the repository or a folder of it.
    private func untracked(in path: String = "repository") throws -> [String] {
        let command = ["git", "-c", "core.excludesFile=\(global)", "ls-files", "-z", "--others", "--exclude-standard"]
        let output = try Program.run(command, in: folder.file(path))
        return output.split(separator: "\0").map(String.init).filter { $0.hasSuffix(".strings") }
    }

    private func found(in path: String = "repository") -> [String] {
        let root = folder.file(path)
        let result = FileFinder(globalIgnoreFile: global).find([root])
        #expect(result.failures.isEmpty)
        return result.files.map { String($0.path.dropFirst(root.utf8.count + 1)) }
    }

    private func sorted(_ paths: [String]) -> [String] {
        paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    @Test("Nested ignore files, the repository's own and the user's are combined as in git")
    func agreesWithGit() throws {
        #expect(try !untracked().isEmpty)
        #expect(try found() == sorted(untracked()))
    }

    @Test("A search inside a repository applies the ignore files of parent folders")
    func beginsInside() throws {
        #expect(try !untracked(in: "repository/a/b").isEmpty)
        #expect(try found(in: "repository/a/b") == sorted(untracked(in: "repository/a/b")))
    }

    @Test("In a worktree, the exclusions of the main repository apply")
    func worktree() throws {
        let name = ["-c", "user.name=a", "-c", "user.email=a@b"]
        let commit = ["commit", "--quiet", "--allow-empty", "-m", "Begin"]
        try Program.run(["git"] + name + commit, in: folder.file("repository"))
        try Program.run(["git", "worktree", "add", "--quiet", "../tree"], in: folder.file("repository"))
        try folder.write("tree/private.strings")
        try folder.write("tree/plain.strings")
        #expect(try untracked(in: "tree") == ["plain.strings"])
        #expect(found(in: "tree") == ["plain.strings"])
    }

    @Test("Where git ignores the case of names, patterns do too", arguments: [true, false])
    func foldedCase(isFolding: Bool) throws {
        try Program.run(["git", "config", "core.ignorecase", "\(isFolding)"], in: folder.file("repository"))
        try folder.write("repository/.gitignore", "build/\n/Derived*\n[[:upper:]]1.strings\n[A-C]2.strings\n!Kept*\n")
        try folder.write("repository/.git/info/exclude", "OUTPUT.strings\n")
        let names = ["Build/a", "build/a", "derivedData", "x1", "X1", "b2", "B2", "output", "É", "kept"]
        for name in names { try folder.write("repository/\(name).strings") }
        #expect(try found() == sorted(untracked()))
        #expect(found().contains("Build/a.strings") != isFolding)
    }

    @Test(
        "The last line that sets a switch decides",
        arguments: [
            ("[core]\n\tignorecase = true\n", true), ("[Core]\nIgnoreCase\n", true), ("[core] ignorecase=on\n", true),
            ("[core]\nignorecase = \"1\" # found out\n", true), ("[core]\nignorecase = true\nignorecase = no\n", false),
            ("[core \"a\"]\nignorecase = true\n", false), ("[user]\nignorecase = true\n", false), ("", false),
            ("[core]\n# ignorecase = true\n", false), ("[core]\nignorecase =\n", false), ("]\n[core", false),
        ])
    func switches(text: String, isOn: Bool) {
        #expect(GitSettings(Array(text.utf8)).isOn("ignorecase", in: "core") == isOn)
    }

    @Test("A repository inside another has only its own rules")
    func nestedRepository() throws {
        try Program.run(["git", "init", "--quiet", "inner"], in: folder.file("repository/a"))
        try folder.write("repository/a/inner/local.strings")
        try folder.write("repository/a/inner/mine.strings")
        try folder.write("repository/a/inner/.gitignore", "mine.strings\n")
        #expect(found(in: "repository/a/inner") == ["local.strings"])
        #expect(found().filter { $0.hasPrefix("a/inner/") } == ["a/inner/local.strings"])
    }

    @Test("Outside of a repository, ignore files have no effect")
    func outsideOfRepository() throws {
        try folder.write("loose/.gitignore", "*")
        try folder.write("loose/A.strings")
        #expect(found(in: "loose") == ["A.strings"])
    }

    @Test("A .gitignore that is a symlink has no effect, as in git")
    func linkedIgnoreFile() throws {
        try Program.run(["git", "init", "--quiet", "other"], in: folder.path)
        try folder.write("other/A.strings")
        try folder.write("patterns", "*\n")
        try folder.link("other/.gitignore", to: "../patterns")
        try folder.write("other/deep/B.strings")
        try folder.link("other/deep/.gitignore", to: "nowhere")
        let result = FileFinder().find([folder.file("other")])
        #expect(result.files.map(\.path).sorted() == ["other/A.strings", "other/deep/B.strings"].map(folder.file))
        #expect(result.failures.isEmpty)
    }

    @Test("A named file or folder is found although git ignores it")
    func namedAreTaken() throws {
        let arguments = ["repository/out", "repository/private.strings"].map(folder.file)
        let paths = FileFinder(globalIgnoreFile: global).find(arguments).files.map(\.path)
        #expect(paths.contains(folder.file("repository/out/plain.strings")))
        #expect(paths.contains(folder.file("repository/private.strings")))
    }
}
