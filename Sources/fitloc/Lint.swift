import ArgumentParser
import CommandSupport

/// Checks tables.
struct Lint: AsyncParsableCommand {
    static let configuration = LintArguments.configuration

    @OptionGroup var arguments: LintArguments

    func run() async throws {
        guard arguments.sourcePaths.isEmpty else { try SourcesProgram.takeOver() }
        try await arguments.run()
    }
}
