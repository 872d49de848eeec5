import TestSupport
import Testing

@testable import FileSearch

@Suite("Ignore files")
struct IgnoreRulesTests {
    private static let paths = [
        "a", "b", "ab", "a.b", "#c", "!d", "e f", "e ", "f\\", "[g]", "*", "{x,y}", "x", ".hidden",
        "dir/a", "dir/b", "dir/sub/a", "dir/sub/ab", "dir/sub/deep/a.strings", "dir/sub/deep/b.strings",
        "other/dir/a", "other/sub/deep/x", "other/a/b", "build/a", "build/keep/a", "src/build/x", "src/a b/c",
        "xaax", "foo/bar/baz", "foo/baz", "foobar", "z/foo/bar/baz", "1/2/3/4",
    ]

    private static let ignoreFiles = [
        "a", "/a", "a/", "dir/", "/dir", "dir/*", "dir/**", "**/a", "**/dir", "a/**/b", "dir/**/a", "*", "/*", "**",
        "*\n!a", "*\n!*/\n!a", "dir/\n!dir/a", "dir/*\n!dir/a", "build/*\n!build/keep", "build\n!build/keep/a",
        "#c", "\\#c", "!d", "\\!d", "a\n!d", "e f", "e\\ ", "e ", "a   ", "a\\", "f\\\\", "[g]", "\\[g\\]", "[[]g]",
        "\\*", "[ab]", "[!a]", "[^a]", "[a-c]", "[z-a]", "[]-a]", "[a", "[[:alpha:]]", "[[:alnum:][:punct:]]*",
        "[[:nope:]]", "[[:alpha]", "?", "??", "foo/*", "foo/**/baz", "foo**baz", "foo/**baz", "/**/baz", "**/bar/*",
        "*/a", "*/*/a", "d*r/s?b/**", "foo//", "//foo", "/", "//", "!", "foo/", "foo/bar/", "foo/bar", "bar/baz",
        "***/baz", "foo/***", "foo/***/baz", "a\r\nb\r", "\u{FEFF}a", " a", "\ta", "a\t", "{x,y}", "{a,b}", ".*",
        "sub/deep", "/sub/deep", "deep", "*.strings\n!b.strings", "*b", "*a*", "x*x", "xa*ax", "**a", "a**",
        "**/", "*/", "!*/\n*", "dir/sub/*\n!dir/sub/deep/\n", "1/**/4", "1/*/4", "1/*/*/4", "\\a", "[\\a]", "\\/a",
        "dir\\/a", "dir/**\\/a", "[a-b-z]", "[--0]", "[!-a]", "[/]a", "dir[/]a", "dir?a", "dir*a",
    ]

    @Test("Every pattern in an ignore file has the same meaning as in git", .waitsForPrograms)
    func agreesWithGit() throws {
        try expectAgreement(on: Self.ignoreFiles)
    }

    @Test("Five hundred random ignore files have the same effect as in git", .waitsForPrograms)
    func randomFilesAgreeWithGit() throws {
        var random = SplitMix64(seed: 20)
        let pieces = [
            "a", "b", "x", "dir", "sub", "foo", "*", "*", "**", "?", "/", "/", "/", "[ab]", "[!x]", "[", "]", "-", "\\",
            "!", "\n", "\n!", " ",
        ]
        let texts = (0..<500).map { _ in
            let length = Int.random(in: 1...8, using: &random)
            return (0..<length).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
        }
        try expectAgreement(on: texts.filter { !Self.isUndecided($0) })
    }

    /// Whether `**` follows a character other than a slash.
    ///
    /// According to git's manual, that means a single star. However, git before 2.43 compared unrelated pointers in
    /// this case, with random results.
    private static func isUndecided(_ ignoreFile: String) -> Bool {
        ignoreFile.split(separator: "\n").contains { line in
            let pattern = Array((line.first == "!" ? line.dropFirst() : line).utf8)
            let star = UInt8(ascii: "*")
            return pattern.indices.dropFirst().dropLast().contains { index in
                pattern[index] == star && pattern[index + 1] == star
                    && pattern[index - 1] != UInt8(ascii: "/") && pattern[index - 1] != star
            }
        }
    }

    private func expectAgreement(on ignoreFiles: [String]) throws {
        let expected = try GitAnswers.ignored(Self.paths, by: ignoreFiles)
        #expect(expected.contains { !$0.isEmpty })
        for (ignoreFile, expected) in zip(ignoreFiles, expected) {
            let patterns = PathPatternList(ignoreFile: Array(ignoreFile.utf8))
            #expect(Set(Self.paths.filter(patterns.covers)) == expected, "\(ignoreFile.debugDescription)")
        }
    }

    @Test("A question mark matches a whole character, but only one byte in git")
    func charactersBeyondASCII() {
        #expect(PathPatternList(ignoreFile: Array("caf?.strings".utf8)).covers("café.strings"))
        #expect(PathPatternList(ignoreFile: Array("café*".utf8)).covers("café.strings"))
    }

    @Test("A pattern in a configuration covers the content of the folder that it matches")
    func patternsCoverFolders() throws {
        let patterns = try PathPatternList(["Tests", "Examples/*/{en,pt-BR}.lproj", "!Tests/Real/"])
        #expect(patterns.covers("App/Tests/A.xcstrings"))
        #expect(patterns.covers("Tests"))
        #expect(patterns.covers("Examples/One/pt-BR.lproj/A.strings"))
        #expect(!patterns.covers("App/Examples/One/pt-BR.lproj/A.strings"))
        #expect(!patterns.covers("App/A.xcstrings"))
    }
}

/// The answers of git itself.
private enum GitAnswers {
    /// Returns for each ignore file the paths that it makes git ignore.
    ///
    /// Each ignore file is in a numbered folder, so that git runs only once.
    static func ignored(_ paths: [String], by ignoreFiles: [String]) throws -> [Set<String>] {
        let folder = try TemporaryFolder()
        try Program.run(["git", "init", "--quiet"], in: folder.path)
        for (number, ignoreFile) in ignoreFiles.enumerated() {
            try folder.write("\(number)/.gitignore", ignoreFile)
        }
        let input = ignoreFiles.indices.flatMap { number in paths.map { "\(number)/\($0)" } }
        let output = try Program.run(
            ["git", "check-ignore", "--no-index", "--stdin", "-z"], in: folder.path,
            input: input.joined(separator: "\0"))
        var ignored = ignoreFiles.map { _ in Set<String>() }
        for line in output.split(separator: "\0") {
            let parts = line.split(separator: "/", maxSplits: 1)
            guard parts.count == 2, let number = Int(parts[0]) else { continue }
            ignored[number].insert(String(parts[1]))
        }
        return ignored
    }
}
