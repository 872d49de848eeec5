import Foundation

/// Another program, run to its end.
package enum Program {
    /// Runs a program that `PATH` finds, feeds it `input`, and returns what it prints.
    @discardableResult
    package static func run(_ arguments: [String], in folder: String, input: String = "") throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        // Nothing of the machine's own configuration of git may decide a test.
        let own = ["GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "LC_ALL": "C"]
        process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }
        let (standardInput, standardOutput) = (Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        process.standardError = FileHandle.nullDevice
        try process.run()
        // A thread of its own: a program that answers while it reads would else wait for this one, and this for it.
        let writing = standardInput.fileHandleForWriting
        Thread.detachNewThread {
            try? writing.write(contentsOf: Data(input.utf8))
            try? writing.close()
        }
        let output = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }

    /// Runs a program that `PATH` finds, and returns all that it prints, errors among it, with its status.
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
