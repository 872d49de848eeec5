import CatalogCore
import Testing

@testable import SwiftSources

@Suite("Keys that C and Objective-C build")
struct CBuiltKeyTests: CProject {
    @Test(
        "A key that code builds has a pattern",
        arguments: [
            (#"NSLocalizedString([NSString stringWithFormat:@"level.%d", n], nil);"#, "level.*"),
            (#"NSLocalizedString([NSString stringWithFormat:@"%@.a.%1$02d%%", n], nil);"#, "*.a.*%"),
            (#"NSLocalizedString(@"level." SUFFIX, nil);"#, "level.*"),
            (#"NSLocalizedString(name, nil);"#, "*"), (#"NSLocalizedString([self key], nil);"#, "*"),
            (#"a = [name localized];"#, "*"), ("#define L NSLocalizedString", "*"),
            ("map(keys, NSLocalizedString);", "*"),
            ("// a\rNSLocalizedString(name, nil);\r", "*"),
        ])
    func patterns(code: String, pattern: String) { #expect(patterns(code) == [pattern]) }

    @Test(
        "The text of a constant is known, also in another file",
        arguments: [
            #"NSString *const titleKey = @"home.title";"#, #"static NSString * const titleKey = @"home." @"title";"#,
            #"const CFStringRef titleKey = CFSTR("home.title");"#, ##"#define titleKey @"home.title""##,
        ])
    func constants(declaration: String) {
        #expect(patterns("NSLocalizedString(titleKey, nil);", with: [("App/Keys.h", declaration)]) == ["home.title"])
    }

    @Test(
        "A variable, a parameter, and a macro with more than a text can have any text",
        arguments: [
            #"NSString *titleKey = @"home.title";"#, ##"#define titleKey @"home.title" + a"##,
            #"const NSString *titleKey = @"home.title";"#, #"const char *titleKey = "home.title";"#,
        ])
    func variables(declaration: String) {
        #expect(patterns("NSLocalizedString(titleKey, nil);", with: [("App/Keys.h", declaration)]) == ["*"])
    }

    @Test(
        "A name that is a constant in one file and anything else in another can have any text",
        arguments: [
            "void f() { NSString *titleKey = g(); }", "- (void)f:(NSString *)titleKey { }",
            "#define titleKey [self key]",
            "for (NSString *titleKey in keys) { }", "@property id titleKey;",
        ])
    func ambiguousNames(declaration: String) {
        let constant = #"NSString *const titleKey = @"home.title";"#
        let code = "NSLocalizedString(titleKey, nil);"
        #expect(patterns(code, with: [("App/Keys.m", constant), ("App/A.m", declaration)]) == ["*"])
        let table = "NSLocalizedStringFromTable(@\"a\", titleKey, nil);"
        #expect(index([("A.m", table), ("B.m", constant), ("C.m", declaration)]).uses.map(\.hasUnknownTable) == [true])
        #expect(index([("A.m", table), ("B.m", constant)]).uses.map(\.table) == ["home.title"])
    }

    @Test("The constants of two files make one key")
    func joinedConstants() {
        let keys = "#define PREFIX @\"home.\"\n#define SUFFIX @\"title\"\n"
        #expect(patterns(keys + "NSLocalizedString(PREFIX SUFFIX, nil);") == ["*"])
        #expect(patterns(keys + "NSLocalizedString(PREFIX @\"title\", nil);") == ["home.title"])
    }

    @Test("A comment lists the keys that a lookup can have")
    func yields() {
        let code = "// [fitloc:yields level.one]\na = NSLocalizedString(name, nil);\nb = NSLocalizedString(name, nil);"
        #expect(patterns(code) == ["level.one", "*"])
    }
}
