import CatalogCore
import Testing

@testable import SwiftSources

@Suite("Lookup functions in C and Objective-C")
struct CLookupFunctionTests: CProject {
    private static let method = """
        @implementation Loc
        + (NSString *)stringFor:(NSString *)key { return NSLocalizedString(key, nil); }
        @end

        """

    @Test(
        "A function, method or macro that looks up its parameter is a lookup",
        arguments: [
            (##"#define L(key) NSLocalizedString(key, nil)"##, #"L(@"home.title");"#),
            ("#define L(key) \\\n    NSLocalizedStringFromTable(key, nil, @\"\")", #"L(@"home.title");"#),
            (#"static NSString *L(NSString *key) { return NSLocalizedString(key, nil); }"#, #"L(@"home.title");"#),
            (
                "extern \"C\" {\nNSString *L(int a, NSString *key) { return NSLocalizedString(key, nil); }\n}",
                #"L(1, @"home.title");"#
            ),
            (method, #"[Loc stringFor:@"home.title"];"#),
            (method + "#define L(key) [Loc stringFor:key]", #"L(@"home.title");"#),
            (
                method + "NSString *M(NSString *k) { return [Loc stringFor:k]; }\n#define L(k) M(k)",
                #"L(@"home.title");"#
            ),
            (
                "@implementation Loc\n- (NSString *)string:(NSString *)key comment:(NSString *)c {\n  return [self.bundle localizedStringForKey:key value:nil table:nil];\n}\n@end",
                #"[[Loc shared] string:@"home.title" comment:@"c"];"#
            ),
            (
                "@implementation NSString (Loc)\n- (NSString *)loc { return NSLocalizedString(self, nil); }\n@end",
                #"a = [@"home.title" loc];"#
            ),
            (
                "@implementation NSString (Loc)\n- (NSString *)loc { return NSLocalizedString(self, nil); }\n@end",
                #"a = @"home.title".loc;"#
            ),
        ])
    func lookupFunctions(declaration: String, use: String) {
        let index = index([("App/Loc.m", declaration), ("App/Home.m", use)])
        #expect(index.uses.map(\.key.key) == ["home.title"] && index.uses[0].kind == .helper)
        // The lookup of the parameter is no lookup of any other key, unless the system can call the method.
        #expect(index.dynamicUses.isEmpty == !declaration.contains("@implementation"))
    }

    @Test("A table that a lookup function names is that of its keys")
    func tableOfFunction() {
        let macro = "#define L(key) NSLocalizedStringFromTable(key, @\"Home\", nil)\n"
        #expect(uses(macro + #"L(@"title");"#) == ["Home | title"])
    }

    @Test(
        "Functions that do not look up their parameter, and those of other classes, are none",
        arguments: [
            (##"#define L(key) [key uppercaseString]"##, #"L(@"home.title");"#),
            (#"NSString *L(NSString *k) { k = f(k); return NSLocalizedString(k, nil); }"#, #"L(@"home.title");"#),
            (
                #"NSString *L(NSString *k) { return NSLocalizedStringFromTable(k, table(), nil); }"#,
                #"L(@"home.title");"#
            ),
            (#"NSString *L(NSString *k) { return NSLocalizedString(@"a", nil); }"#, #"L(@"home.title");"#),
            (method, #"[Log stringFor:@"home.title"];"#), (method, #"[Loc stringFor:@"home.title" in:a];"#),
        ])
    func noLookupFunctions(declaration: String, use: String) {
        let index = index([("App/Loc.m", declaration), ("App/Home.m", use)])
        #expect(!index.uses.contains { $0.key.key == "home.title" })
    }

    @Test(
        "A lookup function whose calls are not all known can look up any key",
        arguments: [
            ("App/Home.swift", "let a = L(name)"), ("App/Home.m", "map(keys, L);"),
            ("App/Home.m", "#define N(a) a ## L"), ("App/Home.m", "#define M L"), ("App/Home.m", "a = L(name);"),
        ])
    func openFunctions(path: String, code: String) {
        let function = "NSString *L(NSString *key) { return NSLocalizedString(key, nil); }"
        let found = index([("App/Loc.m", function), (path, code)]).dynamicUses.filter {
            !$0.location.path.hasSuffix("swift")
        }
        #expect(!found.isEmpty && found.allSatisfy { $0.pattern.isAnything })
        #expect(index([("App/Loc.m", function), ("App/Home.swift", "let a = M(name)")]).dynamicUses == [])
    }

    @Test("The declaration of a method is no call of it")
    func declarations() {
        let files = [("App/Loc.h", "+ (NSString *)stringFor:(NSString *)key;"), ("App/Loc.m", Self.method)]
        #expect(index(files).dynamicUses.map(\.location.position.line) == [2])
    }

    @Test("A property that looks up its object can look up any key of another object")
    func propertiesOfObjects() {
        let category =
            "@implementation NSString (Loc)\n- (NSString *)loc { return NSLocalizedString(self, nil); }\n@end"
        #expect(patterns("a = item.loc; b = [item loc];", with: [("App/Loc.m", category)]) == ["*", "*", "*"])
    }

    @Test("Functions of one name that look up in different tables are no lookups of either")
    func differentTables() {
        let macro = { (table: String) in "#define L(key) NSLocalizedStringFromTable(key, @\"\(table)\", nil)\n" }
        let index = index([("App/A.m", macro("A") + #"L(@"a");"#), ("App/B.m", macro("B") + #"L(@"b");"#)])
        #expect(index.uses == [] && index.dynamicUses.map(\.table) == ["A", "B"])
        let both = """
            NSString *L(NSString *key) {
              NSString *text = NSLocalizedStringFromTable(key, @"A", nil);
              return text ? text : NSLocalizedString(key, nil);
            }
            void f() { L(@"a"); }
            """
        #expect(uses(both) == [] && patterns(both) == ["*", "*"])
    }

    @Test("A function of the project takes the place of Foundation’s of the same name")
    func redefinition() {
        let macro =
            "#undef NSLocalizedString\n#define NSLocalizedString(k, c) NSLocalizedStringFromTable((k), @\"Home\", c)\n"
        #expect(uses(macro + #"NSLocalizedString(@"title", nil);"#) == ["Home | title"])
    }

    @Test("A method that returns no text is no lookup function, whatever it looks up")
    func setters() {
        let code = """
            @implementation Cell
            - (void)setTitle:(NSString *)key { self.label.text = NSLocalizedString(key, nil); }
            @end
            void f() { [button setTitle:@"home.title"]; }
            """
        #expect(uses(code) == [] && patterns(code) == ["*"])
    }

    @Test("The configuration can name lookup functions that other code declares")
    func listed() {
        #expect(
            uses(#"a = L(@"home.title"); b = [Loc text:@"b" in:c];"#, helpers: ["L(_:)", "Loc.text(_:in:)"]) == [
                "home.title", "b",
            ])
    }
}
