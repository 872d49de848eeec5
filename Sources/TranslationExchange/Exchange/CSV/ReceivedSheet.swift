import CatalogCore
import CatalogRuntime

/// Translations imported from a spreadsheet.
package struct ReceivedSheet: Sendable {
    /// The languages that have a column.
    package let languages: [LanguageTag]
    /// The columns that are not languages and are ignored.
    package let otherColumns: [String]
    private let rows: ByOriginal<Row>

    private struct Row {
        let path: String?
        let key: String
        let part: String
        let comment: String?
        let texts: [String]
        let position: TextPosition
    }

    /// Reads a CSV file.
    package init(_ bytes: [UInt8]) throws(CSVError) {
        let (rows, lines) = try CSVReader.read(bytes)
        let columns = try SheetHeading(rows.first?.cells ?? [])
        languages = columns.languages.map(\.tag)
        otherColumns = columns.others
        var read: [Row] = []
        for row in rows.dropFirst() {
            guard row.cells.dropFirst(columns.count).allSatisfy(\.isEmpty) else {
                throw CSVError(reason: .tooManyCells, position: lines.position(at: row.offset))
            }
            let cell = { (index: Int) in row.cells.indices.contains(index) ? SpreadsheetCell.text(row.cells[index]) : ""
            }
            read.append(
                Row(
                    path: columns.path.map(cell).flatMap { $0.isEmpty ? nil : $0 }, key: cell(columns.key),
                    part: columns.part.map(cell) ?? "",
                    comment: columns.comment.map(cell).flatMap { $0.isEmpty ? nil : $0 },
                    texts: columns.languages.map { cell($0.index) },
                    position: lines.position(at: row.offset)))
        }
        self.rows = ByOriginal(read) { $0.path }
    }

    /// The distinct names of table files in the rows; nil stands for rows that name none.
    package var originals: [String?] { rows.originals }

    /// Returns the translations for a table's file, by language.
    ///
    /// The column of the source language holds the text that was translated. If there is no other language column, it
    /// holds the text to import.
    package func files(for original: String?, source: LanguageTag?) -> [ReceivedFile] {
        let sourceColumn = source.flatMap { column(of: $0) }
        let rows = rows[original]
        let targets = languages.indices.filter { languages.count == 1 || $0 != sourceColumn }
        return targets.map { column in
            let units = rows.map { row in
                ReceivedUnit(
                    .part(key: row.key, row.part),
                    // An empty cell does not tell the source text.
                    source: column == sourceColumn ? nil : sourceColumn.flatMap { row.texts[$0].nonEmpty },
                    target: row.texts[column].nonEmpty, state: nil, comment: row.comment,
                    at: row.position)
            }
            return ReceivedFile(
                original: original, targetLanguage: languages[column], at: rows.first?.position ?? .start, units: units)
        }
    }

    /// Returns the column of a language, in any spelling that names it and no other.
    private func column(of language: LanguageTag) -> Int? {
        if let same = languages.firstIndex(where: { $0.isSameLanguage(as: language) }) { return same }
        let named = languages.indices.filter { languages[$0].named(among: [language]) == .one(language) }
        return named.count == 1 ? named.first : nil
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}

/// The columns of the first row.
private struct SheetHeading {
    let key: Int
    package let part: Int?
    package let path: Int?
    let comment: Int?
    private(set) var languages: [(tag: LanguageTag, index: Int)] = []
    private(set) var others: [String] = []
    let count: Int

    init(_ cells: [String]) throws(CSVError) {
        let names = cells.map { SpreadsheetCell.text($0).filter { !$0.isWhitespace } }
        var seen: Set<String> = []
        for name in names where !name.isEmpty && !seen.insert(name).inserted {
            throw CSVError(reason: .doubledColumn(name), position: .start)
        }
        guard let key = names.firstIndex(of: SheetColumns.key) else {
            throw CSVError(reason: .noKeyColumn, position: .start)
        }
        self.key = key
        part = names.firstIndex(of: SheetColumns.part)
        path = names.firstIndex(of: SheetColumns.path)
        comment = names.firstIndex(of: SheetColumns.comment)
        count = cells.count
        for (index, name) in names.enumerated() where !SheetColumns.all.contains(name) && !name.isEmpty {
            let tag = LanguageTag(foreign: name)
            if tag.isWellFormed, LanguageRegistry.problem(of: tag) == nil {
                languages.append((tag, index))
            } else {
                others.append(cells[index])
            }
        }
        if languages.isEmpty { throw CSVError(reason: .noLanguageColumn, position: .start) }
    }
}
