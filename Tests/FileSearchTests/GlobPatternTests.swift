import Testing

@testable import FileSearch

@Suite("Globs")
struct GlobPatternTests {
    @Test(
        "A path glob matches the same paths as in git",
        arguments: [
            ("*.strings", "a.strings", true),
            ("*.strings", "b/a.strings", false),
            ("**/*.strings", "a.strings", true),
            ("**/*.strings", "b/c/a.strings", true),
            ("a/**/z", "a/z", true),
            ("a/**/z", "a/b/c/z", true),
            ("a/**/z", "ab/z", false),
            ("a/**", "a/b/c", true),
            ("a/**", "a", false),
            ("a**/z", "abc/z", true),
            ("a**/z", "a/b/z", false),
            ("**/b/**/d/*.x", "a/b/c/b/d/e/d/f.x", true),
            ("**/b/**/d/*.x", "a/b/c/d/e/f.x", false),
            ("a?c", "a/c", false),
            ("a[!x]c", "a/c", false),
            ("a[/]c", "a/c", false),
            ("[a-c]1", "b1", true),
            ("[^a-c]1", "b1", false),
            ("[]x]", "]", true),
            ("[a-]", "-", true),
            ("[[:digit:]x]", "7", true),
            ("\\*", "*", true),
            ("\\*", "a", false),
            ("[\\]]", "]", true),
            ("pt-BR.lproj", "pt-BR.lproj", true),
            ("pt-br.lproj", "pt-BR.lproj", false),
            ("{a,b}", "{a,b}", true),
            ("", "", true),
            ("*", "", true),
            ("?", "", false),
        ])
    func globsOverPaths(pattern: String, path: String, isTaken: Bool) throws {
        #expect(try GlobPattern(pattern, over: .path).matches(path) == isTaken)
    }

    @Test(
        "In a pattern of keys, only a star is special",
        arguments: [
            ("home.*", "home.a.b", true), ("What?", "What?", true), ("What?", "Whats", false),
            ("[x] *", "[x] {y}", true), ("[x]*", "x", false), ("{a,b}*", "a", false), ("a\\*", "a\\b", true),
            ("*\u{301}", "e\u{301}", true), ("**", "", true), ("", "a", false),
        ])
    func keyPatterns(pattern: String, key: String, isTaken: Bool) {
        #expect(GlobPattern(key: pattern).matches(key) == isTaken)
        #expect(GlobPattern(key: pattern).description == pattern)
    }

    @Test(
        "In a key glob, a star matches dots and slashes",
        arguments: [
            ("fitpal.*", "fitpal.subtitle", true),
            ("fitpal.*", "fitpal.a.b/c", true),
            ("fitpal.*", "fitpal", false),
            ("*.title", "home.section.title", true),
            ("home.?", "home.é", true),
            ("home.?", "home.日", true),
            ("home.?", "home.ab", false),
            ("a?b", "a/b", true),
            ("**", "x/y.z", true),
            ("a**z", "a/z", true),
            ("[à-ü]*", "émile", true),
            ("[!é]", "é", false),
            ("*é?", "éé!", true),
            ("%lld days*", "%lld days left", true),
        ])
    func globsOverKeys(pattern: String, key: String, isTaken: Bool) throws {
        #expect(try GlobPattern(pattern, over: .text).matches(key) == isTaken)
    }

    @Test(
        "Braces match either alternative if they are allowed",
        arguments: [
            ("*.{strings,stringsdict}", "a.stringsdict", true),
            ("*.{strings,stringsdict}", "a.xcstrings", false),
            ("{a,b{c,d}}/{e,}", "bd/", true),
            ("{a,b{c,d}}/{e,}", "b/e", false),
            ("{a,**}/x", "p/q/x", true),
            ("[{]a", "{a", true),
            ("\\{a,b\\}", "{a,b}", true),
            ("{a,[,}]}b", "}b", true),
        ])
    func braces(pattern: String, path: String, isTaken: Bool) throws {
        #expect(try GlobPattern(pattern, over: .path, allowsBraces: true).matches(path) == isTaken)
    }

    @Test(
        "An invalid glob is rejected with the reason",
        arguments: [
            ("a[b", GlobError.unclosedClass),
            ("[]", .unclosedClass),
            ("[a\\", .unclosedClass),
            ("[[:letter:]]", .unknownClass(name: "letter")),
            ("{a,b", .unclosedBrace),
            ("a\\", .trailingBackslash),
            (String(repeating: "{a,b}", count: 40), .tooManyAlternatives(limit: 256)),
            (
                String(repeating: "{", count: 10_000) + String(repeating: "}", count: 10_000),
                .tooManyAlternatives(limit: 256)
            ),
        ])
    func invalidGlobs(pattern: String, error: GlobError) {
        #expect(throws: error) { try GlobPattern(pattern, over: .path, allowsBraces: true) }
    }

    @Test("As many alternatives as allowed, and a colon that names no class, are accepted")
    func boundaries() throws {
        let most = try GlobPattern(String(repeating: "{a,b}", count: 8), over: .path, allowsBraces: true)
        #expect(most.matches("abababab"))
        #expect(try GlobPattern("[[:]", over: .text).matches(":"))
    }

    @Test(
        "A hostile glob is matched in reasonable time",
        .timeLimit(.minutes(20)),
        arguments: [GlobPattern.Subject.path, .text])
    func hostileGlobs(subject: GlobPattern.Subject) throws {
        let text = String(repeating: "a", count: 20_000)
        let deep = String(repeating: "a/", count: 2_000)
        for pattern in [String(repeating: "*a", count: 50) + "b", String(repeating: "a*", count: 50) + "b"] {
            #expect(try !GlobPattern(pattern, over: subject).matches(text))
        }
        for pattern in [String(repeating: "**/a/", count: 30) + "b", String(repeating: "**/*a*/", count: 30) + "b"] {
            #expect(try !GlobPattern(pattern, over: subject).matches(deep))
        }
    }

    @Test("Each byte that is not valid UTF-8 counts as one character")
    func invalidBytes() throws {
        let bytes: [UInt8] = [0x61, 0xFF, 0xE2, 0x62]
        #expect(try GlobPattern("a??b", over: .text).matches(bytes, in: 0..<4))
        #expect(try !GlobPattern("a?b", over: .text).matches(bytes, in: 0..<4))
    }
}
