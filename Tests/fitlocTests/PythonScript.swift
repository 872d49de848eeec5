import Foundation
import TestSupport

/// A Python script that drives the built programs and checks the results.
struct PythonScript {
    /// The folder of the script, relative to `Tests/fitlocTests`.
    let folder: String
    /// The path of Python.
    let python: String
    /// The arguments of Python.
    let words: [String]
    /// The variables of its environment besides the usual ones.
    var variables: [String: String] = [:]

    /// A browser that scripts drive.
    enum Browser: String {
        case chromium, firefox

        /// Whether the browser is installed, with what drives it.
        var isInstalled: Bool {
            let programs = self == .chromium ? ["chromium", "chromedriver"] : ["firefox-esr"]
            return (programs + ["python3"]).allSatisfy { name in
                ["/usr/bin", "/usr/local/bin"].contains { folder in
                    FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)")
                }
            }
        }
    }

    /// Returns a `unittest` script that drives a browser.
    static func browser(_ name: String, in browser: Browser) -> PythonScript {
        PythonScript(
            folder: "Browser", python: "/usr/bin/python3", words: ["-m", "unittest", "-v", name],
            variables: ["FITLOC_BROWSER": browser.rawValue])
    }

    /// Returns a pytest script that uses the packages which `scripts/test --thorough` installs into
    /// `.build/PACKAGES`.
    static func pytest(_ name: String, in folder: String, packages: String) -> PythonScript {
        PythonScript(
            folder: folder, python: pythonPath(packages),
            words: ["-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "\(name).py"])
    }

    /// Whether the packages are installed.
    static func has(packages: String) -> Bool {
        FileManager.default.isExecutableFile(atPath: pythonPath(packages))
    }

    private static func pythonPath(_ packages: String) -> String {
        SourceTree.package.appendingPathComponent(".build/\(packages)/bin/python").path
    }

    /// Returns the failed tests of a `unittest` script with their tracebacks, without the list of those that passed.
    ///
    /// Without a failed test, the script itself has failed; the end of what it says then tells most.
    static func failures(in errors: String) -> String {
        errors.firstRange(of: "\n======").map { String(errors[$0.lowerBound...]) } ?? String(errors.suffix(4000))
    }

    /// Runs the script without the user's settings.
    func run() async throws -> SpawnedProgram.Outcome {
        let temporary = FileManager.default.temporaryDirectory
        let state = temporary.appendingPathComponent("fitloc-script-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: state) }
        let environment = [
            "PATH": "\(BuiltProgram.folder.path):/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8",
            "HOME": state.path, "XDG_CACHE_HOME": state.path, "XDG_STATE_HOME": state.path, "TMPDIR": temporary.path,
            "FITLOC": WorkFolder.program.path, "PYTHONDONTWRITEBYTECODE": "1",
        ].merging(variables) { $1 }
        let folder = SourceTree.package.appendingPathComponent("Tests/fitlocTests/\(folder)")
        return try await OwnThread.run {
            try SpawnedProgram([python] + words, in: folder, environment: environment).waitForEnd(patience: 900)
        }
    }
}
