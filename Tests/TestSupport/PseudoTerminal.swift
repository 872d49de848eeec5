import Foundation

/// A program that runs in its own pseudo-terminal, with simulated input from a user.
///
/// The methods block, so the type is used inside ``run(_:arguments:environment:size:_:)``, which runs on an
/// ``OwnThread``.
public final class PseudoTerminal {
    /// The way in which a program ended.
    public enum Ending: Equatable, Sendable {
        /// A normal exit with a status.
        case status(Int32)
        /// The end by a signal.
        case signal(Int32)
    }

    /// An error for an expected event that did not occur in time.
    public struct Timeout: Error, CustomStringConvertible {
        /// The expected event and the actual output.
        public let description: String
    }

    /// The timeout of each wait in seconds.
    ///
    /// An idle machine needs only milliseconds.
    private static let patience: TimeInterval = 120

    private let device: PseudoTerminalDevice
    private let screen = PseudoTerminalScreen()
    private let process: PseudoTerminalProcess
    /// The folder of the file that receives standard output.
    private let folder: TemporaryFolder
    /// The terminal modes before the program started.
    public let modesAtStart: [UInt64]
    private var modesAtEnd: [UInt64]?

    private init(
        _ program: URL, arguments: [String], environment: [String: String], size: (columns: Int, rows: Int)
    ) throws {
        folder = try TemporaryFolder()
        device = try PseudoTerminalDevice()
        try device.setSize(columns: size.columns, rows: size.rows)
        modesAtStart = try device.modes()
        process = try PseudoTerminalProcess(
            [program.path] + arguments, environment: environment, terminal: device.path, output: folder.file("output"))
        screen.show(device)
    }

    /// Runs a program in a new terminal while `person` types, and ends the program afterwards if necessary.
    ///
    /// Standard input and standard error are the terminal; standard output goes to a file (``output()``). The tests'
    /// environment is not passed on.
    public static func run<Result: Sendable>(
        _ program: URL, arguments: [String] = [], environment: [String: String] = ["TERM": "xterm"],
        size: (columns: Int, rows: Int) = (80, 24), _ person: @escaping @Sendable (PseudoTerminal) throws -> Result
    ) async throws -> Result {
        try await OwnThread.run {
            let terminal = try PseudoTerminal(program, arguments: arguments, environment: environment, size: size)
            defer { terminal.remove() }
            return try person(terminal)
        }
    }

    /// The complete output to the terminal so far, including the terminal's echo.
    public var printed: String { screen.printed }

    /// Returns the program's standard output.
    public func output() throws -> String { try String(contentsOfFile: folder.file("output"), encoding: .utf8) }

    /// Returns the terminal modes as numbers, to compare with ``modesAtStart``.
    ///
    /// After the program has ended, these are the modes that it left.
    public func modes() throws -> [UInt64] { try modesAtEnd ?? device.modes() }

    /// Types keys, given as the bytes that they send: `\u{03}` for Ctrl-C, `\r` for Enter, `\u{1B}[A` for Up.
    public func type(_ keys: String) throws { try device.write(Array(keys.utf8)) }

    /// Changes the size of the terminal.
    public func resize(columns: Int, rows: Int) throws { try device.setSize(columns: columns, rows: rows) }

    /// Closes the terminal window.
    ///
    /// The program gets a hang-up signal and no more input.
    public func closeWindow() { screen.hangUp() }

    /// Sends a signal to the program, as `kill` does.
    public func send(_ signal: Int32) { process.send(signal) }

    /// Waits until a text is printed after the previously awaited text.
    ///
    /// - Throws: ``Timeout`` after two minutes.
    public func wait(for text: String) throws {
        guard screen.wait(for: text, until: Date(timeIntervalSinceNow: Self.patience)) else {
            throw Timeout(description: "waited for \(text.debugDescription), there is \(printed.debugDescription)")
        }
    }

    /// Waits until the program has ended.
    ///
    /// - Throws: ``Timeout`` after two minutes.
    public func waitForEnd() throws -> Ending {
        guard let ending = process.waitForEnd(until: Date(timeIntervalSinceNow: Self.patience)) else {
            throw Timeout(description: "waited for the end, there is \(printed.debugDescription)")
        }
        if !screen.isHungUp { modesAtEnd = try device.modes() }
        device.closeProgramSide()
        screen.waitForEnd(until: Date(timeIntervalSinceNow: Self.patience))
        return ending
    }

    private func remove() {
        process.send(SIGKILL)
        screen.hangUp()
        device.closeProgramSide()
    }
}
