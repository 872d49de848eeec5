import Foundation
import XCStringsKit

/// A walk over the history of a generated repository's catalog.
enum HistoryReplay {
    /// How long it takes to say which commit wrote each text.
    ///
    /// - Parameter isFirst: whether nothing was kept from a walk before.
    static func measure(_ repository: String, isFirst: Bool) async throws -> Timing {
        let path = repository + "/" + SampleRepository.catalog
        let project = await TableLoader.load([
            TableLoader.Source(path: SampleRepository.catalog, bytes: try FileReader.read(path).bytes)
        ])
        let tables = project.tables.map { TrackedTable($0, of: project) { $0 } }
        if isFirst { try? FileManager.default.removeItem(atPath: repository + "/.git/fitloc") }
        return try await Timing.of { try await GitHistory(around: repository).histories(of: tables) }
    }

    /// The same with git's own `blame`, which knows lines.
    static func measureGit(_ repository: String) async throws -> Timing {
        let line = "cd \"$0\" && git blame --porcelain \(SampleRepository.catalog) >/dev/null"
        return try await Timing.of {
            guard try ChildProcess.run(["/bin/sh", "-c", line, repository]).status == 0 else {
                throw SubjectError.unexpectedShape
            }
        }
    }
}
