import ArgumentParser
import CommandSupport

/// The command `usages`, which runs in `fitloc-sources`, the program that parses Swift code.
struct Usages: AsyncParsableCommand {
    static let configuration = UsagesArguments.configuration

    @OptionGroup var arguments: UsagesArguments

    func run() async throws { try SourcesProgram.takeOver() }
}
