import StringTables
import Testing
import XcodeProjects

@testable import SwiftSources

@Suite("Bundles of keys that other code looks up")
struct LaterBundleTests {
    /// Returns whether the key of `Row(title: "Save")` in the app is outside of the bundle that `Row` asks.
    private func isOutside(_ lookup: String, isFramework: Bool) async -> Bool {
        let row = """
            import SwiftUI
            public struct Row: View { let title: String; public var body: some View { \(lookup) } }
            """
        let files = [("Kit/Row.swift", row), ("App/Home.swift", #"let row = Row(title: "Save")"#)].map { path, code in
            SourceScanner().file(at: path, holding: Array(code.utf8))
        }
        let table = #"{"sourceLanguage":"en","strings":{"Save":{}},"version":"1.0"}"#
        let loaded = await TableLoader.load([.init(path: "Kit/Localizable.xcstrings", bytes: Array(table.utf8))])
        let kit = TargetMembership.Target(name: "Kit", product: .library, hasLoadedBundle: isFramework)
        let app = TargetMembership.Target(name: "App")
        let membership = TargetMembership([
            (kit, ["Kit/Row.swift", "Kit/Localizable.xcstrings"]), (app, ["App/Home.swift"]),
        ])
        let project = SourceProject(files, tables: loaded.tables, membership: membership)
        let classifier = LookupClassifier(project)
        return project.index.uses.filter { $0.location.path == "App/Home.swift" }.contains {
            if case .otherBundle = classifier.outcome(of: $0) { true } else { false }
        }
    }

    @Test("Code of a framework that names no bundle asks the app's")
    func framework() async {
        #expect(await isOutside("Text(LocalizedStringKey(title))", isFramework: true))
        #expect(await !isOutside("Text(LocalizedStringKey(title), bundle: #bundle)", isFramework: true))
    }

    @Test("A static library has no bundle of its own")
    func staticLibrary() async { #expect(await !isOutside("Text(LocalizedStringKey(title))", isFramework: false)) }
}
