import Foundation

/// The built `fitloc`.
package struct BuiltProgram {
    /// The result of a run.
    package struct Outcome: Equatable {
        package let stdout: String
        package let stderr: String
        package let status: Int32

        package init(stdout: String, stderr: String, status: Int32) {
            self.stdout = stdout
            self.stderr = stderr
            self.status = status
        }
    }

    /// The folder of the built programs and of the test bundle.
    package static var folder: URL {
        let bundles = [Bundle.main.bundleURL] + Bundle.allBundles.map(\.bundleURL)
        let executable = Bundle.main.executableURL ?? Bundle.main.bundleURL
        let test = bundles.first { $0.pathExtension == "xctest" } ?? executable
        return test.deletingLastPathComponent()
    }

    /// Returns the folder for the state and cache of runs in a folder.
    ///
    /// It is next to the folder and not inside it.
    package static func stateFolder(of folder: URL) -> URL {
        folder.deletingLastPathComponent().appendingPathComponent("\(folder.lastPathComponent)-state")
    }

    /// Returns an environment with `fitloc` on the path and without the user's settings.
    package static func environment(in folder: URL) -> [String: String] {
        [
            "PATH": "\(Self.folder.path):/usr/bin:/bin", "HOME": folder.path, "LC_ALL": "C.UTF-8", "TERM": "dumb",
            "GIT_CONFIG_NOSYSTEM": "1", "XDG_STATE_HOME": stateFolder(of: folder).path,
            "XDG_CACHE_HOME": stateFolder(of: folder).path,
        ]
    }

    /// Runs a shell command in a folder, with `fitloc` on the path and without the user's settings.
    ///
    /// The method blocks, so call it on a thread that may be blocked.
    package static func run(_ line: String, in folder: URL) throws -> Outcome {
        let outcome = try SpawnedProgram(["/bin/sh", "-c", line], in: folder, environment: environment(in: folder))
            .waitForEnd(patience: 120)
        return Outcome(stdout: outcome.output, stderr: outcome.errors, status: outcome.ending.number)
    }
}

extension PseudoTerminal.Ending {
    /// The status, or the number of the signal.
    package var number: Int32 {
        switch self {
        case .status(let number), .signal(let number): number
        }
    }
}
