import StringTables
import Testing
import XcodeProjects

@testable import SwiftSources

@Suite("Accessors that other programs generate")
struct GeneratedAccessorTests {
    /// A project with a generated file, other code, and one table.
    private struct Sample {
        let project: SourceProject
        let finder: EvidenceFinder

        init(_ keys: [String], _ generated: String, _ code: String, beside others: [String: String] = [:]) async {
            let text = keys.map { "\"\($0)\" = \"Text\";\n" }.joined()
            let table = TableLoader.Source(path: "App/en.lproj/Localizable.strings", bytes: Array(text.utf8))
            let tables = await TableLoader.load([table]).tables
            let all = ["App/Strings.swift": generated, "App/View.swift": code].merging(others) { $1 }
            let files = all.sorted { $0.key < $1.key }.map {
                SourceScanner().file(at: $0.key, holding: Array($0.value.utf8))
            }
            project = SourceProject(files, tables: tables)
            finder = EvidenceFinder(project)
        }

        var proofs: [String: UnusedKey.Proof] {
            Dictionary(uniqueKeysWithValues: project.unusedKeys(finder).map { ($0.key, $0.proof) })
        }

        /// The callees of the uses of a key.
        func callees(of key: String) -> [String] { finder.evidence(of: key).uses.map(\.callee) }
    }

    private static let swiftGen = """
        // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen
        import Foundation
        internal enum L10n {
          internal enum About {
            /// About
            internal static let title = L10n.tr("Localizable", "about.title", fallback: "About")
            internal static let dead = L10n.tr("Localizable", "about.dead", fallback: "about.title")
            internal static func count(_ p1: Int) -> String {
              return L10n.tr("Localizable", "about.count", p1, fallback: "%d")
            }
          }
        }
        extension L10n {
          private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
            let format = BundleToken.bundle.localizedString(forKey: key, value: value, table: table)
            return String(format: format, locale: Locale.current, arguments: args)
          }
        }
        """
    private static let keys = ["about.title", "about.dead", "about.count"]
    private static let calls = "let a = [L10n.About.title, L10n.About.count(3)]"

    @Test("The use of a member is the use of its key, and a key whose member nobody uses is certainly unused")
    func deadAccessors() async {
        let sample = await Sample(Self.keys, Self.swiftGen, Self.calls)
        #expect(sample.proofs == ["about.dead": .certain])
        #expect(sample.callees(of: "about.title") == ["L10n.About.title"])
        #expect(sample.callees(of: "about.count") == ["L10n.About.count"])
        #expect(sample.finder.evidence(of: "about.title").uses.map(\.location.path) == ["App/View.swift"])
    }

    @Test("It does not matter how the members look up their keys")
    func lookupFunctions() async {
        let own = Self.swiftGen.replacing(
            "BundleToken.bundle.localizedString(forKey: key, value: value, table: table)",
            with: "Current.localized.string(key, table)")
        #expect(await Sample(Self.keys, own, Self.calls).proofs == ["about.dead": .certain])
    }

    @Test("A file without a generator's mark is code of the project, whose lookups use their keys")
    func ownCode() async {
        let own = Self.swiftGen.replacing("// Generated using SwiftGen", with: "// Strings")
        #expect(await Sample(Self.keys, own, Self.calls).proofs.isEmpty)
        let later = own.replacing("import Foundation", with: "import Foundation\n// Not generated using SwiftGen")
        #expect(await Sample(Self.keys, later, Self.calls).proofs.isEmpty)
        let block = own.replacing("// Strings", with: "/*\n Generated using SwiftGen\n")
            .replacing("import Foundation", with: "*/\nimport Foundation")
        #expect(await Sample(Self.keys, block, Self.calls).proofs == ["about.dead": .certain])
    }

    @Test("The function of a generated type that other code calls can receive any key")
    func calledFunctions() async {
        let open = Self.swiftGen.replacing("private static func tr", with: "static func tr")
        let code = Self.calls + "\nfunc f(_ key: String) -> String { L10n.tr(\"Localizable\", key, fallback: \"\") }"
        #expect(await Sample(Self.keys, open, code).proofs == ["about.dead": .likely])
    }

    @Test(
        "Aliases, modules, backticks and extensions lead to members, too",
        arguments: [
            "typealias S = L10n.About\nlet a = S.dead", "let a = App.L10n.About.dead", "let a = L10n.About.`dead`",
            "extension L10n { static var all: [String] { [About.dead] } }", "let a = f(L10n.About.dead.uppercased())",
        ])
    func otherNames(code: String) async {
        #expect(await Sample(Self.keys, Self.swiftGen, Self.calls + "\n" + code).proofs.isEmpty)
    }

