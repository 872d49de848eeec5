import AccessorGenerator
import CatalogCore
import StringTables
import Testing
import XcodeProjects

@testable import SwiftSources

@Suite("Proofs that keys are unused")
struct UnusedKeyTests {
    /// Returns the proofs for the keys of a catalog, given some code.
    private func proofs(
        _ keys: [String], _ code: String, table: String = "Localizable", unread: [UnreadFile] = []
    ) async -> [String: UnusedKey] {
        let entries = keys.map { "\"\($0)\" : { \"extractionState\" : \"manual\" }" }.joined(separator: ",")
        let text = "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entries) }, \"version\" : \"1.0\" }"
        let source = TableLoader.Source(path: "App/\(table).xcstrings", bytes: Array(text.utf8))
        let tables = await TableLoader.load([source]).tables
        let file = SourceScanner().file(at: "App/A.swift", holding: Array(code.utf8))
        let project = SourceProject([file], tables: tables)
        let unused = project.unusedKeys(EvidenceFinder(project, unread: unread))
        return Dictionary(uniqueKeysWithValues: unused.map { ($0.key, $0) })
    }

    @Test("A key without any reference is certainly unused")
    func certain() async {
        let found = await proofs(["home.title", "home.old"], "let a = Text(\"home.title\")")
        #expect(found.mapValues(\.proof) == ["home.old": .certain])
        #expect(found["home.old"]?.because.isEmpty == true)
    }

    @Test("A key may be used in a table with the same keys, as one that a script makes of a catalog")
    func copies() async {
        func proof(_ keys: [String], copied: [String]) async -> UnusedKey.Proof? {
            let entries = keys.map { "\"\($0)\" : { \"extractionState\" : \"manual\" }" }.joined(separator: ",")
            let text = #"{ "sourceLanguage" : "en", "strings" : { \#(entries) }, "version" : "1.0" }"#
            let lines = copied.map { "\"\($0)\" = \"\($0)\";\n" }.joined()
            let tables = await TableLoader.load([
                TableLoader.Source(path: "Texts/Core.xcstrings", bytes: Array(text.utf8)),
                TableLoader.Source(path: "App/en.lproj/Localizable.strings", bytes: Array(lines.utf8)),
            ]).tables
            let code = #"import SwiftUI\#nlet name: String = read()\#nlet a = Text("\(name) idle")"#
            let project = SourceProject(
                [SourceScanner().file(at: "App/A.swift", holding: Array(code.utf8))], tables: tables)
            return project.unusedKeys(EvidenceFinder(project)).first {
                $0.key == "%@ idle" && tables[$0.entry.table].name == "Core"
            }?.proof
        }
        #expect(await proof(["%@ idle", "Save"], copied: ["%@ idle", "Save"]) == .likely)
        #expect(await proof(["%@ idle", "Save", "Stop"], copied: ["%@ idle"]) == .certain, "by chance")
        #expect(await proof(["%@ idle"], copied: ["%@ idle"]) == .certain)
    }

    @Test("A pattern that matches the key refers to it, with its location; other patterns do not")
    func patterns() async {
        let found = await proofs(
            ["badge.gold.title", "badge.gold.hint"],
            "let a = NSLocalizedString(\"badge.\\(kind).title\", comment: \"\")")
        #expect(found["badge.gold.title"]?.proof == .possible)
        #expect(found["badge.gold.title"]?.because.map(\.text) == ["badge.*.title"])
        #expect(found["badge.gold.title"]?.because.first?.position == TextPosition(line: 1, column: 27))
        #expect(found["badge.gold.hint"]?.proof == .certain)
    }

    @Test(
        "A key may be used that differs from a lookup in the types of its values alone, unless a table has that of the lookup"
    )
    func otherSpecifiers() async {
        let code = "import SwiftUI\nlet count: Int = 3\nlet a = Text(\"\\(count) apps\")"
        let found = await proofs(["%@ apps", "%@ files"], code)
        #expect(found.mapValues(\.proof) == ["%@ apps": .possible, "%@ files": .certain])
        #expect(found["%@ apps"]?.because.map(\.text) == ["%lld apps"])
        #expect(await proofs(["%@ apps", "%lld apps"], code).mapValues(\.proof) == ["%@ apps": .certain])
    }

    @Test("A lookup in an unknown table uses the key, whatever table another call names")
    func unknownTables() async {
        let code = """
            func title(_ table: String) -> String { NSLocalizedString("code.title", tableName: table, comment: "") }
            func other() -> String { NSLocalizedString("known", tableName: nil, comment: "") }
            """
        #expect(await proofs(["code.title"], code, table: "Code").isEmpty)
    }

    @Test("The values of an enumeration use exactly the keys that result from them")
    func enumerations() async {
        let code = """
            enum Level: String { case easy, hard = "tough" }
            struct A {
                let level: Level
                var text: String { NSLocalizedString("level.\\(level.rawValue)", comment: "") }
            }
            """
        let found = await proofs(["level.easy", "level.hard", "level.tough"], code)
        #expect(found.mapValues(\.proof) == ["level.hard": .certain])
    }

