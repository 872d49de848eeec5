/// Computes the column widths of a table.
enum TextTableWidths {
    /// The number of spaces between two columns.
    static let gap = 2
    /// The minimum width of a narrowed column.
    ///
    /// A shorter piece of text would not be readable.
    private static let narrowest = 8

    /// Returns the width of each column.
    ///
    /// By default, this is the width of its widest cell. If the table exceeds `maximumWidth`, the widest columns that
    /// may be narrowed are narrowed until it fits, or until they have the minimum width.
    static func fitting(columns: [TextTable.Column], rows: [[TextTable.Cell]], maximumWidth: Int?) -> [Int] {
        var widths = columns.indices.map { column in rows.reduce(0) { max($0, $1[column].width) } }
        guard let maximumWidth else { return widths }
        let yielding = columns.indices.filter { columns[$0].overflow != .keep }
        let wanted = yielding.map { widths[$0] }
        let fixed = widths.reduce(gap * (columns.count - 1), +) - wanted.reduce(0, +)
        let shares = shared(maximumWidth - fixed, among: wanted)
        for (column, share) in zip(yielding, shares) { widths[column] = share }
        return widths
    }

    /// Distributes `room` columns among `widths`.
    ///
    /// Processes the smallest width first. Each gets the width that it needs, but at most an equal share of the
    /// remaining room.
    private static func shared(_ room: Int, among widths: [Int]) -> [Int] {
        var shares = widths
        var room = room
        var waiting = widths.count
        for index in widths.indices.sorted(by: { widths[$0] < widths[$1] }) {
            shares[index] = min(widths[index], max(room / waiting, narrowest))
            room -= shares[index]
            waiting -= 1
        }
        return shares
    }
}
