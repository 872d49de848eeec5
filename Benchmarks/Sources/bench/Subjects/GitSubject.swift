import Foundation
import XCStringsKit

/// git's own merge and blame, which compare lines.
struct GitSubject: Subject {
    func measure(_ job: Job, _ path: String) async throws -> Timing {
        switch job {
        case .replay:
            let merges = try MergeReplay(of: path).merges
            return await Timing.of { merges.map(\.isConflictForGit) }
        case .merge:
            let bytes = try FileReader.read(path).bytes
            let sides = try EditedSides(of: bytes)
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            let paths = ["base", "ours", "theirs"].map { folder.appendingPathComponent("\($0).merge").path }
            for (path, bytes) in zip(paths, [bytes, sides.ours, sides.theirs]) {
                try Data(bytes).write(to: URL(fileURLWithPath: path))
            }
            let merge = MergeReplay.Merge(paths: paths, bytes: [])
            return await Timing.of { merge.isConflictForGit }
        case .history: return try await HistoryReplay.measureGit(path)
        default: throw SubjectError.unsupported(job)
        }
    }
}
