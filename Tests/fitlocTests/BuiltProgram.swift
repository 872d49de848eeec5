import Foundation

/// The built `fitloc`, run as a person would run it.
struct BuiltProgram {
    /// What a run gave.
    struct Outcome: Equatable {
        let stdout: String
        let stderr: String
        let status: Int32
    }

    /// The folder with the built programs: that of the test bundle.
    static var folder: URL {
        let bundles = [Bundle.main.bundleURL] + Bundle.allBundles.map(\.bundleURL)
        let executable = Bundle.main.executableURL ?? Bundle.main.bundleURL
        let test = bundles.first { $0.pathExtension == "xctest" } ?? executable
        return test.deletingLastPathComponent()
    }

    /// Where a run in a folder keeps what is nobody else's business: beside the folder, so that it is no file of it.
    static func stateFolder(of folder: URL) -> URL {
        folder.deletingLastPathComponent().appendingPathComponent("\(folder.lastPathComponent)-state")
    }

    /// Runs a line of shell in a folder, with `fitloc` on the path and nothing of the person's own settings.
    static func run(_ line: String, in folder: URL) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = folder
        process.environment = [
            "PATH": "\(Self.folder.path):/usr/bin:/bin", "HOME": folder.path, "LC_ALL": "C.UTF-8", "TERM": "dumb",
            "GIT_CONFIG_NOSYSTEM": "1", "XDG_STATE_HOME": stateFolder(of: folder).path,
            "XDG_CACHE_HOME": stateFolder(of: folder).path,
        ]
        let (stdout, stderr) = (OutputFile(), OutputFile())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try stdout.handle()
        process.standardError = try stderr.handle()
        try process.run()
        process.waitUntilExit()
        return Outcome(stdout: try stdout.text(), stderr: try stderr.text(), status: process.terminationStatus)
    }
}

/// A temporary file that takes what a program prints; unlike a pipe it never fills up.
private struct OutputFile {
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent("fitloc-\(UUID().uuidString)")

    func handle() throws -> FileHandle {
        try Data().write(to: url)
        return try FileHandle(forWritingTo: url)
    }

    func text() throws -> String {
        defer { try? FileManager.default.removeItem(at: url) }
        return String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }
}