    @Test("The text of a case with associated values is unknown; that of any other case is its name")
    func associatedValues() async {
        let code = """
            enum Step {
                case done, failed(Int)
                var text: String { NSLocalizedString("step.\\(self)", comment: "") }
            }
            """
        let found = await proofs(["step.done", "step.failed(404)", "stop.failed"], code)
        #expect(found.mapValues(\.proof) == ["step.failed(404)": .possible, "stop.failed": .certain])
        #expect(found["step.failed(404)"]?.because.map(\.text) == ["step.*"])
    }

    @Test("A literal with the same text is a possible use, whatever its purpose")
    func literals() async {
        let found = await proofs(["home.title"], "let key = \"home.title\"\nprint(key)")
        #expect(found["home.title"]?.proof == .possible)
        #expect(found["home.title"]?.because.map(\.kind) == [.literal])
    }

    @Test(
        "A part of the key in the code leaves a doubt",
        arguments: [
            "let a = \"home.\"", "let a = \".title\"", "let a = x + \"title\"", "let a = \"home\" + x",
        ])
    func fragments(code: String) async {
        let found = await proofs(["home.page.title"], code)
        #expect(found["home.page.title"]?.proof == .likely)
        #expect(found["home.page.title"]?.because.map(\.kind) == [.fragment])
    }

    @Test(
        "A common word, an incomplete word, and parts that a known pattern explains leave no doubt",
        arguments: [
            "let a = \"home\"", "let a = \"home.page\"", "let a = \"ome.\"", "let a = \"hom\" + x",
            "let a = NSLocalizedString(\"home.\\(x).hint\", comment: \"\")",
        ])
    func noFragments(code: String) async {
        #expect(await proofs(["home.page.title"], code)["home.page.title"]?.proof == .certain)
    }

    @Test("A lookup of an unknown key leaves a doubt about all keys")
    func anyKey() async {
        let code = """
            struct A {
                let name: String
                var text: String { Bundle.main.localizedString(forKey: name, value: nil, table: nil) }
            }
            """
        let found = await proofs(["home.title"], code)
        #expect(found["home.title"]?.proof == .likely)
        #expect(found["home.title"]?.because.map(\.kind) == [.anyKey])
    }

    @Test("Uses in previews and tests do not count as uses")
    func rehearsals() async {
        let found = await proofs(["home.title"], "#Preview { Text(\"home.title\") }")
        #expect(found["home.title"]?.proof == .likely)
    }

    @Test("Unreadable code leaves a doubt about all keys")
    func unread() async {
        let found = await proofs(["home.title"], "", unread: [UnreadFile(FileError.notFound(path: "Other"))])
        #expect(found["home.title"]?.because.map(\.path) == ["Other"])
        #expect(found["home.title"]?.proof == .likely)
    }

    @Test("A use of the same key in another table does not count")
    func tables() async {
        let code = "let a = Text(\"home.title\", tableName: \"Other\")"
        #expect(await proofs(["home.title"], code)["home.title"]?.proof == .possible)
        #expect(await proofs(["home.title"], code, table: "Other").isEmpty)
    }

    @Test("Keys that code never names are not checked", arguments: ["InfoPlist", "App-InfoPlist", "AppShortcuts"])
    func specialTables(table: String) async {
        #expect(await proofs(["CFBundleName"], "", table: table).isEmpty)
    }

    /// Code that may look up a key, and the key.
    static let hidden: [(key: String, code: String)] = [
        (
            "programs.empty",
            "struct E { @AppStorage(\"a\") var area = \"home\"; var a: Text { Text(LocalizedStringKey(area + \".empty\")) } }"
        ),
        (
            "k.z",
            """
            enum A { enum Kind: String { case x, y } }
            enum B { enum Kind: String { case z }
                static func t(k: Kind) -> String { NSLocalizedString("k.\\(k.rawValue)", comment: "") } }
            """
        ),
        (
            "badge.alpha.title",
            """
            enum K: CustomStringConvertible { case a; var description: String { "alpha" } }
            func f(k: K) -> String { NSLocalizedString("badge.\\(k).title", comment: "") }
            """
        ),
        ("profile", "extension String { var l10n: String { NSLocalizedString(self, comment: \"\") } }"),
        ("profile", "let t = LocalizedStringKey.init(id)"), ("profile", "let t = ids.map(LocalizedStringKey.init)"),
        ("profile", "let t = ids.flatMap(LocalizedStringKey.init(stringLiteral:))"),
        ("profile", "let t = Text(.init(tab.rawValue))"),
        ("profile", "let t = Label(.init(stringLiteral: k), image: \"x\")"),
        ("profile", "let t = codes.map(\\.localized)"), ("profile", "let t = codes.map(\\String.localized)"),
        ("profile", "let t = codes.map(\\.localized.count)"), ("profile", "let t = codes.map(\\.name?.localized)"),
        ("profile", "let t = Text(\n    .init(isNew ? first : second))"),
        ("profile", "let t = NSLocalizedString(try! next.key(), comment: \"\")"),
        ("profile", "let t = NSLocalizedString(values[\"k\"] as! String, comment: \"\")"),
        ("Buy for %@", "let v = PrimaryButton(title: \"Buy for \\(price)\")"),
        ("%lf kg today", "struct V { var weight: Double?; var a: Text { Text(\"\\(weight ?? 0) kg today\") } }"),
        (
            "%@ things here",
            """
            struct V { var count: Int
                func f() -> Text { guard case .loaded(let count) = st else { return Text("x") }
                    return Text("\\(count) things here") } }
            """
        ),
        (
            "%@ things here",
            """
            struct V { var count: Int
                func f() -> Text { let (count, other) = pair(); return Text("\\(count) things here") } }
            """
        ),
        ("%lld cm tall", "func f(m: Model) -> Text { Text(\"\\(m.person.height) cm tall\") }"),
        ("%lf m/s now", "struct V { let s: SomeSpeed; var a: Text { Text(\"\\(s) m/s now\") } }"),
        ("profile", "let t = Text(\"profile\", tableName: Tables.other)"),
        ("profile", "let a = 1 /* oops\nlet t = Text(\"profile\")"),
    ]

