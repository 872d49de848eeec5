import CatalogCore
import ChildProcesses
import StandardStreams
import TerminalSupport

/// The output and exit status of a command.
package struct Console: ~Copyable {
    private var output = StandardOutput(to: .output)
    private let pager: PagerProgram?
    /// The output for the pager, which is shown at the end.
    private var pages: [UInt8] = []
    private var errors = StandardOutput(to: .error)
    private var status: Int32 = 0
    /// The failures that were reported.
    private var reported: Set<[UInt8]> = []
    /// The JSON report to print at the end, or nil to print text.
    var answer: Answer?

    /// Creates a console with the standard streams.
    ///
    /// - Parameter pager: The program that shows the results page by page; nil for none.
    package init(pagedBy pager: PagerProgram? = nil) {
        self.pager = pager
        StandardOutput.ignoreWriteSignals()
    }

    /// Whether the exit status is still 0.
    package var isFine: Bool { status == 0 }

    /// Prints a result for people, or JSON.
    ///
    /// Controls that no code has escaped are shown as codes, as are commands for the log of a CI system.
    package mutating func write(_ text: String) throws { try put(Array(PrintedText.checked(text).utf8)) }

    /// Prints a line of a result for people.
    ///
    /// Line breaks in it are shown as codes too, so that a name in it cannot look like a further line.
    package mutating func write(line: String) throws { try put(Array((PrintedText.line(line) + "\n").utf8)) }

    /// Prints commands for the log of a CI system.
    package mutating func write(commands: String) throws {
        try put(Array(PrintedText.checked(commands, .controls).utf8))
    }

    /// Prints the contents of a file, unchanged unless a person reads them on a terminal.
    package mutating func write(_ bytes: [UInt8]) throws {
        try put(StandardStream.output.isTerminal ? PrintedText.shown(bytes) : bytes)
    }

    /// Prints a patch or a sheet, unchanged unless a person reads it on a terminal, or a CI system in its log.
    ///
    /// - Parameter style: A function that adds styles to the printed form.
    package mutating func write(
        readable bytes: [UInt8], styledBy style: ([UInt8]) -> [UInt8] = { $0 }
    ) throws {
        try put(style(OutputReader.current.form(of: bytes)))
    }

    private mutating func put(_ bytes: [UInt8]) throws {
        if pager == nil { try output.write(bytes) } else { pages += bytes }
    }

    /// Records an exit status.
    ///
    /// The command ends with the highest recorded status.
    package mutating func end(with status: ExitStatus) { self.status = max(self.status, status.rawValue) }

    /// Reports a part of the work that failed.
    ///
    /// The command will end with status 2.
    package mutating func fail(_ sentence: String) throws { try fail([.sentence(sentence)]) }

    /// Reports failures, each on a line.
    ///
    /// Line breaks in a failure are shown as codes. A file that stops several changes is reported once. An empty list has
    /// no effect.
    package mutating func fail(_ lines: [FailureLine]) throws {
        guard !lines.isEmpty else { return }
        for line in lines {
            let text = AgentRun.isCurrent ? line.json : PrintedText.line(line.printed)
            if reported.insert(Array(text.utf8)).inserted { try errors.writeLine(text) }
        }
        end(with: .failure)
    }

    /// Prints messages on standard error that do not affect the exit status, each on a line.
    ///
    /// Line breaks in a message are shown as codes.
    package mutating func note(_ sentences: [String]) throws {
        for sentence in sentences { try errors.writeLine(PrintedText.line(sentence)) }
    }

    /// Prints a message on standard error that does not affect the exit status.
    package mutating func note(_ sentence: String) throws { try note([sentence]) }

    /// Reports the failure that ends the command.
    package mutating func fail(_ failure: CommandFailure) throws {
        if failure.isError { return try fail(failure.lines) }
        try note(failure.lines.map(\.text))
        end(with: .failure)
    }

    /// Reports paths that could not be read.
    package mutating func fail(_ errors: [FileError]) throws {
        for error in errors { try leaveOut(error.path, error.sentence) }
    }

    /// Writes buffered output, so that it precedes later messages.
    package mutating func flush() throws { try output.flush() }

    /// Writes buffered output and the report, and throws a `CommandEnd` if the exit status is not 0.
    package consuming func finish() throws {
        if let answer { try put(Array(answer.json.utf8)) }
        if let pager, !pages.isEmpty, !pager.show(pages) { try output.write(pages) }
        try output.flush()
        if status != 0 { throw CommandEnd(status: status) }
    }
}

/// The exit statuses of commands.
///
/// The argument parser uses 64 for usage errors.
package enum ExitStatus: Int32, Sendable {
    /// The work is done, without failing findings.
    case success = 0
    /// The work is done, with failing findings or differences.
    case findings = 1
    /// The work could not be done.
    case failure = 2
}
