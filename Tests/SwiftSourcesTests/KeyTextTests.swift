import Testing

@testable import SwiftSources

@Suite("Keys with values")
struct KeyTextTests {
    private let guessed = KeyText([
        .text("a "), .specifier("%@", isCertain: false), .text(" of "), .specifier("%lld", isCertain: true),
    ])

    @Test(
        "An uncertain specifier matches every specifier",
        arguments: ["a %@ of %lld", "a %lld of %lld", "a %.2f of %lld", "a %1$@ of %lld"])
    func guess(key: String) {
        #expect(guessed.matches(key))
    }

    @Test(
        "A known specifier matches only itself",
        arguments: ["a %@ of %@", "a x of %lld", "a %@ of %lld!", "a %@", "", "a % of %lld"])
    func known(key: String) {
        #expect(!guessed.matches(key))
    }

    @Test("A key without values matches only its own bytes")
    func plain() {
        #expect(KeyText("caf\u{E9}").matches("caf\u{E9}"))
        #expect(!KeyText("caf\u{E9}").matches("cafe\u{301}"))
        #expect(!KeyText("a%@").matches("a%lld"))
    }

    @Test("A dynamic key matches by the texts around its unknown parts, whatever their characters")
    func glob() {
        let glob = KeyGlob(texts: ["a[*].", ".title"])
        #expect(glob.matches("a[*].b.c.title"))
        #expect(!glob.matches("ab.c.title"))
        #expect(KeyGlob(texts: ["[\u{301}", "*\u{301}"]).matches("[\u{301}b*\u{301}"))
        #expect(!KeyGlob(texts: ["a*\u{301}", ""]).matches("ab\u{301}"))
        #expect(KeyGlob(texts: ["whole"]).exact == "whole")
        #expect(KeyGlob(texts: ["", ""]).isAnything)
    }
}
