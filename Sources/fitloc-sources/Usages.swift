import ArgumentParser
import CommandSupport
import SwiftSources
import XCStringsKit

/// The command that shows where code uses a key.
struct Usages: AsyncParsableCommand {
    static let configuration = UsagesArguments.configuration

    @OptionGroup var arguments: UsagesArguments

    func run() async throws {
        var console = Console()
        let session = try await EditSession.load(arguments.table.editOptions, arguments.output)
        let reader = try CodeReader(arguments.code.paths)
        let code = try reader.read()
        try console.fail(code.failures)
        let project = code.project(beside: session.tables)
        let others = reader.otherFiles(beside: code)
        try console.fail(others.failures)
        let finder = code.finder(of: project, others, besides: arguments.key)
        let report = UsagesReport(of: arguments.key, in: project, finder)
        if report.isEmpty || !report.isDeclared {
            // A key that is neither in a table nor in code is probably misspelled, so report an unknown key.
            guard !report.isEmpty || report.isDeclared else { _ = try session.table(having: arguments.key); return }
            let key = Quotation.of(arguments.key)
            try console.note(
                (report.isDeclared ? Texts.Usages.none(key: key) : Texts.Usages.undeclared(key: key)).resolved)
        }
        try console.note(code.notes + others.notes)
        try console.write(arguments.isJSON ? report.json() : report.text(arguments.output))
        try console.finish()
    }
}
