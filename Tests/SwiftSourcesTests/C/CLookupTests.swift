import CatalogCore
import CatalogLint
import LintRules
import StringTables
import Testing

@testable import SwiftSources

@Suite("Lookups in C and Objective-C")
struct CLookupTests {
    private func index(_ files: [(path: String, code: String)], helpers: [String] = []) -> SourceIndex {
        SourceIndex(
            files.map { SourceScanner().file(at: $0.path, holding: Array($0.code.utf8)) },
            settings: .init(helpers: helpers))
    }

    private func uses(_ code: String, helpers: [String] = []) -> [String] {
        index([("App/Home.m", code)], helpers: helpers).uses.map { use in
            [use.table ?? (use.hasUnknownTable ? "?" : nil), use.key.key, use.comment, use.defaultValue?.key]
                .compactMap(\.self).joined(separator: " | ")
        }
    }

    private func patterns(_ code: String, with others: [(String, String)] = []) -> [String] {
        index([("App/Home.m", code)] + others).dynamicUses.map { use in
            let known = use.isClosed ? use.expansions?.sorted().joined(separator: ",") : nil
            return known ?? "\(use.pattern)"
        }
    }

    // MARK: - Keys

    @Test(
        "The macros and methods of Foundation look up keys, with their tables, comments and texts",
        arguments: [
            (#"NSLocalizedString(@"home.title", @"The title");"#, ["home.title | The title"]),
            (#"NSLocalizedString(@"home.title", nil);"#, ["home.title"]),
            (#"NSLocalizedStringFromTable(@"title", @"Home", nil);"#, ["Home | title"]),
            (#"NSLocalizedStringFromTable(@"title", table, nil);"#, ["? | title"]),
            (#"NSLocalizedStringFromTableInBundle(@"title", @"Home", bundle, @"c");"#, ["Home | title | c"]),
            (#"NSLocalizedStringWithDefaultValue(@"title", nil, bundle, @"Home", @"c");"#, ["title | c | Home"]),
            (#"CFCopyLocalizedString(CFSTR("home.title"), "");"#, ["home.title | "]),
            (
                #"[[NSBundle mainBundle] localizedStringForKey:@"title" value:@"Home" table:@"T"];"#,
                ["T | title | Home"]
            ),
            (#"[bundle localizedStringForKey:@"title" value:@"" table:nil];"#, ["title"]),
            (#"NSLocalizedString(@"Save " /* two */ @"now", nil);"#, ["Save now"]),
            (#"NSLocalizedString(@"a\n\"b\" \u00e9", nil);"#, ["a\n\"b\" é"]),
            (#"f(isOn ? NSLocalizedString(@"on", nil) : NSLocalizedString(@"off", nil));"#, ["on", "off"]),
            (#"NSLocalizedString(isOn ? @"on" : @"off", nil);"#, ["on", "off"]),
            (#"NSLocalizedString((isOn ? @"on" : isIdle ? @"idle" : @"off"), nil);"#, ["on", "idle", "off"]),
            (
                #"[alert setTitle:NSLocalizedString(@"a", nil) message:isOn ? x : [y loc:NSLocalizedString(@"b", nil)]];"#,
                ["a", "b"]
            ),
        ])
    func keys(code: String, found: [String]) { #expect(uses(code) == found) }

    @Test(
        "Comments, texts, definitions and other calls are no lookups",
        arguments: [
            #"// NSLocalizedString(@"home.title", nil)"#, #"/* NSLocalizedString(@"home.title", nil) */"#,
            ##"NSString *a = @"NSLocalizedString(@\"home.title\", nil)";"##,
            ##"#define NSLocalizedString(@"home.title", comment) [a b:c]"##,
            #"MyLocalizedStringStore(@"home.title", nil);"#, #"[a localizedStringForKey:@"home.title"];"#,
            #"id a = list[@"home.title"];"#, #"id a = @[@"home.title", localized];"#,
        ])
    func others(code: String) { #expect(uses(code) == []) }

    @Test("A key is at its literal, so that a rename replaces it")
    func location() {
        let use = index([
            ("App/Home.m", "@implementation Home\n- (void)show {\n  a = NSLocalizedString(@\"b\", nil);\n}\n@end")
        ])
        .uses[0]
        #expect(use.place.position == TextPosition(line: 3, column: 26) && use.place.range.count == 3)
        #expect(use.place.declaration == "Home.show" && use.kind == .nsLocalizedString)
    }

    // MARK: - Lookup functions

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
            !$0.place.path.hasSuffix("swift")
        }
        #expect(!found.isEmpty && found.allSatisfy { $0.pattern.isAnything })
        #expect(index([("App/Loc.m", function), ("App/Home.swift", "let a = M(name)")]).dynamicUses == [])
    }

    @Test("The declaration of a method is no call of it")
    func declarations() {
        let files = [("App/Loc.h", "+ (NSString *)stringFor:(NSString *)key;"), ("App/Loc.m", Self.method)]
        #expect(index(files).dynamicUses.map(\.place.position.line) == [2])
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

    // MARK: - Keys that are built

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

    // MARK: - Code that no compiler reads

    @Test("Branches of conditional code can have different brackets")
    func brackets() {
        let code = """
            @implementation A
            - (void)a {
            #if X
                if (a) {
            #else
                if (b) {
            #endif
                    c = NSLocalizedString(@"first", nil);
                }
            }
            - (NSString *)text:(NSString *)key { return NSLocalizedString(key, nil); }
            @end
            void f() { [a text:@"second"]; }
            """
        #expect(uses(code) == ["first", "second"])
    }

    @Test(
        "Code that ends anywhere is read to its end",
        arguments: [
            "NSLocalizedString(@\"a", "NSLocalizedString(@\"a\"", "[a localizedStringForKey:", "#define L(", "/* a",
            "@", "#",
            "- (void)a:(", "@implementation", "[", "'", "\\", "a ? b", "NSLocalizedString()", "[a b:]",
            "NSLocalizedString(,,,)",
        ])
    func brokenCode(code: String) {
        for end in 0...code.utf8.count {
            let part = String(decoding: Array(code.utf8).prefix(end), as: UTF8.self)
            #expect(index([("App/Home.m", part)]).uses.allSatisfy { $0.key.key.isEmpty || $0.key.key == "a" })
        }
    }

    @Test(
        "Strings and numbers of C++ hide no lookup",
        arguments: [
            #"int n = 1'000; f(NSLocalizedString(@"a", nil), 'x');"#,
            ##"f(R"(a " /* )"); NSLocalizedString(@"a", nil);"##,
            ##"f(R"x(NSLocalizedString(@"b", nil);)" )x"); NSLocalizedString(@"a", nil);"##,
            "extern \"C\" {\nNSString *L(NSString *k)\n{\n    return NSLocalizedString(k, nil);\n}\nvoid f() { L(@\"a\"); }\n}",
            "static __attribute__((unused)) NSString *L(NSString *k) { return NSLocalizedString((k), nil); } void f() { L((@\"a\")); }",
        ])
    func otherLanguages(code: String) { #expect(uses(code) == ["a"] && patterns(code) == []) }

    @Test("Code between #if 0 and #else is not part of the app")
    func disabledCode() {
        let code = """
            #if 0
            #if A
            a = NSLocalizedString(@"a", nil);
            #endif
            b = NSLocalizedString(@"b", nil);
            #else
            c = NSLocalizedString(@"c", nil);
            #endif
            """
        let found = index([("App/Home.m", code)]).uses
        #expect(found.map(\.place.audience.isShipped) == [false, false, true])
    }

    @Test(
        "The time to read code grows with its size, and no nesting is too deep",
        arguments: [
            ("(", ")"), ("a ? b : ", ""), ("\"\" ", ""), ("\"", ""), ("'\\", ""), ("((]", ""), ("(\n}", ""),
            ("NSLocalizedString(", ")"), ("[a b:", "]"),
        ])
    func hostileCode(open: String, close: String) {
        let count = 40_000
        let code =
            "NSLocalizedString(" + String(repeating: open, count: count) + "k"
            + String(repeating: close, count: count) + ", nil);"
        #expect(!CCode(Array(code.utf8)).tokens.isEmpty)
        _ = index([("App/Home.m", code)])
    }

    // MARK: - Renaming

    private func catalog(_ keys: [String]) throws -> Catalog {
        let entries = keys.map { "\"\($0)\":{\"extractionState\":\"manual\"}" }.joined(separator: ",")
        return try Catalog(
            Array("{\"sourceLanguage\":\"en\",\"strings\":{\(entries)},\"version\":\"1.0\"}".utf8),
            path: "Localizable.xcstrings")
    }

    @Test("A renamed key changes in its lookups, and other uses are left")
    func renaming() throws {
        let before = """
            #define KEY @"home.title"
            a = NSLocalizedString(@"home.title", @"home.title");
            b = NSLocalizedString(@"home." @"title", nil);
            c = NSLocalizedString(KEY, nil);
            d = NSLocalizedStringFromTable(@"home.title", @"Other", nil);
            """
        let catalog = try catalog(["home.title"])
        let file = SourceScanner().file(at: "A.m", holding: Array(before.utf8))
        let project = SourceProject([file], tables: [catalog])
        let renaming = KeyRenaming(from: "home.title", to: "a\"\\\n\u{1}1", in: project, table: catalog)
        let after = String(decoding: try RewrittenFile(file, renaming.edits(for: "A.m")).new, as: UTF8.self)
        let name = #""a\"\\\n\0011""#
        #expect(
            after
                == before.replacing("NSLocalizedString(@\"home.title\",", with: "NSLocalizedString(@\(name),")
                .replacing("@\"home.\" @\"title\"", with: "@\(name)"))
        #expect(SourceScanner().file(at: "A.m", holding: Array(after.utf8)).problem == nil)
        #expect(renaming.left.map(\.place.position.line) == [4])
        let again = SourceIndex([SourceScanner().file(at: "A.m", holding: Array(after.utf8))])
        #expect(again.uses.prefix(2).map(\.key.key) == ["a\"\\\n\u{1}1", "a\"\\\n\u{1}1"])
    }

    @Test("An edit that breaks a string is refused")
    func brokenEdit() throws {
        let file = SourceScanner().file(at: "A.m", holding: Array("f(@\"a\");".utf8))
        #expect(throws: RewrittenFile.Refusal.syntax(TextPosition(line: 1, column: 4))) {
            try RewrittenFile(file, [Edit(3..<6, Array("\"a".utf8))])
        }
    }

    // MARK: - Evidence

    private func proofs(_ keys: [String], _ code: String) throws -> [String: UnusedKey.Proof] {
        let file = SourceScanner().file(at: "App/A.m", holding: Array(code.utf8))
        let project = SourceProject([file], tables: [try catalog(keys)])
        let other = try OtherFile(path: "App/A.m", bytes: file.bytes)
        let mentions = Mentions(of: Set(keys.map(ExactText.init)), in: [other], besides: project.index)
        let unused = project.unusedKeys(EvidenceFinder(project, mentions: mentions))
        return Dictionary(uniqueKeysWithValues: unused.map { ($0.key, $0.proof) })
    }

    @Test("A lookup uses its key, another text may use it, and a lookup of a parameter uses none")
    func evidence() throws {
        let code = """
            #define L(key) NSLocalizedString(key, nil)
            a = L(@"home.title"); b = @"home.subtitle"; c = NSLocalizedString([NSString stringWithFormat:@"day.%d", d], nil);
            """
        let found = try proofs(["home.title", "home.subtitle", "day.1", "night.1"], code)
        #expect(found == ["home.subtitle": .possible, "day.1": .possible, "night.1": .certain])
    }

    @Test("A character of another encoding than UTF-8 can be any text")
    func otherEncodings() throws {
        let bytes = Array("NSLocalizedString(@\"caf".utf8) + [0xE9] + Array(" one\", nil);".utf8)
        let file = SourceScanner().file(at: "A.m", holding: bytes)
        #expect(SourceIndex([file]).dynamicUses.map { "\($0.pattern)" } == ["caf* one"])
    }

    @Test("A file in another encoding than UTF-8 is not renamed in")
    func encodings() throws {
        let catalog = try catalog(["home.title"])
        let bytes = Array("// caf".utf8) + [0xE9] + Array("\nNSLocalizedString(@\"home.title\", nil);".utf8)
        let project = SourceProject([SourceScanner().file(at: "A.m", holding: bytes)], tables: [catalog])
        let renaming = KeyRenaming(from: "home.title", to: "home.name", in: project, table: catalog)
        #expect(renaming.edits.isEmpty && renaming.left.count == 1)
        let wide: [UInt8] =
            [0xFF, 0xFE] + "NSLocalizedString(name, nil);".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let code = SourceProject([SourceScanner().file(at: "A.m", holding: wide)], tables: [catalog])
        let other = try OtherFile(path: "A.m", bytes: wide)
        let mentions = Mentions(of: [ExactText("home.title")], in: [other], besides: code.index)
        #expect(code.unusedKeys(EvidenceFinder(code, mentions: mentions)).map(\.proof) == [.likely])
    }

    @Test("A lookup of an unknown key may use every key of its table")
    func unknownKeys() throws {
        #expect(try proofs(["home.title"], "a = NSLocalizedString(name, nil);") == ["home.title": .likely])
        let other = #"a = NSLocalizedStringFromTable(name, @"Other", nil);"#
        #expect(try proofs(["home.title"], other) == ["home.title": .certain])
        #expect(
            try proofs(["home.title"], "a = NSLocalizedStringFromTable(name, table, nil);") == ["home.title": .likely])
    }

    @Test("A key in a comment is shown with the comment, one in code that is no lookup is not")
    func comments() throws {
        let code =
            "// NSLocalizedString(@\"home.title\", nil)\na = NSLocalizedStringFromTable(@\"home.name\", @\"B\", nil);"
        let file = SourceScanner().file(at: "App/A.m", holding: Array(code.utf8))
        let project = SourceProject([file], tables: [try catalog(["home.title", "home.name"])])
        let unused = project.unusedKeys(EvidenceFinder(project))
        #expect(unused.map { $0.comments.map(\.position.line) } == [[1], []])
    }
}
