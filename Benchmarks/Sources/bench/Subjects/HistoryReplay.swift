import Foundation
import XCStringsKit

/// The history of a generated repository's catalog.
enum HistoryReplay {
    /// Measures the time to find the commit of each text.
    ///
    /// - Parameter isFirst: Whether to remove the cache of earlier runs first.
    static func measure(_ repository: String, isFirst: Bool) async throws -> Timing {
        let path = repository + "/" + SampleRepository.catalog
        let project = await TableLoader.load([
            TableLoader.Source(path: SampleRepository.catalog, bytes: try FileReader.read(path).bytes)
        ])
        let tables = project.tables.map { TrackedTable($0, of: project) { $0 } }
        if isFirst { try? FileManager.default.removeItem(atPath: repository + "/.git/fitloc") }
        return try await Timing.of { try await GitHistory(around: repository).histories(of: tables) }
    }

    /// Measures git's own `blame`, which finds the commit of each line.
    static func measureGit(_ repository: String) async throws -> Timing {
        let line = "cd \"$0\" && git blame --porcelain \(SampleRepository.catalog) >/dev/null"
        return try await Timing.of {
            guard try ChildProcess.run(["/bin/sh", "-c", line, repository]).status == 0 else {
                throw SubjectError.unexpectedShape
            }
        }
    }
}
