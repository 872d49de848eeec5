import CatalogCore
import CatalogEditing
import CatalogRuntime
import StringTables

/// A spreadsheet's file that is not Unicode.
///
/// The file does not tell its encoding. Texts that the table has show in which code page it was written. If there are
/// none, the languages of the file decide, if they have the same usual code page.
struct CodePageSheet: ReceivedContent {
    private let sheets: [(page: CodePage, sheet: ReceivedSheet)]

    /// Reads a file; nil if it is in none of the code pages.
    ///
    /// - Parameter language: The language of a column that is only named as the translation; nil if unknown.
    init?(_ bytes: [UInt8], language: LanguageTag?) {
        sheets = CodePage.allCases.compactMap { page in
            let sheet = page.utf8(of: bytes).flatMap { try? ReceivedSheet(utf8: $0, language: language) }
            return sheet.map { (page, $0) }
        }
        if sheets.isEmpty { return nil }
    }

    private var first: ReceivedSheet { sheets[0].sheet }

    var originals: [String?] { first.originals }

    var remarks: [ReadingRemark] { [.codePage] + first.remarks }

    func files(for original: String?, source: LanguageTag?) -> [ReceivedFile] {
        first.files(for: original, source: source)
    }

    func files(
        for original: String?, in table: EditableTable, interface: InterfaceTexts
    ) throws(FileError) -> [ReceivedFile] {
        let texts = Self.texts(of: table)
        let known = sheets.map { entry in
            (page: entry.page, sheet: entry.sheet, count: entry.sheet.foreignTexts.count { texts.contains($0) })
        }
        let most = known.map(\.count).max() ?? 0
        let likely = most > 0 ? known.filter { $0.count == most } : known
        let usual = usualPage(of: table)
        guard let best = likely.first(where: { $0.page == usual }) ?? (most > 0 ? likely.first : nil) else {
            return first.files(for: original, source: table.sourceLanguage).map { $0.changed(Self.unreadable) }
        }
        let restored = Self.restored(texts, in: best.page)
        return best.sheet.files(for: original, source: table.sourceLanguage).map { file in
            file.changed { unit in
                unit.replacing(
                    source: unit.source.map { restored[$0] ?? $0 }, target: unit.target.map { restored[$0] ?? $0 })
            }
        }
    }

    /// Returns the code page of systems in the languages of the file; nil if they differ.
    private func usualPage(of table: EditableTable) -> CodePage? {
        let languages = first.files(for: originals[0], source: table.sourceLanguage).compactMap(\.targetLanguage)
        let pages = Set(languages.filter { !table.isSource($0) }.map { CodePage(usualFor: $0) })
        return pages.count == 1 ? pages.first : nil
    }

    /// Returns all texts of a table.
    private static func texts(of table: EditableTable) -> Set<String> {
        var texts: Set<String> = []
        table.table.forEachEntry(in: 0..<table.table.entryCount) { entry in
            for localization in entry.localizations {
                for part in localization.content.parts {
                    if let text = part.unit.value?.string { texts.insert(text) }
                }
            }
        }
        return texts
    }

    /// Returns the texts with characters that a code page lacks, by the form in which programs write them.
    private static func restored(_ texts: Set<String>, in page: CodePage) -> [String: String] {
        let pairs = texts.compactMap { text in page.withoutForeignCharacters(text).map { ($0, text) } }
        // A form that two texts share does not tell which one it was.
        return Dictionary(grouping: pairs, by: \.0).compactMapValues { $0.count == 1 ? $0[0].1 : nil }
    }

    private static func unreadable(_ unit: ReceivedUnit) -> ReceivedUnit {
        guard unit.target?.utf8.allSatisfy({ $0 < 0x80 }) == false else { return unit }
        var unit = unit
        unit.problem = .encoding
        return unit
    }
}

extension ReceivedFile {
    fileprivate func changed(_ change: (ReceivedUnit) -> ReceivedUnit) -> ReceivedFile {
        var file = self
        file.units = units.map(change)
        return file
    }
}
