import XCStringsKit

/// Translations for a table that cannot be told or read.
struct LeftOut: Error {
    /// What the file calls the table; nil where it does not say.
    let name: String?
    /// Why they are left out.
    let reason: Reason
    /// How many texts there are.
    let count: Int
    /// Where they begin.
    let position: TextPosition

    /// Why translations find no table.
    enum Reason {
        /// No table is called so.
        case noTable
        /// Several tables may be meant; their paths.
        case severalTables([String])
        /// The table's own file cannot be read.
        case broken(BrokenFile)
    }

    /// What is said where these are all.
    func failure(path: String) -> [FailureLine] {
        switch reason {
        case .noTable: [.sentence("\(path): \(Texts.Import.noTable(name: Quotation.of(name ?? "")))")]
        case .severalTables(let paths): [.sentence("\(path): \(several)")] + paths.map { .detail($0) }
        case .broken(let file): [FailureLine(file)]
        }
    }

    /// Says that others go on without them; a broken file is a failure, a table that is not here is none.
    func report(path: String, to console: inout Console) throws {
        let sentence: String
        var paths: [String] = []
        switch reason {
        case .noTable: sentence = Texts.Import.LeftOut.noTable.resolved
        case .severalTables(let tables): (sentence, paths) = (Texts.Import.LeftOut.severalTables.resolved, tables)
        case .broken(let file):
            try console.fail([FailureLine(file)])
            return console.report([skipped(path: path, reason: file.description)])
        }
        let line = Texts.Import.leftOut(count: count, name: Quotation.of(name ?? ""), reason: sentence).resolved
        console.report([skipped(path: path, reason: line)])
        try console.note("\(path):\(position.line):\(position.column): warning: \(line)")
        try console.note(paths.map { "  \($0)" })
    }

    private func skipped(path: String, reason: String) -> ChangeReport.Skipped {
        ChangeReport.Skipped("set", path: path, at: position, reason)
    }

    private var several: String {
        let sentence = name.map { Texts.Import.severalTables(name: Quotation.of($0)) } ?? Texts.Import.noName
        return sentence.resolved
    }
}
