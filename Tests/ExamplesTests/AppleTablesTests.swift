import Foundation
import TestSupport
import Testing

@Suite("The plugin CompileStrings on macOS")
struct AppleTablesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("Every language gets both tables that Apple's Foundation reads, and no code")
    func tables() throws {
        let catalog = SourceTree.package.appendingPathComponent(
            "Examples/CompiledStrings/Sources/countdown/Resources/Localizable.xcstrings"
        ).path
        let tool = URL(fileURLWithPath: BuiltModules.path).deletingLastPathComponent()
            .appendingPathComponent("compile-strings").path
        let languages = ["--language", "en", "--language", "pt-BR", "--language", "de"]
        try Program.run([tool, "-o", folder.path, "--for-apple"] + languages + ["--", catalog], in: folder.path)
        let names = ["Localizable.strings", "Localizable.stringsdict"]
        #expect(try folder.names() == ["de.lproj", "en.lproj", "pt-BR.lproj"])
        for language in ["de", "en", "pt-BR"] {
            let found = try FileManager.default.contentsOfDirectory(atPath: folder.file("\(language).lproj"))
            #expect(found.sorted() == names)
        }
        let texts = try list("pt-BR.lproj/Localizable.strings")
        #expect(texts["title"] as? String == "Férias")
        let rules = try #require(list("pt-BR.lproj/Localizable.stringsdict")["remaining"] as? [String: Any])
        #expect(rules["NSStringLocalizedFormatKey"] != nil)
        #expect(try list("de.lproj/Localizable.stringsdict").isEmpty)
    }

    private func list(_ path: String) throws -> [String: Any] {
        let data = try Data(contentsOf: URL(fileURLWithPath: folder.file(path)))
        return try #require(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    }

    @Test("Xcode is recognized by the folder for the plugin's output")
    func xcode() throws {
        let source = SourceTree.package.appendingPathComponent("Plugins/CompileStrings/BuildSystem.swift")
        let folders = [
            "/Users/a/Library/Developer/Xcode/DerivedData/App-fnsd/SourcePackages/plugins/App.output/App/CompileStrings",
            "/work/out/Build/Intermediates.noindex/BuildToolPluginIntermediates/app.output/App/CompileStrings",
            "/Users/a/App/.build/plugins/outputs/app/App/destination/CompileStrings",
            "/Users/a/SourcePackages/App/.build/plugins/outputs/app/App/destination/CompileStrings",
        ]
        let code = try String(contentsOf: source, encoding: .utf8) + "print(\(folders).map(BuildSystem.isXcode))\n"
        try folder.write("main.swift", code)
        try Program.run(["swiftc", "main.swift", "-o", "main"], in: folder.path)
        #expect(try Program.run([folder.file("main")], in: folder.path) == "[true, true, false, false]\n")
    }
}
