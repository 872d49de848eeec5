import Foundation
import TestSupport
import Testing

@testable import FitTodayStrings
@testable import TranslationExchange

@Suite("Hard-coded strings in the app")
struct WrittenTextsTests {
    /// A row of `docs/fittoday/texts.csv`: a text in the app's code and its replacement.
    private struct Row {
        let path: String
        let text: String
        let key: String
        let note: String
    }

    private static func rows() throws -> [Row] {
        let url = SourceTree.package.appendingPathComponent("docs/fittoday/texts.csv")
        return try CSVReader.rows(of: Array(Data(contentsOf: url))).dropFirst().map(\.cells).map { cells in
            try #require(cells.count == 6, "\(cells)")
            return Row(path: cells[0], text: cells[3], key: cells[4], note: cells[5])
        }
    }

    @Test("Each has a key of the catalog, or a reason to stay")
    func keys() throws {
        for row in try Self.rows() {
            if row.key == "-" {
                let reason = row.note.prefix { $0.isLetter }
                #expect(["data", "log", "prompt", "debug", "symbol"].contains(reason), "\(row.path): \(row.text)")
            } else {
                #expect(LocalizedString(table_Localizable, key: row.key) != nil, "\(row.path): \(row.text)")
            }
        }
    }
}
