import CatalogCore
import StringTables
import TestSupport
import Testing

@Suite("A project with replaced files")
struct ReplacedFilesTests {
    @Test(
        "The tables equal those of a project that is read again",
        arguments: [
            ["A.xcstrings": catalog("two")], ["de.lproj/Old.strings": "\"key\" = \"zwei\";"],
            ["de.lproj/Old.strings": "no table"], ["A.xcstrings": "{"],
            ["New.xcstrings": catalog("new")], ["fr.lproj/Old.strings": "\"key\" = \"deux\";"],
            ["B.xcstrings": catalog("b"), "en.lproj/Old.strings": "\"other\" = \"two\";"],
        ])
    func replacing(new: [String: String]) async throws {
        let project = await TableLoader.load(Self.sources(Self.files))
        let replaced = await project.replacing(new.mapValues { Array($0.utf8) })
        let fresh = await TableLoader.load(Self.sources(Self.files.merging(new) { $1 }))
        #expect(Self.texts(of: replaced) == Self.texts(of: fresh))
        #expect(replaced.files.map(\.path) == fresh.files.map(\.path))
        #expect(replaced.files.map(\.bytes) == fresh.files.map(\.bytes))
        #expect(
            replaced.files.map { replaced.refusal(of: $0)?.path } == fresh.files.map { fresh.refusal(of: $0)?.path })
    }

    private static let files = [
        "A.xcstrings": catalog("one"), "B.xcstrings": catalog("one"), "en.lproj/Old.strings": "\"key\" = \"one\";",
        "de.lproj/Old.strings": "\"key\" = \"eins\";",
    ]

    private static func catalog(_ text: String) -> String {
        """
        {"sourceLanguage":"en","strings":{"key":{"localizations":{"en":{"stringUnit":{"state":"translated",\
        "value":"\(text)"}}}}},"version":"1.0"}
        """
    }

    private static func sources(_ files: [String: String]) -> [TableLoader.Source] {
        files.sorted { $0.key < $1.key }.map { TableLoader.Source(path: $0.key, bytes: Array($0.value.utf8)) }
    }

    /// Returns the texts of all tables in order.
    private static func texts(of project: Project) -> [String] {
        project.tables.flatMap { table in
            (0..<table.entryCount).flatMap { index in
                let entry = table.entry(at: index)
                return entry.localizations.map { localization in
                    let texts = localization.content.parts.compactMap { $0.unit.value?.string }
                    return "\(table.path) \(entry.key.string) \(localization.language): \(texts)"
                }
            }
        }
    }
}
