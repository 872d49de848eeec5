import Foundation

/// A program that runs in a terminal of its own, as if a person sat before it.
///
/// Its methods wait for the program, so it is used inside ``run(_:arguments:environment:size:_:)``, which gives it a
/// thread (``OwnThread``).
public final class PseudoTerminal {
    /// How a program ended.
    public enum Ending: Equatable, Sendable {
        /// By itself, with a status.
        case status(Int32)
        /// By a signal that it did not handle.
        case signal(Int32)
    }

    /// A test waited in vain.
    public struct Timeout: Error, CustomStringConvertible {
        /// What was to happen, and all that was printed instead.
        public let description: String
    }

    /// The longest that anything may take, in seconds; on a machine with nothing else to do it takes milliseconds.
    private static let patience: TimeInterval = 120

    private let device: PseudoTerminalDevice
    private let screen = PseudoTerminalScreen()
    private let process: PseudoTerminalProcess
    private let outputFile: URL
    /// The modes before the program had begun.
    public let modesAtStart: [UInt64]
    private var modesAtEnd: [UInt64]?

    private init(
        _ program: URL, arguments: [String], environment: [String: String], size: (columns: Int, rows: Int)
    ) throws {
        outputFile = FileManager.default.temporaryDirectory.appendingPathComponent("terminal-\(UUID().uuidString)")
        device = try PseudoTerminalDevice()
        try device.setSize(columns: size.columns, rows: size.rows)
        modesAtStart = try device.modes()
        process = try PseudoTerminalProcess(
            [program.path] + arguments, environment: environment, terminal: device.path, output: outputFile.path)
        screen.show(device)
    }

    /// Runs a program in a new terminal while `person` acts; ends it if it is still there afterwards.
    ///
    /// Standard input and standard error are the terminal, standard output goes into a file (``output()``). Nothing of
    /// the tests' own environment is handed on.
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

    /// Everything that was printed to the terminal until now, with what the terminal itself echoed.
    public var printed: String { screen.printed }

    /// What the program has written to standard output.
    public func output() throws -> String { try String(contentsOf: outputFile, encoding: .utf8) }

    /// The modes of the terminal as numbers, to compare with ``modesAtStart``; after its end, as the program left them.
    public func modes() throws -> [UInt64] { try modesAtEnd ?? device.modes() }

    /// Presses keys, as the characters that they send: `\u{03}` for Ctrl-C, `\r` for Enter, `\u{1B}[A` for Up.
    public func type(_ keys: String) throws { try device.write(Array(keys.utf8)) }

    /// Gives the terminal another size, as a person does who drags its corner.
    public func resize(columns: Int, rows: Int) throws { try device.setSize(columns: columns, rows: rows) }

    /// Closes the window: the program gets a hang-up signal, and no more input.
    public func closeWindow() { screen.hangUp() }

    /// Sends the program a signal from outside, as `kill` does.
    public func send(_ signal: Int32) { process.send(signal) }

    /// Waits until a text has been printed after the one that was waited for before.
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
        try? FileManager.default.removeItem(at: outputFile)
    }
}
