import Foundation
import TestSupport

extension FaultWork {
    /// What is wrong after a run that was killed: with the files, and with the next run of the same command.
    func complaintsAfterKill() throws -> [String] {
        let left = try contents()
        var complaints = broken(in: left)
        let isDone = known.allSatisfy { left[$0] == new[$0] }
        let again = try run()
        let after = try contents()
        if known.contains(where: { after[$0] != new[$0] }) {
            complaints.append("the next run leaves something else (\(again.ending)): \(again.errors)")
        }
        // A key that is there already, or gone already, is refused: the work was done, or the next run says it did it.
        let isTold = isDone || again.errors.contains("interrupted")
        if again.ending != .status(0), !isTold { complaints.append("the next run fails: \(again.errors)") }
        return try complaints + untidy(after)
    }

    /// Files that are neither the old nor the new ones.
    func broken(in left: Contents) -> [String] {
        known.filter { left[$0] != old[$0] && left[$0] != new[$0] }.sorted().map {
            "\($0) is neither the old nor the new one"
        }
    }

    /// What a run leaves beside the files goes with the next write at the latest.
    func untidy(_ left: Contents) throws -> [String] {
        guard left.keys.contains(where: { !known.contains($0) }) else { return [] }
        try restore()
        _ = try run()
        let others = try contents().keys.filter { !known.contains($0) }.sorted()
        return others.isEmpty ? [] : ["the next write leaves \(others)"]
    }
}
