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
    /// The language of a column that is only named as the translation; nil if unknown.
    private let targetLanguage: LanguageTag?
    private let hasTarget: Bool

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
        /// The text of the column that is only named as the source text.
        let source: String
        /// The text of the column that is only named as the translation.
        let target: String
        let isFuzzy: Bool
        let position: TextPosition
    }

    /// Reads a CSV file.
    ///
    /// - Parameter language: The language of a column that is only named as the translation; nil if unknown.
    package init(_ bytes: [UInt8], language: LanguageTag? = nil) throws(CSVError) {
        try self.init(utf8: try CSVReader.decoded(bytes), language: language)
    }

    /// Reads a CSV file that is decoded.
    init(utf8: [UInt8], language: LanguageTag?) throws(CSVError) {
        let rows = try CSVReader.rows(of: utf8)
        let lines = LineIndex(utf8)
        let (heading, texts) = try Self.heading(of: rows, lines: lines)
        let columns = try SheetHeading(heading)
        languages = columns.languages.map(\.tag)
        hasTarget = columns.target != nil
        targetLanguage = language
        var others = columns.others
        var read: [Row] = []
        for row in texts {
            try heading.check(row)
            let cell = { (index: Int) in row.cells.indices.contains(index) ? SpreadsheetCell.text(row.cells[index]) : ""
            }
            for index in others.indices where !cell(others[index].index).isEmpty { others[index].count += 1 }
            read.append(
                Row(
                    path: columns.path.map(cell).flatMap { $0.isEmpty ? nil : $0 }, key: cell(columns.key),
                    part: columns.part.map(cell) ?? "",
                    comment: columns.comment.map(cell).flatMap { $0.isEmpty ? nil : $0 },
                    texts: columns.languages.map { cell($0.index) }, source: columns.source.map(cell) ?? "",
                    target: columns.target.map(cell) ?? "",
                    isFuzzy: columns.fuzzy.map { Self.isTrue(cell($0)) } ?? false,
                    position: lines.position(at: row.offset)))
        }
        otherColumns = others
        self.rows = ByOriginal(read) { $0.path }
    }

    /// Returns the heading of rows, and the rows below it.
    ///
    /// POEditor's files have five columns and no heading.
    private static func heading(
        of rows: [CSVReader.Row], lines: LineIndex
    ) throws(CSVError) -> (TableHeading, ArraySlice<CSVReader.Row>) {
        let implied = SheetColumns.implied
        if let first = rows.first, first.cells.count == implied.count {
            let names = first.cells.map { SpreadsheetCell.text($0) }
            let isHeading = SheetColumns.roles(of: names).values.contains(.key) || names.contains(SheetColumns.key)
            if !isHeading { return (TableHeading(names: implied, lines: lines), rows[...]) }
        }
        return (try TableHeading(rows.first, lines: lines), rows.dropFirst())
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
        let isOnlyColumn = languages.count == 1 && !hasTarget
        let targets = languages.indices.filter { isOnlyColumn || $0 != sourceColumn }
        let translations = hasTarget ? [translations(rows, for: original, sourceColumn)] : []
        return translations
            + targets.map { column in
                let units = rows.map { row in
                    ReceivedUnit(
                        .part(key: row.key, row.part),
                        // An empty cell does not tell the source text.
                        source: column == sourceColumn ? nil : sourceText(of: row, sourceColumn),
                        target: row.texts[column].nonEmpty, state: nil, comment: row.comment,
                        at: row.position)
                }
                var file = ReceivedFile(
                    original: original, targetLanguage: languages[column], at: rows.first?.position ?? .start,
                    units: units)
                file.mayBeNoLanguage = languages.count > 1 && hasIdentifiers(rows, column)
                return file
            }
    }

    /// Returns the texts of the column that is only named as the translation.
    private func translations(_ rows: [Row], for original: String?, _ sourceColumn: Int?) -> ReceivedFile {
        let units = rows.map { row in
            var unit = ReceivedUnit(
                .part(key: row.key, row.part), source: sourceText(of: row, sourceColumn), target: row.target.nonEmpty,
                state: row.isFuzzy ? .needsReview : nil, comment: row.comment, at: row.position)
            unit.tellsNoState = true
            return unit
        }
        return ReceivedFile(
            original: original, targetLanguage: targetLanguage, at: rows.first?.position ?? .start, units: units)
    }

    /// Returns the source text of a row; nil if the row does not tell it.
    private func sourceText(of row: Row, _ column: Int?) -> String? {
        column.flatMap { row.texts[$0].nonEmpty } ?? row.source.nonEmpty
    }

    private static func isTrue(_ cell: String) -> Bool { ["true", "1", "yes"].contains(cell.lowercased()) }

    /// All texts that are not ASCII.
    var foreignTexts: [String] {
        rows.originals.flatMap { rows[$0] }.flatMap { $0.texts + [$0.source, $0.target] }
            .filter { !$0.utf8.allSatisfy { $0 < 0x80 } }
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
    let source: Int?
    let target: Int?
    let fuzzy: Int?
    private(set) var languages: [(tag: LanguageTag, index: Int)] = []
    private(set) var others: [ReceivedSheet.OtherColumn] = []

    init(_ heading: TableHeading) throws(CSVError) {
        let names = heading.names
        let roles = SheetColumns.roles(of: names)
        let column = { (role: SheetColumns.Role) in roles.filter { $0.value == role }.keys.min() }
        guard let key = names.firstIndex(of: SheetColumns.key) ?? column(.key) else {
            throw CSVError(reason: .noKeyColumn, position: .start)
        }
        self.key = key
        part = names.firstIndex(of: SheetColumns.part)
        path = names.firstIndex(of: SheetColumns.path)
        comment = names.firstIndex(of: SheetColumns.comment) ?? column(.comment)
        (source, target, fuzzy) = (column(.source), column(.target), column(.fuzzy))
        for (column, name) in names.enumerated() where !SheetColumns.all.contains(name) && !name.isEmpty {
            guard roles[column] == nil else {
                if roles[column] == .detail {
                    others.append(.init(name: name, count: 0, position: heading.positions[column], index: column))
                }
                continue
            }
            let tag = LanguageTag(foreign: name)
            // The name of a language, such as “Polish”, is a heading for people.
            if FormerLanguageName.code(of: name) == nil, tag.isWellFormed, LanguageRegistry.problem(of: tag) == nil {
                languages.append((tag, column))
            } else {
                others.append(.init(name: name, count: 0, position: heading.positions[column], index: column))
            }
        }
        if languages.isEmpty, target == nil { throw CSVError(reason: .noLanguageColumn, position: .start) }
        var locations = [RequestedLocation?](repeating: nil, count: names.count)
        for language in languages { locations[language.index] = RequestedLocation(language.tag, .whole) }
        try heading.check(locations: locations)
    }
}
