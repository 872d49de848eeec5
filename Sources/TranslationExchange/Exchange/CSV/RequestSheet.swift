import CatalogCore
import CatalogEditing
import CatalogRuntime

/// A list of changes in CSV form: a column `key`, columns for languages and their parts, and columns such as `comment`.
///
/// An empty cell requests no change. Consecutive rows with the same key form one change. The output of `fitloc list
/// --format csv`, with one row for each part, is thus valid input.
package struct RequestSheet {
    /// The changes in order, with errors for rows that are not valid.
    package private(set) var rows: [Result<ChangeRequest, RequestError>] = []
    private let columns: [Column]
    private let operation: ChangeRequest.Operation?

    /// A reason why the whole file is rejected.
    package enum Failure: Error {
        /// The file is not valid CSV.
        case csv(CSVError)
        /// A column has an unknown name.
        case heading(RequestError)
    }

    private enum Column: Equatable {
        case key, operation, destination, comment, catalog, part, nothing
        case text(RequestedPlace)
    }

    /// Reads a CSV file.
    ///
    /// - Parameter operation: The operation for all keys; nil if the column `op` names it.
    package init(_ bytes: [UInt8], operation: ChangeRequest.Operation?) throws(Failure) {
        let (text, rows) = try Self.cells(of: bytes)
        let lines = LineIndex(text)
        self.operation = operation
        do throws(RequestError) {
            columns = try Self.columns(rows.first?.cells ?? [])
        } catch {
            throw .heading(error)
        }
        for row in rows.dropFirst() { add(row.cells, at: lines.position(at: row.offset)) }
    }

    private static func cells(of bytes: [UInt8]) throws(Failure) -> ([UInt8], [CSVReader.Row]) {
        let text: [UInt8]
        do throws(TextEncodingError) {
            text = try DecodedText(decoding: bytes).utf8
        } catch {
            throw .csv(CSVError(reason: .encoding(error), position: error.position))
        }
        do throws(CSVError) {
            return (text, try CSVReader.rows(of: text))
        } catch {
            throw .csv(error)
        }
    }

    private static func columns(_ cells: [String]) throws(RequestError) -> [Column] {
        var columns: [Column] = []
        for cell in cells {
            let name = SpreadsheetCell.text(cell).filter { !$0.isWhitespace }
            let column = try column(name)
            if column != .nothing, columns.contains(column) { throw RequestError(.doubled(name), at: .start) }
            columns.append(column)
        }
        guard columns.contains(.key) else { throw RequestError(.missing("key"), at: .start) }
        return columns
    }

    private static func column(_ name: String) throws(RequestError) -> Column {
        switch name {
        case "key": return .key
        case "op": return .operation
        case "to": return .destination
        case "comment": return .comment
        case "catalog", "path": return .catalog
        case "part": return .part
        case "": return .nothing
        default:
            guard let place = RequestedPlace(name), LanguageRegistry.problem(of: place.language) == nil else {
                let known = ["key", "op", "to", "comment", "catalog", "part"]
                throw RequestError(.unknownMember(name, nearest: Spelling.nearest(to: name, in: known)), at: .start)
            }
            return .text(place)
        }
    }

    private mutating func add(_ cells: [String], at position: TextPosition) {
        do throws(RequestError) {
            let request = try request(cells, at: position)
            if case .success(var last)? = rows.last, last.takes(request, hasParts: columns.contains(.part)) {
                rows[rows.count - 1] = .success(last)
            } else {
                rows.append(.success(request))
            }
        } catch {
            rows.append(.failure(error))
        }
    }

    private func request(_ cells: [String], at position: TextPosition) throws(RequestError) -> ChangeRequest {
        let texts = Dictionary(zip(columns.indices, cells.map(SpreadsheetCell.text))) { first, _ in first }
        let cell = { (column: Column) in columns.firstIndex(of: column).flatMap { texts[$0] } ?? "" }
        let operation =
            if let named = self.operation { named } else { try Self.operation(cell(.operation), at: position) }
        guard !cell(.key).isEmpty else { throw RequestError(.emptyKey, at: position) }
        var request = ChangeRequest(operation, cell(.key), at: position)
        request.destination = cell(.destination).isEmpty ? nil : cell(.destination)
        request.comment = cell(.comment).isEmpty ? nil : cell(.comment)
        request.catalog = cell(.catalog).isEmpty ? nil : cell(.catalog)
        for (index, column) in columns.enumerated() {
            guard case .text(let place) = column, let text = texts[index], !text.isEmpty else { continue }
            request.texts.append(TextAssignment(place.language, try part(cell(.part), of: place, position), text))
        }
        if let name = unused(in: request) { throw RequestError(.unused(name, operation), at: position) }
        if let reason = operation.check(request) { throw RequestError(reason, at: position) }
        return request
    }

    private func part(
        _ name: String, of place: RequestedPlace, _ position: TextPosition
    ) throws(RequestError) -> PartPath {
        guard !name.isEmpty else { return place.part }
        guard place.part.isWhole, let part = PartPath(name) else { throw RequestError(.badPlace(name), at: position) }
        return part
    }

    /// Returns the name of the first cell that the operation does not use.
    private func unused(in request: ChangeRequest) -> String? {
        let given = [
            ("to", request.destination != nil), ("comment", request.comment != nil), ("values", !request.texts.isEmpty),
        ]
        return given.first { $0.1 && !request.operation.members.contains($0.0) }?.0
    }

    private static func operation(
        _ name: String, at position: TextPosition
    ) throws(RequestError) -> ChangeRequest.Operation {
        guard !name.isEmpty else { throw RequestError(.missing("op"), at: position) }
        guard let operation = ChangeRequest.Operation(rawValue: name) else {
            throw RequestError(.unknownOperation(name), at: position)
        }
        return operation
    }
}

extension ChangeRequest {
    /// Adds the texts of the next row if the row has the same key.
    ///
    /// - Returns: Whether the texts were added.
    fileprivate mutating func takes(_ next: ChangeRequest, hasParts: Bool) -> Bool {
        guard hasParts, operation == .add || operation == .set, next.operation == operation, next.catalog == catalog,
            next.key.utf8.elementsEqual(key.utf8)
        else { return false }
        texts += next.texts
        comment = comment ?? next.comment
        return true
    }
}
