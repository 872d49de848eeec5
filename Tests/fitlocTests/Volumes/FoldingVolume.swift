import Foundation
import TestSupport

/// A folder that behaves like a volume that ignores the case and the Unicode form of names (`folding.c`).
struct FoldingVolume: Sendable {
    let work: WorkFolder
    /// The folder of the library, which exists as long as this value.
    private let tools: WorkFolder
    private let library: String

    /// The reason why such a folder cannot be made; nil if it can.
    static var absence: String? { FaultLibrary.absence }

    /// The form in which a volume resolves a path.
    enum Names: CaseIterable, Sendable {
        /// The names on disk, as on a Mac.
        case onDisk
        /// The names as they are typed, as on a network volume on Linux.
        case typed
    }

    /// Builds the library in a folder of tools, for a folder of files.
    init(_ work: WorkFolder, tools: WorkFolder) throws {
        self.work = work
        self.tools = tools
        library = tools.file("folding.so").path
        try FaultLibrary.compile(
            "folding.c", in: "Volumes", to: library, options: ["-shared", "-fPIC", "-O1", "-ldl"])
    }

    /// Returns the environment for a program that sees the volume.
    func environment(_ names: Names) -> [String: String] {
        var environment = ["LD_PRELOAD": library, "VOLUME": work.url.path]
        if names == .typed { environment["VOLUME_TYPED"] = "1" }
        return environment
    }

    /// Runs `fitloc` on the volume.
    func fitloc(_ line: String, _ names: Names) async throws -> SpawnedProgram.Outcome {
        let words = [WorkFolder.program.path] + line.split(separator: " ").map(String.init)
        let environment = work.environment.merging(environment(names)) { $1 }
        return try await OwnThread.run { [work] in
            try SpawnedProgram(words, in: work.url, environment: environment).waitForEnd()
        }
    }
}
