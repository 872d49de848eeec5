import Dispatch
import Foundation

/// git, run as a program and never through a shell.
public struct GitProgram: Sendable {
    private let folder: String
    private let timeLimit: DispatchTimeInterval

    /// Uses git in a folder.
    ///
    /// - Parameter seconds: how long one call may take before it is given up.
    public init(in folder: String, seconds: Int = 20) {
        self.folder = folder
        timeLimit = .seconds(seconds)
    }

    /// Whether git turns line ends into CR LF when it checks files out here (`core.autocrlf=true`).
    public var checksOutCarriageReturns: Bool {
        output(of: ["config", "--type=bool", "--get", "core.autocrlf"]) == "true"
    }

    /// What a call prints on standard output, without the newline at its end; nil where git is not there, takes too
    /// long or ends with another status than 0.
    private func output(of arguments: [String]) -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "--no-pager"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder.isEmpty ? "." : folder, isDirectory: true)
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        guard (try? process.run()) != nil else { return nil }
        guard ended.wait(timeout: .now() + timeLimit) == .success else {
            process.terminate()
            return nil
        }
        guard process.terminationStatus == 0 else { return nil }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}
