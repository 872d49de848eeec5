import CatalogCore
import CatalogLint
import CommandOutput
import InterfaceTexts
import StringTables

/// Translations that are skipped because their table is unknown or cannot be read.
struct LeftOut: Error {
    /// The table's name in the file, or nil if the file does not name a table.
    let name: String?
    /// The reason for skipping.
    let reason: Reason
    /// The number of skipped texts.
    let count: Int
    /// The position of the first skipped text.
    let position: TextPosition

    /// The reasons for skipping translations.
    enum Reason {
        /// There is no table of that name.
        case noTable
        /// Several tables have that name.
        ///
        /// The value is their paths.
        case severalTables([String])
        /// The table's file is broken.
        case broken(BrokenFile)
    }

    /// Returns the error if all translations are skipped.
    func failure(path: String) -> [FailureLine] {
        switch reason {
        case .noTable: [.sentence("\(VisibleText.path(path)): \(Texts.Import.noTable(name: Quotation.of(name ?? "")))")]
        case .severalTables(let paths):
            [.sentence("\(VisibleText.path(path)): \(several)")] + paths.map { .detail(VisibleText.path($0)) }
        case .broken(let file): [FailureLine(file)]
        }
    }

    /// Reports skipped translations while the import continues.
    ///
    /// A broken file is an error. A missing table is only a warning.
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
        try console.note("\(FileLocation(path: path, position: position)): warning: \(line)")
        try console.note(paths.map { "  \(VisibleText.path($0))" })
    }

    private func skipped(path: String, reason: String) -> ChangeReport.Skipped {
        ChangeReport.Skipped("set", path: path, at: position, reason)
    }

    private var several: String {
        let sentence = name.map { Texts.Import.severalTables(name: Quotation.of($0)) } ?? Texts.Import.noName
        return sentence.resolved
    }
}
