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
        // The lookup of the parameter is no lookup of any other key.
        #expect(index.dynamicUses == [])
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

    @Test("A lookup function that Swift code may call can look up any key")
    func functionsOfSwift() {
        let swift = ("App/Home.swift", #"let a = Loc.string(for: name)"#)
        let code = [("App/Loc.m", Self.method), swift]
        #expect(index(code).dynamicUses.map { "\($0.pattern)" } == ["*"])
        #expect(index([code[0], ("App/Home.swift", "let a = Store.value(for: name)")]).dynamicUses == [])
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
            (#"a = [name localized];"#, "*"),
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

    @Test("A variable that is not constant, and a macro with more than a text, can have any text")
    func variables() {
        for declaration in [#"NSString *titleKey = @"home.title";"#, ##"#define titleKey @"home.title" + a"##] {
            #expect(patterns("NSLocalizedString(titleKey, nil);", with: [("App/Keys.h", declaration)]) == ["*"])
        }
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

    @Test("A lookup of an unknown key may use every key")
    func unknownKeys() throws {
        #expect(try proofs(["home.title"], "a = NSLocalizedString(name, nil);") == ["home.title": .likely])
    }
}
