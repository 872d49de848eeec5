import Foundation
import TestSupport
import Testing

/// Files in the dialects of translation systems, with two edits of a translator each, or one where the format has no
/// plurals.
///
/// `Tests/Fixtures/Dialects` has the catalog as it was exported, and a folder for each system. The files are our own,
/// after the documentation that `docs/exchange.md` names.
@Suite("Dialects of translation systems", .waitsForPrograms)
struct DialectTests {
    private static let folder = SourceTree.package.appendingPathComponent("Tests/Fixtures/Dialects")

    /// What a translator changed: lines of the catalog.
    private static let edits = [
        "            \"value\" : \"Accueil\"": "            \"value\" : \"Page d’accueil\"",
        "                  \"value\" : \"%lld jours\"": "                  \"value\" : \"%lld journées\"",
        "            \"value\" : \"Strona główna\"": "            \"value\" : \"Ekran główny\"",
    ]

    static let files: [String] = {
        let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let paths = all.filter { $0.contains("/") && $0.contains(".") }
        // The files of a folder are imported together.
        let files = paths.map { path in
            let parts = path.split(separator: "/")
            return ["strings", "android", "json"].contains(parts[1]) ? parts.prefix(2).joined(separator: "/") : path
        }
        return Set(files).sorted()
    }()

    @Test("There are files of eight systems and of agencies")
    func systems() {
        let systems = Set(Self.files.map { String($0.prefix { $0 != "/" }) })
        #expect(systems.count >= 9)
        #expect(Self.files.count > 40)
    }

    @Test("Only the edits of the translator change lines of the catalog", arguments: files)
    func edits(file: String) throws {
        let folder = try WorkFolder()
        let catalog = try String(
            contentsOf: Self.folder.appendingPathComponent("Localizable.xcstrings"), encoding: .utf8)
        try folder.write(catalog, to: "Localizable.xcstrings")
        let name = try #require(file.split(separator: "/").last)
        try FileManager.default.createDirectory(at: folder.file("back"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: Self.folder.appendingPathComponent(file), to: folder.file("back/\(name)"))
        let outcome = try BuiltProgram.run("fitloc import back/\(name) --state translated", in: folder.url)
        #expect(outcome.status == 0, "\(outcome.stdout)\(outcome.stderr)")
        let new = try folder.text(of: "Localizable.xcstrings").split(separator: "\n").map(String.init)
        let old = catalog.split(separator: "\n").map(String.init)
        #expect(new.count == old.count)
        let changed = zip(old, new).filter { $0 != $1 }
        #expect((1...2).contains(changed.count))
        for (old, new) in changed { #expect(Self.edits[old] == new, "\(old) became \(new)") }
    }
}