    @Test(
        "Code that may use a member through another name leaves a doubt",
        arguments: [
            "extension L10n.About { static var other: String { dead } }",
            "let about = L10n.About.self\nlet a = about.dead",
        ])
    func doubts(code: String) async {
        #expect(
            await Sample(Self.keys, Self.swiftGen, Self.calls + "\n" + code).proofs == ["about.dead": .likely])
    }

    @Test(
        "Members of other types and values with the same names are no uses",
        arguments: [
            "enum Model { enum About { static let dead = 1 } }\nlet a = Model.About.dead", "let a = view.dead",
            "let a = f(.dead)", "let a = about.dead",
        ])
    func otherMembers(code: String) async {
        #expect(
            await Sample(Self.keys, Self.swiftGen, Self.calls + "\n" + code).proofs == ["about.dead": .certain])
    }

    @Test(
        "Generated types that frameworks use, and members with several keys, are no accessors",
        arguments: [
            "struct Open: AppIntent { static let description = IntentDescription(\"about.dead\") }",
            "class Screen: UIView { func fill() { label.text = NSLocalizedString(\"about.dead\", comment: \"\") } }",
            """
            struct Filler { func fill() {
                a.text = NSLocalizedString("about.title", comment: ""); b.text = NSLocalizedString("about.dead", comment: "")
            } }
            """,
        ])
    func otherGeneratedCode(code: String) async {
        let generated = "// This file was automatically generated and should not be edited. Do not edit.\n" + code
        #expect(await Sample(["about.dead", "about.title"], generated, "let a = 1").proofs["about.dead"] == nil)
    }

    @Test("A use in tests does not prove that users see the text")
    func tests() async {
        let sample = await Sample(
            Self.keys, Self.swiftGen, Self.calls, beside: ["AppTests/T.swift": "let a = L10n.About.dead"])
        #expect(sample.proofs == ["about.dead": .likely])
    }

    @Test("Public members in a package without a program may be used elsewhere")
    func packages() async {
        let manifest = #"let package = Package(name: "K", targets: [.target(name: "K", path: "App")])"#
        let open = Self.swiftGen.replacing("internal", with: "public")
        let others = ["Package.swift": manifest]
        #expect(await Sample(Self.keys, open, Self.calls, beside: others).proofs == ["about.dead": .likely])
        #expect(await Sample(Self.keys, Self.swiftGen, Self.calls, beside: others).proofs == ["about.dead": .certain])
    }

    /// The form of another generator, and the code that uses its member for `home.title` but not for `home.dead`.
    struct Form: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let generated: String
        let call: String

        static let all = [
            Form(
                testDescription: "R.swift 5",
                generated: """
                    // This is a generated file, do not edit!
                    // Generated by R.swift, see https://github.com/mac-cain13/R.swift
                    struct R { struct string { struct localizable {
                      static let homeTitle = StringResource(key: "home.title", tableName: "Localizable", comment: nil)
                      static let homeDead = StringResource(key: "home.dead", tableName: "Localizable", comment: nil)
                      static func homeTitle(preferredLanguages: [String]? = nil) -> String {
                        guard let preferredLanguages else { return NSLocalizedString("home.title", comment: "") }
                        return f(preferredLanguages)
                      }
                      static func homeDead(preferredLanguages: [String]? = nil) -> String {
                        guard let preferredLanguages else { return NSLocalizedString("home.dead", comment: "") }
                        return f(preferredLanguages)
                      }
                    } } }
                    """,
                call: "R.string.localizable.homeTitle()"),
            Form(
                testDescription: "R.swift 7",
                generated: """
                    // This is a generated file, do not edit!
                    // Generated by R.swift, see https://github.com/mac-cain13/R.swift
                    let R = _R(bundle: Bundle(for: BundleFinder.self))
                    struct _R { struct string { struct localizable {
                      let source: Source
                      var homeTitle: StringResource { .init(key: "home.title", tableName: "Localizable", source: source) }
                      var homeDead: StringResource { .init(key: "home.dead", tableName: "Localizable", source: source) }
                    } } }
                    """,
                call: "R.string.localizable.homeTitle()"),
            Form(
                testDescription: "xcstrings-tool",
                generated: """
                    // This file was generated by xcstrings-tool. Do not edit.
                    extension String { struct Localizable { let key: StaticString } }
                    extension String.Localizable {
                      static var homeTitle: Self { Self(key: "home.title", arguments: [], table: "Localizable") }
                      static var homeDead: Self { Self(key: "home.dead", arguments: [], table: "Localizable") }
                    }
                    """,
                call: "String(localizable: .homeTitle)"),
            Form(
                testDescription: "members of LocalizedStringResource",
                generated: """
                    // This file was generated by xcresource. Do not edit it.
                    extension LocalizedStringResource {
                      static var homeTitle: LocalizedStringResource { .init("home.title", defaultValue: "Home") }
                      static var homeDead: LocalizedStringResource { .init("home.dead", defaultValue: "Dead") }
                    }
                    """,
                call: "Text(.homeTitle)"),
        ]
    }

    @Test("The members of every generator are accessors", arguments: Form.all)
    func generators(form: Form) async {
        let sample = await Sample(["home.title", "home.dead"], form.generated, "let a = \(form.call)")
        #expect(sample.proofs.keys.sorted() == ["home.dead"])
        #expect(sample.proofs["home.dead"] == .certain)
        #expect(sample.callees(of: "home.title").count == 1)
    }

    @Test("Lookup functions of generated code are not proposed as helpers")
    func helpers() async {
        let sample = await Sample(Self.keys, Self.swiftGen, Self.calls)
        #expect(sample.project.index.helpers.isEmpty)
        let own = Self.swiftGen.replacing("// Generated using SwiftGen", with: "// Strings")
        #expect(
            await Sample(Self.keys, own, Self.calls).project.index.helpers.map { LookupNames.parts(of: $0.name).name }
                == ["tr(_:_:_:fallback:)"])
    }
}
