import CatalogCore
import CatalogEditing
import CatalogRuntime

/// The columns of a list of changes.
struct RequestColumns {
    /// The columns in order.
    let all: [Column]
    /// Whether the table begins like those of `fitloc list` and `fitloc export`, and the operation uses no texts.
    ///
    /// What such a table shows of a key is no change to it.
    let isListing: Bool

    /// The meaning of a column.
    enum Column: Hashable {
        case key, operation, destination, comment, catalog, part, nothing
        case text(RequestedLocation)
    }

    /// Reads the names of columns.
    ///
    /// - Parameters:
    ///   - hasEscapes: Whether the table has the form of `fitloc list` in a pipe, and not that of a spreadsheet.
    ///   - operation: The operation for every key; nil if the column `op` names it.
    init(_ heading: TableHeading, hasEscapes: Bool, _ operation: ChangeRequest.Operation?) throws(ListError) {
        let listed = hasEscapes ? [SheetColumns.key, SheetColumns.path] : SheetColumns.all
        isListing = heading.names.starts(with: listed) && operation.map { !$0.usesTexts } ?? false
        var columns: [Column] = []
        for (name, position) in zip(heading.names, heading.positions) {
            let found = try Self.column(name, at: position)
            if found != .nothing, columns.contains(found) { throw .request(RequestError(.doubled(name), at: position)) }
            columns.append(found)
        }
        all = columns
        try check(operation, heading)
        try ListError.of { () throws(CSVError) in
            try heading.check(locations: columns.map { if case .text(let location) = $0 { location } else { nil } })
        }
    }

    /// Returns the place of a column in a row; nil if the table does not have it.
    func index(of column: Column) -> Int? { all.firstIndex(of: column) }

    private static func column(_ name: String, at position: TextPosition) throws(ListError) -> Column {
        switch name {
        case "key": return .key
        case "op": return .operation
        case "to": return .destination
        case "comment": return .comment
        case "catalog", "path": return .catalog
        case "part": return .part
        case "": return .nothing
        default:
            guard let location = RequestedLocation(name), LanguageRegistry.problem(of: location.language) == nil else {
                let known = ["key", "op", "to", "comment", "catalog", "part"]
                let nearest = Spelling.nearest(to: name, in: known)
                throw .request(RequestError(.unknownColumn(name, nearest: nearest), at: position))
            }
            return .text(location)
        }
    }

    /// Checks that the operation has the columns that it needs, and no others.
    private func check(_ operation: ChangeRequest.Operation?, _ heading: TableHeading) throws(ListError) {
        let start = heading.positions.first ?? .start
        guard all.contains(.key) else { throw .table(CSVError(reason: .noKeyColumn, position: start)) }
        guard let operation else {
            if !all.contains(.operation) { throw .request(RequestError(.missing("op"), at: start)) }
            return
        }
        for (index, column) in all.enumerated() {
            if column == .operation {
                throw .request(RequestError(.operationOutsideApply(operation), at: heading.positions[index]))
            }
            guard !isUsed(column, by: operation) else { continue }
            throw .request(RequestError(.unused(heading.names[index], operation), at: heading.positions[index]))
        }
        if operation == .rename, !all.contains(.destination) {
            throw .request(RequestError(.missing("to"), at: start))
        }
        if operation == .set, !all.contains(where: { $0 == .comment || $0.isText }) {
            throw .request(RequestError(.noChangeColumn, at: start))
        }
    }

    private func isUsed(_ column: Column, by operation: ChangeRequest.Operation) -> Bool {
        switch column {
        case .key, .operation, .catalog, .nothing: true
        case .destination: operation.members.contains("to")
        case .comment, .part, .text: operation.usesTexts || isListing
        }
    }
}

extension RequestColumns.Column {
    /// Whether the column has texts of a language.
    var isText: Bool { if case .text = self { true } else { false } }
}

extension ChangeRequest.Operation {
    /// Whether the operation writes texts.
    fileprivate var usesTexts: Bool { members.contains("values") }
}
