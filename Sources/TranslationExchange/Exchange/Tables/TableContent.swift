import CatalogCore
import CatalogEditing
import CatalogRuntime
import StringTables

/// The texts of a catalog or of a file of a legacy table that came back from a translation system.
struct TableContent: ReceivedContent {
    /// The table that came back, with the other languages beside it.
    let table: any StringTable
    /// The index of the file in the table.
    let file: Int
    /// The name of the table: the path of its file, or nil if the file's name is only its language.
    let original: String?
    /// Whether the path of the file tells its language.
    let hasLanguage: Bool
    /// The language that the user named; nil for the file's own.
    let named: LanguageTag?
    private let lines: LineIndex

    init(_ table: any StringTable, file: Int, original: String?, hasLanguage: Bool, named: LanguageTag?) {
        (self.table, self.file, self.original) = (table, file, original)
        (self.hasLanguage, self.named) = (hasLanguage, named)
        lines = LineIndex(table.files[file].bytes)
    }

    var originals: [String?] { [original] }

    var isForProse: Bool { false }

    func files(for original: String?, source: LanguageTag?) -> [ReceivedFile] { [] }

    func count(for original: String?) -> Int {
        var count = 0
        table.forEachEntry(in: 0..<table.entryCount) { entry in
            for localization in entry.localizations { count += own(localization).count }
        }
        return count
    }

    func position(of original: String?) -> TextPosition { .start }

    func files(
        for original: String?, in table: EditableTable, interface: InterfaceTexts
    ) throws(FileError) -> [ReceivedFile] {
        var files: [ReceivedFile] = []
        var indices: [LanguageTag: Int] = [:]
        let matching = TableTexts(self.table, in: table, hasLanguage: hasLanguage, named: named)
        self.table.forEachEntry(in: 0..<self.table.entryCount) { entry in
            let texts = matching.texts(of: entry)
            for localization in entry.localizations {
                let parts = own(localization)
                guard !parts.isEmpty else { continue }
                let language = matching.language(of: localization)
                let index = indices[language ?? "und"] ?? files.count
                if index == files.count {
                    indices[language ?? "und"] = index
                    files.append(ReceivedFile(original: original, targetLanguage: language, at: .start))
                }
                files[index].units += texts.units(of: localization, parts) { lines.position(at: $0.range.lowerBound) }
            }
        }
        return files
    }

    /// Returns the texts of a localization that are in this file.
    private func own(_ localization: Localization) -> [LocalizedPart] {
        let content = table.isCatalog ? localization.content : CatalogContent(localization.content).content
        return content.parts.filter { $0.unit.value != nil && $0.unit.location.file == file }
    }
}
