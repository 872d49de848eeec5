extension GitProgram {
    /// Merges three files line by line, like git without a merge driver.
    ///
    /// The first file is overwritten.
    ///
    /// - Parameters:
    ///   - labels: the labels for the markers of ours, base and theirs.
    ///   - markerSize: the length of the markers.
    /// - Returns: 0, or the number of conflicts. If git cannot merge the files because they are binary, 1: like git's
    ///   own merge, it keeps ours and reports a conflict.
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
