import CatalogCore
import CatalogEditing
import CatalogRuntime

/// Translations imported from a spreadsheet.
package struct ReceivedSheet: Sendable {
    /// The languages that have a column.
    package let languages: [LanguageTag]
    /// The columns that are not languages.
    package let otherColumns: [OtherColumn]
    private let rows: ByOriginal<Row>

    /// A column that is not a language.
    package struct OtherColumn: Sendable {
        /// The heading of the column.
        package let name: String
        /// The number of cells with a text below the heading.
        package fileprivate(set) var count: Int
        /// The position of the heading.
        package let position: TextPosition
        fileprivate let index: Int
    }

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
        let heading = try TableHeading(rows.first, lines: lines)
        let columns = try SheetHeading(heading)
        languages = columns.languages.map(\.tag)
        var others = columns.others
        var read: [Row] = []
        for row in rows.dropFirst() {
            try heading.check(row)
            let cell = { (index: Int) in row.cells.indices.contains(index) ? SpreadsheetCell.text(row.cells[index]) : ""
            }
            for index in others.indices where !cell(others[index].index).isEmpty { others[index].count += 1 }
            read.append(
                Row(
                    path: columns.path.map(cell).flatMap { $0.isEmpty ? nil : $0 }, key: cell(columns.key),
                    part: columns.part.map(cell) ?? "",
                    comment: columns.comment.map(cell).flatMap { $0.isEmpty ? nil : $0 },
                    texts: columns.languages.map { cell($0.index) },
                    position: lines.position(at: row.offset)))
        }
        otherColumns = others
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
            var file = ReceivedFile(
                original: original, targetLanguage: languages[column], at: rows.first?.position ?? .start, units: units)
            file.mayBeNoLanguage = languages.count > 1 && hasIdentifiers(rows, column)
            return file
        }
    }

    /// Returns whether a column “id”, which is also the tag of Indonesian, has the numbers or names of the rows.
    private func hasIdentifiers(_ rows: [Row], _ column: Int) -> Bool {
        languages[column].spelling.lowercased() == "id"
            && rows.allSatisfy { row in
                let cell = row.texts[column]
                return cell.isEmpty || cell == row.key || cell.contains(where: \.isNumber)
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
    let part: Int?
    let path: Int?
    let comment: Int?
    private(set) var languages: [(tag: LanguageTag, index: Int)] = []
    private(set) var others: [ReceivedSheet.OtherColumn] = []

    init(_ heading: TableHeading) throws(CSVError) {
        let names = heading.names
        guard let key = names.firstIndex(of: SheetColumns.key) else {
            throw CSVError(reason: .noKeyColumn, position: .start)
        }
        self.key = key
        part = names.firstIndex(of: SheetColumns.part)
        path = names.firstIndex(of: SheetColumns.path)
        comment = names.firstIndex(of: SheetColumns.comment)
        for (column, name) in names.enumerated() where !SheetColumns.all.contains(name) && !name.isEmpty {
            let tag = LanguageTag(foreign: name)
            // The name of a language, such as “Polish”, is a heading for people.
            if FormerLanguageName.code(of: name) == nil, tag.isWellFormed, LanguageRegistry.problem(of: tag) == nil {
                languages.append((tag, column))
            } else {
                others.append(.init(name: name, count: 0, position: heading.positions[column], index: column))
            }
        }
        if languages.isEmpty { throw CSVError(reason: .noLanguageColumn, position: .start) }
        var places = [RequestedPlace?](repeating: nil, count: names.count)
        for language in languages { places[language.index] = RequestedPlace(language.tag, .whole) }
        try heading.check(places: places)
    }
}
