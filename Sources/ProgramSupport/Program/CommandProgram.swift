import ArgumentParser
import CatalogCore
import CatalogLint
import CommandOutput
import Foundation
import InterfaceTexts
import Sessions
import StandardStreams
import TerminalSupport
import Workspaces

/// The entry point of a program: runs a command and handles errors.
package enum CommandProgram {
    /// Runs the command that the command line names.
    ///
    /// - Parameters:
    ///   - root: The root command.
    ///   - warnsOfNames: Whether to warn of a configuration under another name than `.fitloc.yml`.
    package static func run(_ root: (some AsyncParsableCommand).Type, warnsOfNames: Bool = false) async {
        let words = Array(CommandLine.arguments.dropFirst())
        let environment = ProcessInfo.processInfo.environment
        if let text = await answer(words, below: root, environment: environment) { return printAlone(text) }
        InterfaceLanguage.choose(arguments: words, environment: environment)
        if let invalid = argumentNotUnicode() {
            root.exit(withError: ExitCode(refuse("The argument \(Quotation.of(invalid)) is not valid UTF-8.")))
        }
        if let file = fileLikeOptions(words) {
            let (name, path) = (Quotation.of(file), Quotation.of("./" + file))
            root.exit(withError: ExitCode(refuse("The file \(name) begins with “-” like an option; write \(path).")))
        }
        var path: CommandPath?
        do {
            let named = try CommandPath(words, below: root)
            path = named
            if let unknown = try unknownLetters(words, of: named) {
                let (name, command) = (Quotation.of(unknown), named.names.joined(separator: " "))
                root.exit(
                    withError: ExitCode(
                        refuse("Unknown option \(name). If it is a key, write it after --: \(command) … -- \(unknown)"))
                )
            }
            if named.asksForHelp { return try showHelp(on: named) }
            var command = try await root.asyncParseAsRoot(named.completed(words))
            if warnsOfNames { try warnOfMisnamedConfiguration() }
            let undoing = (command as? any UndoableCommand)?.undoing ?? .ignored
            try await AgentRun.with(environment) {
                guard undoing != .ignored else { return try await run(&command) }
                try await UndoStore().keepingChanges(of: words, undoing) { try await run(&command) }
            }
        } catch {
            root.exit(withError: ExitCode(status(after: error, of: root, words, path)))
        }
    }

    private static func run(_ command: inout any ParsableCommand) async throws {
        if var asyncCommand = command as? any AsyncParsableCommand {
            try await asyncCommand.run()
        } else {
            try command.run()
        }
    }

    /// Returns the answer to a shell's completion request or script request, or to a request for all pages, or nil for
    /// an ordinary command line.
    private static func answer(
        _ words: [String], below root: any ParsableCommand.Type, environment: [String: String]
    ) async -> String? {
        if let question = ShellQuestion(words) {
            return await question.answer(below: root, environment: environment)
        }
        if words == ["---pages"] { return try? ProgramPages(of: root).text() }
        return CompletionShellName(scriptRequest: words, environment: environment)?.script
    }

    private static func warnOfMisnamedConfiguration() throws {
        guard let path = MisnamedConfiguration.find() else { return }
        let sentence = Texts.Configuration.misnamed(path: VisibleText.path(path), file: Configuration.fileName).resolved
        var console = Console()
        try console.note([Texts.Words.warning(sentence: sentence).resolved])
    }

    /// Returns the first argument that is not UTF-8, with replacement characters; nil if there is none.
    ///
    /// Swift has replaced its bytes, so a command would use another name or write another text.
    private static func argumentNotUnicode() -> String? {
        let pointers = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
        return pointers.compactMap { $0 }.first { String(validatingCString: $0) == nil }.map { String(cString: $0) }
    }

    /// Returns the first argument that is both a file and several short options, such as `-h.xcstrings`; nil if there
    /// is none.
    ///
    /// The parser would read `-h` and print the help. A shell makes such arguments of `*.xcstrings`.
    private static func fileLikeOptions(_ words: [String]) -> String? {
        words.prefix { $0 != "--" }.first {
            $0.utf8.count > 2 && $0.hasPrefix("-") && !$0.hasPrefix("--") && FileReader.isFile($0)
        }
    }

    /// Returns the first argument that looks like several short options and has a letter that is no option of the
    /// command, such as `-dash`; nil if there is none.
    ///
    /// The parser would use the letters that it knows: print the help for `-h`, or miss the key `-quiet`.
    private static func unknownLetters(_ words: [String], of path: CommandPath) throws -> String? {
        let joined = words.prefix { $0 != "--" }.filter {
            $0.utf8.count > 2 && $0.hasPrefix("-") && !$0.hasPrefix("--")
        }
        guard !joined.isEmpty, let command = path.commands.last else { return nil }
        let letters = try ToolDescription(Data(command._dumpHelp().utf8)).command.letters
        return joined.first { word in !word.dropFirst().allSatisfy(letters.contains) }
    }

    private static func refuse(_ reason: String) -> Int32 {
        var errors = StandardOutput(to: .error)
        try? errors.writeLine("error: \(UsageErrorMessage.statement(reason))")
        return ExitCode.validationFailure.rawValue
    }

    /// Prints a text for another program, which checks neither errors nor the exit status.
    private static func printAlone(_ text: String) {
        StandardOutput.ignoreWriteSignals()
        var output = StandardOutput()
        try? output.write(text)
        try? output.flush()
    }

    private static func showHelp(on path: CommandPath) throws {
        guard let command = path.commands.last else { return }
        let tool = try ToolDescription(Data(command._dumpHelp().utf8))
        let columns = TerminalSize.columns(of: .output, environment: ProcessInfo.processInfo.environment)
        let screen = HelpScreen(tool, named: path.names, groups: HelpGroup.all(below: command), columns: columns)
        var console = Console()
        try console.write(screen.text())
        try console.finish()
    }

    /// Prints an error and returns the exit status for it.
    ///
    /// Errors of the parser are usage errors or requested texts. All other errors are failures.
    private static func status(
        after error: any Error, of root: (some ParsableCommand).Type, _ words: [String], _ path: CommandPath?
    ) -> Int32 {
        if let end = error as? CommandEnd { return end.status }
        if let code = error as? ExitCode { return code.rawValue }
        do {
            var console = Console()
            if let failure = error as? CommandFailure {
                try console.fail(failure)
            } else if let unknown = error as? UnknownCommand {
                try console.note(unknown.lines)
                return ExitCode.validationFailure.rawValue
            } else {
                let code = root.exitCode(for: error)
                switch code {
                case .success: try console.write(root.fullMessage(for: error, columns: nil) + "\n")
                case .validationFailure:
                    let message = UsageErrorMessage(error, of: root, words, path)
                    if AgentRun.isCurrent {
                        try console.fail(message.sentence)
                    } else {
                        try console.note(message.lines())
                    }
                default: try console.fail("\(error)")
                }
                if code == .validationFailure { return code.rawValue }
            }
            try console.finish()
            return ExitStatus.success.rawValue
        } catch let end as CommandEnd {
            return end.status
        } catch {
            var errors = StandardOutput(to: .error)
            try? errors.writeLine(PrintedText.line(FailureLine.sentence("\(error)").printed))
            return ExitStatus.failure.rawValue
        }
    }
}