    @Test("A key that may be composed is never certainly unused, however the code hides it", arguments: hidden)
    func hiddenUses(key: String, code: String) async {
        #expect(await proofs([key], code)[key]?.proof != .certain)
        #expect(await proofs([key], "").mapValues(\.proof) == [key: .certain])
    }

    @Test(
        "Unrelated initializers and literals leave no doubt",
        arguments: [
            "let a = Color(.init(red: 1, green: r, blue: 0))", "let t = Text(.init(\"home.title\"))",
            "let s = Text(.init(value: x, format: y))", "let n = Box(.init(name))", "let p = codes.map(\\.name)",
            "// Text(.init(name)), codes.map(\\.localized)", "let s = \"ids.map(LocalizedStringKey.init)\"",
        ])
    func otherInitializers(code: String) async {
        #expect(await proofs(["profile"], code)["profile"]?.proof == .certain)
    }

    @Test(
        "A value of a family may use any of the family's keys",
        arguments: ["let m: MuscleGroup", "let m = MuscleGroup(rawValue: s)"], ["", #""enumerations":"Domain","#])
    func families(code: String, namespace: String) async throws {
        let settings = #"{\#(namespace)"families":{"muscle":{"name":"MuscleGroup","cases":["chest","back"]}}}"#
        let text =
            #"{"sourceLanguage":"en","strings":{"muscle.back":{"extractionState":"manual"},"muscle.chest":{"extractionState":"manual"}},"version":"1.0"}"#
        let catalog = try Catalog(Array(text.utf8), path: "App/Localizable.xcstrings")
        let generator = StringsGenerator(
            try GenerationSettings(Array(settings.utf8), path: "App/generate-strings.json"))
        let file = SourceScanner().file(at: "App/A.swift", holding: Array(code.utf8))
        let project = SourceProject([file], tables: [catalog], accessors: [generator.directory(of: [catalog])])
        let unused = project.unusedKeys(EvidenceFinder(project))
        #expect(unused.map(\.proof) == [.possible, .possible])
    }

    @Test(
        "A file that is not valid Swift and that no target contains beside others prevents no proof",
        arguments: [("App/Broken.swift", UnusedKey.Proof.certain), ("Tools/Broken.swift", .likely)])
    func brokenFile(path: String, proof: UnusedKey.Proof) throws {
        let catalog = #"{"sourceLanguage":"en","strings":{"home.old":{}},"version":"1.0"}"#
        let table = try Catalog(Array(catalog.utf8), path: "App/Localizable.xcstrings")
        let files = [("App/A.swift", "let a = 1"), (path, "let b = (\nfunc {")].map { path, code in
            SourceScanner().file(at: path, holding: Array(code.utf8))
        }
        let membership = TargetMembership([(.init(name: "App"), ["App/A.swift", "App/Localizable.xcstrings"])])
        let project = SourceProject(files, tables: [table], membership: membership)
        #expect(files.map { $0.problem == nil } == [true, false])
        #expect(project.unusedKeys(EvidenceFinder(project)).map(\.proof) == [proof])
        let compiled = TargetMembership([(.init(name: "App"), ["App/A.swift", path, "App/Localizable.xcstrings"])])
        let other = SourceProject(files, tables: [table], membership: compiled)
        #expect(other.unusedKeys(EvidenceFinder(other)).map(\.proof) == [.likely])
    }

    @Test("An Objective-C lookup of something other than a literal leaves a doubt about all keys")
    func openObjectiveC() throws {
        let code = "return NSLocalizedString([NSString stringWithFormat:@\"badge.%@\", k], nil);"
        #expect(try doubts(code).map(\.position) == [TextPosition(line: 1, column: 8)])
        #expect(try doubts("NSLocalizedString(@\"a\", nil)").isEmpty)
    }

    private func doubts(_ code: String) throws -> [PossibleReference] {
        Mentions(of: [], in: [try OtherFile(path: "App/B.m", bytes: Array(code.utf8))]).referencesToAllKeys
    }
}
