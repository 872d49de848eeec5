import Foundation
import TestSupport

extension FaultWork {
    /// Returns the problems after a killed run: in the files, and in the next run of the same command.
    func complaintsAfterKill() throws -> [String] {
        let left = try contents()
        return try broken(in: left) + complaintsOnNextRun(after: left)
    }

    /// Returns the problems of the next run of the same command, in files that a disturbed run left.
    func complaintsOnNextRun(after left: Contents) throws -> [String] {
        var complaints: [String] = []
        let isDone = known.allSatisfy { left[$0] == new[$0] }
        let again = try run()
        let after = try contents()
        if known.contains(where: { after[$0] != new[$0] }) {
            complaints.append("the next run leaves something else (\(again.ending)): \(again.errors)")
        }
        // The next run may fail if the killed run had made the whole change: for example, the key to add now exists. It
        // may also fail if it reports that it completed the interrupted change.
        let isTold = isDone || again.errors.contains("interrupted")
        if again.ending != .status(0), !isTold { complaints.append("the next run fails: \(again.errors)") }
        return try complaints + untidy(after)
    }

    /// Returns a problem for each file that has neither its old nor its new content.
    func broken(in left: Contents) -> [String] {
        known.filter { left[$0] != old[$0] && left[$0] != new[$0] }.sorted().map {
            "\($0) is neither the old nor the new one"
        }
    }

    /// Whether some but not all of the changed files have their new content.
    func isHalfway(_ left: Contents) -> Bool {
        let changed = known.filter { old[$0] != new[$0] }
        return changed.contains { left[$0] == new[$0] } && changed.contains { left[$0] == old[$0] }
    }

    /// Returns a problem if the next write does not remove the temporary files of a killed run.
    func untidy(_ left: Contents) throws -> [String] {
        guard left.keys.contains(where: { !known.contains($0) }) else { return [] }
        try restore()
        _ = try run()
        let others = try contents().keys.filter { !known.contains($0) }.sorted()
        return others.isEmpty ? [] : ["the next write leaves \(others)"]
    }
}
