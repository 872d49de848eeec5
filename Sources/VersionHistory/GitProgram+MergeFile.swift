extension GitProgram {
    /// Merges three files line by line, as git does without any driver; the first one is rewritten.
    ///
    /// - Parameters:
    ///   - labels: what the markers of ours, base and theirs say.
    ///   - markerSize: how often the sign of a marker is repeated.
    /// - Returns: git's own status: 0, or the number of conflicts. Where git can do nothing (binary files), 1: as in
    /// its
    ///   own merges, ours is left and the file counts as in conflict.
    package func mergeFile(
        ours: String, base: String, theirs: String, labels: [String], markerSize: Int
    ) throws(GitError) -> Int32 {
        let names = labels.flatMap { ["-L", $0] }
        let status = try outcome(
            of: ["merge-file", "--quiet", "--marker-size=\(markerSize)"] + names + ["--", ours, base, theirs]
        ).status
        return status > 127 ? 1 : status
    }
}
