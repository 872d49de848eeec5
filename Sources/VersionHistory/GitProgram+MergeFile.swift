extension GitProgram {
    /// Merges three files line by line, like git without a merge driver.
    ///
    /// The first file is overwritten.
    ///
    /// - Parameters:
    ///   - labels: the labels for the markers of ours, base and theirs.
    ///   - markerSize: the length of the markers.
    /// - Returns: The number of conflicts, 0 for none. For binary files, which git cannot merge, the result is 1: as in
    ///   git's own merge, ours stays and counts as a conflict.
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
