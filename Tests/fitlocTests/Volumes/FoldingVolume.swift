import Foundation
import TestSupport

/// A folder that behaves like a volume that ignores the case and the Unicode form of names (`folding.c`).
struct FoldingVolume: Sendable {
    let work: WorkFolder
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

    /// The path of the library, which is built once, beside the programs.
    private static let library = Result {
        let path = BuiltProgram.folder.appendingPathComponent("folding.so").path
        // Another test run may be using the old one.
        let new = path + ".\(UUID().uuidString)"
        try FaultLibrary.compile("folding.c", in: "Volumes", to: new, options: ["-shared", "-fPIC", "-O1", "-ldl"])
        guard rename(new, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        return path
    }

    /// Creates a volume of a folder of files.
    init(_ work: WorkFolder) throws {
        self.work = work
        library = try Self.library.get()
    }

    /// Returns the environment for a program that sees the volume.
    func environment(_ names: Names) -> [String: String] {
        var environment = ["LD_PRELOAD": library, "VOLUME": work.url.path]
        if names == .typed { environment["VOLUME_TYPED"] = "1" }
        return environment
    }

    /// Runs `fitloc` on the volume.
    ///
    /// - Parameter names: The form in which the volume resolves paths; nil for an ordinary volume.
    func fitloc(_ line: String, _ names: Names?) async throws -> SpawnedProgram.Outcome {
        let words = [WorkFolder.program.path] + line.split(separator: " ").map(String.init)
        let environment = work.environment.merging(names.map(environment) ?? [:]) { $1 }
        return try await OwnThread.run { [work] in
            try SpawnedProgram(words, in: work.url, environment: environment).waitForEnd()
        }
    }
}
