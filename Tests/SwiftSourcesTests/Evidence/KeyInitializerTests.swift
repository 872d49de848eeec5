import StringTables
import Testing

@testable import SwiftSources

@Suite("Bundles of keys that code makes first")
struct KeyInitializerTests {
    /// Returns the keys of a package that are looked up in the wrong bundle.
    private func wrong(_ code: String) async -> [String] {
        let text = #"{"sourceLanguage":"en","strings":{"Add":{},"Skip":{},"Gone":{}},"version":"1.0"}"#
        let path = "Sources/Kit/Localizable.xcstrings"
        let tables = await TableLoader.load([.init(path: path, bytes: Array(text.utf8))]).tables
        let manifest = #"let package = Package(name: "Kit", targets: [.target(name: "Kit")])"#
        let files = [("Package.swift", manifest), ("Sources/Kit/A.swift", "import SwiftUI\n" + code)].map {
            SourceScanner().file(at: $0, holding: Array($1.utf8))
        }
        let project = SourceProject(files, tables: tables)
        let classifier = LookupClassifier(project)
        return project.index.uses.filter {
            if case .otherBundle = classifier.outcome(of: $0) { true } else { false }
        }.map(\.key.key)
    }

    @Test("The call that receives an explicit key names its bundle")
    func bundles() async {
        let code = """
            let a = Text(LocalizedStringKey(isNew ? "Add" : "Skip"), bundle: .module)
            let b = String(localized: String.LocalizationValue("Add"), bundle: .module)
            """
        #expect(await wrong(code).isEmpty)
    }

    @Test("Without a bundle, an explicit key is looked up in the app's bundle as any other")
    func mainBundle() async {
        #expect(await wrong(#"let a = Text(LocalizedStringKey("Add"))"#) == ["Add"])
        #expect(await wrong(#"let a = Button(LocalizedStringKey("Add")) {}"#) == ["Add"])
        #expect(await wrong(#"let a = Text("Add")"#) == ["Add"])
    }

    @Test("The bundle of a key that code passes on or stores is decided elsewhere")
    func passedKeys() async {
        let code = """
            struct Confirm: View {
                let message: LocalizedStringKey
                var body: some View { Text(message, bundle: .module) }
            }
            let a = Confirm(message: LocalizedStringKey("Gone"))
            let b = LocalizedStringKey("Gone")
            """
        #expect(await wrong(code).isEmpty)
    }
}
