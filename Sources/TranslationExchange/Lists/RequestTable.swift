import CatalogCore
import CatalogEditing
import CatalogRuntime

/// A list of changes as a table: a column `key`, columns for languages and their parts, and columns such as `comment`.
///
/// An empty cell requests no change. Consecutive rows with the same key form one change. The output of `fitloc list
/// --format csv`, with one row for each part, is thus valid input.
struct RequestTable {
    /// The changes in order, with errors for rows that are not valid.
    private(set) var results: [Result<ChangeRequest, ListError>] = []
    /// The columns of languages, in order.
    let languageColumns: [LanguageColumn]
    private let columns: RequestColumns
    private let operation: ChangeRequest.Operation?
    private let lines: LineIndex
    private let hasEscapes: Bool
    /// The texts so far, with their lines, to refuse a second text for the same place.
    private var texts: [TextCell: (text: String, line: Int)] = [:]

    /// The place that a cell is for.
    private struct TextCell: Hashable {
        let key: [UInt8]
        let catalog: String?
        let column: Int
        let part: PartPath
    }

    /// Reads the rows below a heading.
    ///
    /// - Parameters:
    ///   - hasEscapes: Whether cells have no apostrophes of spreadsheets.
    ///   - operation: The operation for all keys; nil if the column `op` names it.
    init(
        _ rows: ArraySlice<CSVReader.Row>, _ heading: TableHeading, _ lines: LineIndex, hasEscapes: Bool,
        _ operation: ChangeRequest.Operation?
    ) throws(ListError) {
        let columns = try RequestColumns(heading, hasEscapes: hasEscapes, operation)
        self.columns = columns
        languageColumns = columns.all.indices.compactMap { index in
            guard case .text(let location) = columns.all[index] else { return nil }
            return LanguageColumn(name: heading.names[index], text: location, position: heading.positions[index])
        }
        self.operation = operation
        self.lines = lines
        self.hasEscapes = hasEscapes
        for row in rows {
            do throws(ListError) {
                try ListError.of { () throws(CSVError) in try heading.check(row) }
                add(try request(hasEscapes ? row.cells : row.cells.map(SpreadsheetCell.text), row))
            } catch {
                results.append(.failure(error))
            }
        }
    }

    private mutating func add(_ request: ChangeRequest) {
        let isPart = columns.isListing || request.operation == .add || request.operation == .set
        if columns.index(of: .part) != nil, isPart, case .success(var last)? = results.last, last.takes(request) {
            results[results.count - 1] = .success(last)
        } else {
            results.append(.success(request))
        }
    }

    private mutating func request(_ cells: [String], _ row: CSVReader.Row) throws(ListError) -> ChangeRequest {
        let cell = { [columns] (column: RequestColumns.Column) in
            columns.index(of: column).flatMap { cells.indices.contains($0) ? cells[$0] : nil } ?? ""
        }
        let operation = if let named = self.operation { named } else { try operation(named: cell(.operation), row) }
        guard !cell(.key).isEmpty || operation != .add else { throw error(.emptyKey, row, .key) }
        var request = ChangeRequest(operation, cell(.key), at: lines.position(at: row.offset))
        request.isListed = self.operation != nil
        request.joinsParts = hasEscapes && columns.index(of: .part) == nil
        request.destination = cell(.destination).isEmpty ? nil : cell(.destination)
        request.catalog = cell(.catalog).isEmpty ? nil : cell(.catalog)
        if !columns.isListing {
            request.comment = cell(.comment).isEmpty ? nil : cell(.comment)
            request.texts = try assignments(cells, part: cell(.part), of: request, row)
        }
        if let name = unused(in: request) { throw error(.unused(name, operation), row) }
        if let reason = operation.check(request) { throw error(reason, row) }
        return request
    }

    // MARK: - Texts

    private mutating func assignments(
        _ cells: [String], part name: String, of request: ChangeRequest, _ row: CSVReader.Row
    ) throws(ListError) -> [TextAssignment] {
        var found: [TextAssignment] = []
        for (index, column) in columns.all.enumerated() where cells.indices.contains(index) && !cells[index].isEmpty {
            guard case .text(let location) = column else { continue }
            let part = try part(name, of: location, row)
            if self.operation != nil {
                let cell = TextCell(key: Array(request.key.utf8), catalog: request.catalog, column: index, part: part)
                if let other = texts.updateValue((cells[index], request.position.line), forKey: cell),
                    !other.text.isSpelled(as: cells[index])
                {
                    throw error(
                        .otherText(RequestedLocation(location.language, part).spelling, line: other.line), row, column)
                }
            }
            found.append(TextAssignment(location.language, part, cells[index]))
        }
        return found
    }

    private func part(_ name: String, of text: RequestedLocation, _ row: CSVReader.Row) throws(ListError) -> PartPath {
        guard !name.isEmpty else { return text.part }
        guard text.part.isWhole, let part = PartPath(name) else { throw error(.badLocation(name), row, .part) }
        return part
    }

    // MARK: - Operations

    /// Returns the name of the first cell that the operation does not use.
    private func unused(in request: ChangeRequest) -> String? {
        let given = [
            ("to", request.destination != nil), ("comment", request.comment != nil), ("values", !request.texts.isEmpty),
        ]
        return given.first { $0.1 && !request.operation.members.contains($0.0) }?.0
    }

    private func operation(named name: String, _ row: CSVReader.Row) throws(ListError) -> ChangeRequest.Operation {
        guard !name.isEmpty else { throw error(.missing("op"), row) }
        guard let operation = ChangeRequest.Operation(rawValue: name) else {
            throw error(.unknownOperation(name), row, .operation)
        }
        return operation
    }

    /// Returns an error at a cell of a row, or at the start of the row.
    private func error(
        _ reason: RequestError.Reason, _ row: CSVReader.Row, _ column: RequestColumns.Column? = nil
    ) -> ListError {
        let index = column.flatMap { columns.index(of: $0) } ?? 0
        let offset = row.offsets.indices.contains(index) ? row.offsets[index] : row.offset
        return .request(RequestError(reason, at: lines.position(at: offset)))
    }
}

extension ChangeRequest {
    /// Adds the contents of the next row if the row has the same key.
    ///
    /// - Returns: Whether the contents were added.
    fileprivate mutating func takes(_ next: ChangeRequest) -> Bool {
        guard next.operation == operation, next.catalog == catalog, next.key.isSpelled(as: key),
            next.destination == destination
        else { return false }
        texts += next.texts
        comment = comment ?? next.comment
        return true
    }
}
