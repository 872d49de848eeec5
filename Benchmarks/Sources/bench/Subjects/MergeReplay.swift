import Foundation
import XCStringsKit

/// The merges of real projects, each in a folder with the files `base`, `ours` and `theirs`.
struct MergeReplay {
    /// The merges.
    let merges: [Merge]

    /// A merge from the history of a real project.
    struct Merge {
        /// The paths of base, ours and theirs.
        let paths: [String]
        /// The bytes of base, ours and theirs.
        let bytes: [[UInt8]]

        /// Whether `fitloc` leaves a conflict.
        var isConflictForFitloc: Bool {
            guard let merge = try? CatalogMerge(base: bytes[0], ours: bytes[1], theirs: bytes[2]),
                let merged = try? merge.result()
            else { return true }
            return !merged.conflicts.isEmpty
        }

        /// Whether git leaves a conflict.
        var isConflictForGit: Bool {
            let line = "exec git merge-file -p \"$1\" \"$0\" \"$2\" >/dev/null 2>&1"
            return (try? ChildProcess.run(["/bin/sh", "-c", line] + paths).status) != 0
        }
    }

    /// The number of merges, of conflicts for `fitloc` and of conflicts for git, as a line for the parent process.
    var line: String {
        "\(merges.count) \(merges.count(where: \.isConflictForFitloc)) \(merges.count(where: \.isConflictForGit))"
    }

    init(of folder: String) throws {
        let url = URL(fileURLWithPath: folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        merges = try names.map { name in
            let paths = ["base", "ours", "theirs"].map { url.appendingPathComponent("\(name)/\($0).xcstrings").path }
            return Merge(paths: paths, bytes: try paths.map { try FileReader.read($0).bytes })
        }
    }
}
