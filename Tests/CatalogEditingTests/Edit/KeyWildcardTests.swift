import Testing

@testable import CatalogEditing

@Suite("Patterns of keys")
struct KeyWildcardTests {
    @Test(
        "Each asterisk of the new pattern keeps what the same one matched",
        arguments: [
            ("settings.*", "prefs.*", "settings.title", "prefs.title"),
            ("*.title", "*.heading", "home.a.title", "home.a.heading"),
            ("*.a.*", "*-*", "x.a.y.a.z", "x-y.a.z"),
            ("a*", "*b", "a", "b"),
            ("**", "<*|*>", "ab", "<|ab>"),
            ("*é", "*e", "caffé", "caffe"),
            ("*", "x*", "*", "x*"),
        ])
    func names(old: String, new: String, key: String, name: String) throws {
        let (old, new) = (try #require(KeyWildcard(old)), try #require(KeyWildcard(new)))
        #expect(old.name(of: key, in: new) == name)
    }

    @Test(
        "A key that does not match, and another number of asterisks, have no name",
        arguments: [
            ("settings.*", "prefs.*", "home.title"), ("aba*ba", "*", "aba"), ("*.x.*", "*.*", "a.y.b"),
            ("a*b*c", "*.*", "acb"), ("a.*", "*.*", "a.b"), ("a.*.*", "*", "a.b.c"),
        ])
    func noNames(old: String, new: String, key: String) throws {
        let (old, new) = (try #require(KeyWildcard(old)), try #require(KeyWildcard(new)))
        #expect(old.name(of: key, in: new) == nil)
    }

    @Test("Without an asterisk, there is no pattern")
    func noPattern() {
        #expect(KeyWildcard("a.?") == nil)
        #expect(KeyWildcard("") == nil)
    }
}
