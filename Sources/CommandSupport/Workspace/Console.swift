import ArgumentParser
import XCStringsKit

/// What a command says, and how it ends.
package struct Console: ~Copyable {
    private var output = StandardOutput(to: .output)
    private var errors = StandardOutput(to: .error)
    private var status: Int32 = 0
    /// What programs are answered; nil where people are.
    var answer: Answer?

    /// Creates a console on the standard streams.
    package init() {
        StandardOutput.ignoreBrokenPipeSignal()
    }

    /// Whether nothing has failed so far.
    package var isFine: Bool { status == 0 }

    /// Prints a result.
    package mutating func write(_ text: String) throws { try output.write(text) }

    /// Prints a result as it is.
    package mutating func write(_ bytes: [UInt8]) throws { try output.write(bytes) }

    /// Notes the status that the command is to end with; over several files the highest wins.
    package mutating func end(with status: ExitStatus) { self.status = max(self.status, status.rawValue) }

    /// Says on standard error why a part of the work could not be done; the command will end with status 2.
    package mutating func fail(_ sentence: String) throws { try fail([.sentence(sentence)]) }

    /// The same in several lines, of whatever form; nothing fails where there are none.
    package mutating func fail(_ lines: [FailureLine]) throws {
        guard !lines.isEmpty else { return }
        for line in lines { try errors.writeLine(line.printed) }
        end(with: .failure)
    }

    /// Says things on standard error that are no failure, a line each.
    package mutating func note(_ sentences: [String]) throws {
        for sentence in sentences { try errors.writeLine(sentence) }
    }

    /// The same for one.
    package mutating func note(_ sentence: String) throws { try note([sentence]) }

    /// Says why the command ends without having done its work.
    package mutating func fail(_ failure: CommandFailure) throws {
        if failure.isError { return try fail(failure.lines) }
        try note(failure.lines.map(\.text))
        end(with: .failure)
    }

    /// Says which paths could not be read.
    package mutating func fail(_ errors: [FileError]) throws {
        for error in errors { try leaveOut(error.path, error.sentence) }
    }

    /// Hands over what was gathered so far, before something else is said.
    package mutating func flush() throws { try output.flush() }

    /// Hands over what was gathered and ends the command.
    package consuming func finish() throws {
        if let answer { try output.write(answer.json) }
        try output.flush()
        if status != 0 { throw ExitCode(status) }
    }
}

/// How a command ends (64, wrong usage, is the argument parser's).
package enum ExitStatus: Int32, Sendable {
    /// Done, and nothing that fails.
    case success = 0
    /// Done, and something was found.
    case findings = 1
    /// The work could not be done.
    case failure = 2
}
