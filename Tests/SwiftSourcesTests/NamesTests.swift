import Testing

@testable import SwiftSources

@Suite("Names in code")
struct NamesTests {
    @Test(
        "A name is that of a type if its first character other than `_` is a capital",
        arguments: [
            ("A", true), ("Ab", true), ("_A", true), ("__Ab", true), ("\u{C9}", true), ("\u{C9}a", true),
            ("E\u{301}", true), ("E\u{301}a", true), ("a", false), ("aB", false), ("_a", false), ("", false),
            ("_", false), ("1A", false), ("$0", false), ("`A`", false), ("\u{E9}A", false), ("e\u{301}A", false),
        ])
    func types(name: String, isType: Bool) {
        #expect(Names.isType(name) == isType)
        #expect(Names.isType(name[...]) == isType)
    }

    @Test(
        "A name is typical of a lookup if it contains one of a few words, in any case",
        arguments: [
            ("localized", true), ("LOCALIZED", true), ("myLocalizer", true), ("translate", true), ("i18n", true),
            ("L10n", true), ("xL10N", true), ("tr", false), ("local", false), ("lo", false), ("trans", false),
            ("i18", false), ("", false), ("l", false), ("title", false),
        ])
    func lookups(name: String, isLookup: Bool) { #expect(DynamicCandidate.isLookup(name) == isLookup) }
}
