import TestSupport
import Testing

@testable import XcodeProjects

@Suite("Source languages that an Info.plist or a manifest declares")
struct DeclaredSourceLanguageTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("repo/.git")
    }

    /// Returns the setting and language for tables in a folder of the repository.
    private func declared(in name: String) -> [String]? {
        let found = DeclaredSourceLanguage.ofTables([folder.file("repo/\(name)/de.lproj/A.strings")]).values.first
        return found.map { [$0.setting, $0.language] }
    }

    private func information(_ region: String) -> String {
        "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>\(region)</string></dict></plist>"
    }

    private func manifest(_ argument: String) -> String { "let package = Package(name: \"Kit\"\(argument))" }

    @Test("The nearest file with a language counts, up to the root of the repository")
    func nearest() throws {
        try folder.write("Info.plist", information("it"))
        #expect(declared(in: "App/Resources") == nil)
        try folder.write("repo/Package.swift", manifest(", defaultLocalization: \"fr\""))
        #expect(declared(in: "App/Resources") == ["defaultLocalization", "fr"])
        try folder.write("repo/App/Info.plist", information("en"))
        #expect(declared(in: "App/Resources") == ["CFBundleDevelopmentRegion", "en"])
        #expect(declared(in: "Kit") == ["defaultLocalization", "fr"])
    }

    @Test("A variable and a plist without a language declare nothing")
    func variables() throws {
        try folder.write("repo/Package.swift", manifest(", defaultLocalization: \"fr\""))
        for text in [information("$(DEVELOPMENT_LANGUAGE)"), "{ CFBundleName = App; }", "{ broken"] {
            try folder.write("repo/App/Info.plist", text)
            #expect(declared(in: "App") == ["defaultLocalization", "fr"], "\(text)")
        }
    }

    @Test("What is above a package without a language says nothing about it")
    func package() throws {
        try folder.write("repo/Info.plist", information("en"))
        try folder.write("repo/Kit/Package.swift", manifest(""))
        #expect(declared(in: "Kit/Sources") == nil)
        #expect(declared(in: "App") == ["CFBundleDevelopmentRegion", "en"])
    }

    @Test("A file outside of folders of languages has no declaration")
    func loose() throws {
        try folder.write("repo/Info.plist", information("en"))
        #expect(DeclaredSourceLanguage.ofTables([folder.file("repo/A.strings")]).isEmpty)
    }
}
