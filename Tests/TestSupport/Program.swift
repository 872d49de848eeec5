import Foundation

/// Functions that run other programs.
package enum Program {
    /// Runs a program from `PATH` with `input`, and returns its output.
    @discardableResult
    package static func run(_ arguments: [String], in folder: String, input: String = "") throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        // The user's git configuration must not affect a test.
        let own = ["GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "LC_ALL": "C"]
        process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }
        let (standardInput, standardOutput) = (Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        process.standardError = FileHandle.nullDevice
        try process.run()
        // A separate thread writes. Otherwise a program that writes output while it reads input could cause a deadlock.
        let writing = standardInput.fileHandleForWriting
        Thread.detachNewThread {
            try? writing.write(contentsOf: Data(input.utf8))
            try? writing.close()
        }
        let output = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }

    /// Runs a program from `PATH`.
    ///
    /// Returns its output, including errors, and its status.
    package static func transcript(of arguments: [String]) throws -> (text: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }
}
