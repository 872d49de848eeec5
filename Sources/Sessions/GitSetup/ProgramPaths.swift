import CatalogCore
import Foundation

/// The commands with which git can start this program.
struct ProgramPaths {
    /// The command for git's configuration.
    ///
    /// This is the program's name if `PATH` leads to this program, because the name survives updates and moves.
    /// Otherwise it is the path, because the user chose to run this copy.
    let program: String
    /// The command to use if `program` no longer exists.
    let otherwise: String

    private static let name = "fitloc"

    init() {
        let running = Bundle.main.executableURL?.path ?? CommandLine.arguments.first ?? Self.name
        let onPath = Self.found(along: ProcessInfo.processInfo.environment["PATH"] ?? "")
        if let onPath, Self.areSame(onPath, running) {
            (program, otherwise) = (Self.name, onPath)
        } else {
            (program, otherwise) = (running, Self.name)
        }
    }

    private static func found(along path: String) -> String? {
        path.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }.first { FileReader.isFile($0) }
    }

    private static func areSame(_ left: String, _ right: String) -> Bool {
        (try? ResolvedPath.resolve(left)) == (try? ResolvedPath.resolve(right))
    }
}
