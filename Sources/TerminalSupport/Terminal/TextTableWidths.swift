/// How wide each column of a table becomes.
enum TextTableWidths {
    /// The spaces between two columns.
    static let gap = 2
    /// No column is narrowed below this: a shorter piece of text tells nothing.
    private static let narrowest = 8

    /// The widths of the widest cells; if they don't fit into `maximumWidth`, the widest columns that may give way
    /// are narrowed until they do, or until none can be narrowed further.
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

    /// Gives each of `widths` what it wants, the smallest first, but never more than an equal part of what is left
    /// in `room`.
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
