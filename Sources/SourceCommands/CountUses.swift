import ArgumentParser
import CatalogCore
import CommandOutput
import FileSearch
import Sessions
import SwiftSources

/// The command that counts the uses of keys in code, for `fitloc remove` and `fitloc rename`.
///
/// It answers all keys of a list with one reading of the code.
struct CountUses: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "count-uses",
        abstract: "Count the places in code that use the keys of a JSON list on standard input.",
        shouldDisplay: false)

    func run() async throws {
        var console = Console()
        guard let questions = UseCount.list(json: try FileReader.readStandardInput()) else { throw ExitCode.failure }
        var tables: [any StringTable] = []
        var numbers: [String: Int] = [:]
        for path in Set(questions.map(\.table)).sorted() {
            let session = try await EditSession.load(
                EditSettings(table: path, isDryRun: true), endings: FileFinder.catalogEndings)
            numbers[path] = tables.count
            tables += session.tables.prefix(1)
        }
        let reader = try CodeReader([])
        let code = try reader.readProject(beside: tables)
        let project = code.wholeProject(beside: tables)
        let finder = code.finder(of: project, reader.otherFiles(beside: code))
        let answers = questions.map { question in
            let report = UsagesReport(of: question.key, in: project, finder, table: numbers[question.table])
            return UseCount(of: question.key, inTableAt: question.table, report.certainCount)
        }
        try console.write(String(decoding: UseCount.json(of: answers), as: UTF8.self) + "\n")
        try console.finish()
    }
}
