/// The names of the sides of a merge that is running.
///
/// Before 2.44, git does not pass labels to merge drivers. But `git merge` and `git pull` put the name of each branch
/// into the environment, for the messages of programs that it starts.
package enum MergedBranches {
    /// Returns the names of ours and theirs; nil without a merge, or if it merges several branches at once.
    package static func names(in environment: [String: String]) -> (ours: String, theirs: String)? {
        let prefix = "GITHEAD_"
        let branches = environment.filter { name, branch in
            name.hasPrefix(prefix) && !branch.isEmpty && name.dropFirst(prefix.count).allSatisfy(\.isHexDigit)
        }
        guard branches.count == 1, let theirs = branches.values.first else { return nil }
        return ("HEAD", theirs)
    }
}
