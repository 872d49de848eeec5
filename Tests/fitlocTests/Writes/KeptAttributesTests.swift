import Foundation
import TestSupport
import Testing

@Suite("Attributes of files after a write")
struct KeptAttributesTests {
    private static let catalog = WrittenCatalog.text([("home.title", ["en": "Home", "pt-BR": "Casa"])])
    private static let changed = WrittenCatalog.text([("home.title", ["en": "Home", "pt-BR": "Lar"])])

    @Test("A link stays a link, and its target changes")
    func link() async throws {
        let work = try WorkFolder()
        try work.write(Self.catalog, to: "shared/Real.xcstrings")
        try FileManager.default.createDirectory(at: work.file("app"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: work.file("app/Localizable.xcstrings").path, withDestinationPath: "../shared/Real.xcstrings")
        let outcome = try await work.fitloc(
            "set", "home.title", "--value", "pt-BR=Lar", "--catalog", "app/Localizable.xcstrings")
        #expect(outcome.ending == .status(0))
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: work.file("app/Localizable.xcstrings").path)
                == "../shared/Real.xcstrings")
        #expect(try work.text(of: "shared/Real.xcstrings") == Self.changed)
        #expect(try work.names(below: "app") == ["Localizable.xcstrings"])
        #expect(try work.names(below: "shared") == ["Real.xcstrings"])
    }

    @Test("Permissions stay, whatever the defaults for new files", arguments: [0o600, 0o664, 0o640, 0o755])
    func permissions(permissions: Int) async throws {
        let work = try WorkFolder()
        try work.write(Self.catalog, to: WrittenCatalog.name)
        try Permissions.give(permissions, to: work.file(WrittenCatalog.name))
        let outcome = try await work.shell("umask 077 && fitloc set home.title --value pt-BR=Lar")
        #expect(outcome.ending == .status(0))
        #expect(try work.text(of: WrittenCatalog.name) == Self.changed)
        #expect(try Permissions.of(work.file(WrittenCatalog.name)) == permissions)
    }

    @Test(
        "Folders may have any name",
        arguments: ["My “quoted” app", #"Bob's "app" $HOME"#, "Größe über alles", "日本語 アプリ", "-v", "a\nb", "*"])
    func folderName(name: String) async throws {
        let work = try WorkFolder(named: name)
        try work.write(Self.catalog, to: WrittenCatalog.name)
        #expect(try await work.fitloc("set", "home.title", "--value", "pt-BR=Lar").ending == .status(0))
        #expect(try work.text(of: WrittenCatalog.name) == Self.changed)
        let path = "../\(name)/\(WrittenCatalog.name)"
        let outcome = try await work.fitloc("set", "home.title", "--value", "pt-BR=Casa", "--catalog", path)
        #expect(outcome.ending == .status(0))
        #expect(try work.text(of: WrittenCatalog.name) == Self.catalog)
        #expect(try work.names() == [WrittenCatalog.name])
    }
}
