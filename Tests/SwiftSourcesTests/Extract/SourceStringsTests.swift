import CatalogEditing
import Testing

@testable import SwiftSources

@Suite("Strings of source files, as xcstringstool extract lists them")
struct SourceStringsTests {
    /// Returns the strings of Swift code, as `TABLE: KEY` with `= VALUE` and `(COMMENT)`.
    private func strings(_ code: String, _ change: (inout ExtractionScope) -> Void) -> [String] {
        var scope = ExtractionScope()
        change(&scope)
        let file = SourceScanner().file(at: "App.swift", holding: Array(code.utf8))
        return lines(SourceIndex([file]).strings(of: file, in: scope))
    }

    private func cStrings(_ code: String, routines: [String] = []) -> [String] {
        var scope = ExtractionScope()
        scope.legacy = true
        scope.routines = routines
        return lines(SourceStrings(ofC: Array(code.utf8), in: scope))
    }

    private func lines(_ strings: SourceStrings) -> [String] {
        let found = strings.tables.sorted { $0.key < $1.key }.flatMap { table, uses in
            uses.map { use in
                "\(table): \(use.key)" + (use.value.map { " = \($0)" } ?? "") + (use.comment.map { " (\($0))" } ?? "")
            }
        }
        return found + strings.doubts.map { "\($0.position.line): \($0.reason)" }
    }

    private static let code = """
        import SwiftUI
        struct Page: View {
            let count: Int
            var body: some View {
                Text("A \\(count)")
                Button("B") { print("b") }
                Text(verbatim: "C")
                Text(String(localized: "D", defaultValue: "\\(count) of \\(count)", table: "T", comment: "d"))
                Text(NSLocalizedString("E", value: "", comment: "e"))
            }
        }
        """

    @Test("Each option names its APIs")
    func options() {
        #expect(strings(Self.code) { $0.modern = true } == ["T: D = %1$lld of %2$lld (d)"])
        #expect(strings(Self.code) { $0.legacy = true } == ["Localizable: E (e)"])
        #expect(strings(Self.code) { $0.swiftUI = .all } == ["Localizable: A %lld", "Localizable: B"])
        #expect(strings(Self.code) { $0.swiftUI = .text } == ["Localizable: A %lld"])
    }

    @Test("Phrases of App Shortcuts are left out, because Xcode extracts them with another tool")
    func phrases() {
        let code = """
            import AppIntents
            struct Shortcuts: AppShortcutsProvider {
                static var appShortcuts: [AppShortcut] {
                    AppShortcut(intent: Start(), phrases: ["Start in \\(.applicationName)"], systemImageName: "play")
                }
                let title: LocalizedStringResource = "Home"
            }
            """
        #expect(strings(code) { $0.modern = true } == ["Localizable: Home"])
    }

    @Test("Without types, every value is %arg")
    func untyped() {
        let found = strings(Self.code) { scope in
            (scope.modern, scope.swiftUI, scope.isUntyped) = (true, .all, true)
        }
        #expect(found == ["Localizable: A %arg", "Localizable: B", "T: D = %arg of %arg (d)"])
    }

    @Test("Only the named tables count")
    func tables() {
        let found = strings(Self.code) { scope in
            (scope.modern, scope.swiftUI, scope.tables) = (true, .all, ["T"])
        }
        #expect(found == ["T: D = %1$lld of %2$lld (d)"])
    }

    @Test("Other literals are listed apart, without the comments of lookups and verbatim texts")
    func otherLiterals() {
        let found = strings(Self.code) { scope in
            (scope.modern, scope.legacy, scope.swiftUI, scope.otherLiterals) = (true, true, .all, true)
        }
        #expect(found.filter { $0.hasPrefix("__") } == ["__PotentialKeys: b"])
    }

    @Test("A routine takes the key, table, value and comment, by its name or with its type")
    func routines() {
        let code = """
            let a = localize("a", value: "A", comment: "c")
            let b = L10n.string("b", table: "T")
            let c = Other.string("c")
            let d = localize("d \\(a)")
            """
        #expect(
            strings(code) { $0.routines = ["localize", "L10n.string"] }
                == ["Localizable: a = A (c)", "T: b", "4: openKey"])
    }

    @Test("Keys that are not literals, and values of unknown types, are doubts")
    func doubts() {
        let code = """
            func text(_ key: String) -> String { NSLocalizedString(key, comment: "") }
            let text = String(localized: "n: \\(unknown)")
            let other = String(localized: "o", table: table)
            """
        #expect(
            strings(code) { scope in (scope.modern, scope.legacy) = (true, true) } == [
                "Localizable: n: %@", "1: openKey", "2: unknownType(key: \"n: %@\")", "3: openTable",
            ])
    }

    @Test(
        "C and Objective-C have macros with literals as arguments",
        arguments: [
            (#"NSLocalizedString(@"a", @"c")"#, ["Localizable: a (c)"]),
            (#"NSLocalizedString(@"a", nil)"#, ["Localizable: a"]),
            (#"NSLocalizedString ( /* key */ @"a" "b", nil)"#, ["Localizable: ab"]),
            (#"NSLocalizedStringFromTable(@"a", @"T", @"c")"#, ["T: a (c)"]),
            (#"NSLocalizedStringFromTableInBundle(@"a", @"T", f(x, ","), @"c")"#, ["T: a (c)"]),
            (
                #"NSLocalizedStringWithDefaultValue(@"a", nil, [b c:d], @"\u00e9 \"\n", @"c")"#,
                ["Localizable: a = é \"\n (c)"]
            ),
            (#"CFCopyLocalizedString(CFSTR("a"), "c")"#, ["Localizable: a (c)"]),
            (#"NSLocalizedString(key, @"c")"#, ["1: openKey"]),
            (#"NSLocalizedString([a b:@"c"], @"c")"#, ["1: openKey"]),
            (#"// NSLocalizedString(@"a", @"c")"#, []),
            (#"/* NSLocalizedString(@"a", @"c") */ "NSLocalizedString(@\"b\", nil)""#, []),
            (##"#define NSLocalizedString(key, comment) key"##, []),
            (#"MyNSLocalizedString(@"a", nil)"#, []),
            (#"NSLocalizedString(@"a"#, ["1: openKey"]),
            ("NSLocalizedString(", ["1: openKey"]),
        ])
    func macros(code: String, expected: [String]) {
        #expect(cStrings(code) == expected)
    }

    @Test("A routine is also a macro or function of C")
    func routinesOfC() {
        #expect(
            cStrings(#"MyText(@"a", @"c") MyTextFromTable(@"b", @"T", nil)"#, routines: ["MyText"]) == [
                "Localizable: a (c)", "T: b",
            ])
    }
}
