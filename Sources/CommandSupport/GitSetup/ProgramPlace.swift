import Foundation
import XCStringsKit

/// Where this program lies, and what a shell would start by its name.
struct ProgramPlace {
    /// What git's configuration is to start, and what else where that is not there.
    ///
    /// The name, where it leads here: it outlives updates and moves. Else the path, since somebody chose to start this
    /// one and not what the name leads to.
    let program: String
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
