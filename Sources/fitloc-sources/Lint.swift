import ArgumentParser
import CommandSupport

/// The command that checks tables and Swift code.
struct Lint: AsyncParsableCommand {
    static let configuration = LintArguments.configuration

    @OptionGroup var arguments: LintArguments

    func run() async throws {
        guard try arguments.codeRequest() != .none else { return try await arguments.run() }
        try await arguments.run { try CodeReader(arguments.sourcePaths).linted() }
    }
}
