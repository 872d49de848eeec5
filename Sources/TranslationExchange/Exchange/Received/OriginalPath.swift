/// The name of a table's file in a file for translators: a path below the project's folder.
///
/// Whoever sends a file decides what stands there, so that nothing is ever opened by it: it only chooses among the
/// tables that are found below the folder.
package enum OriginalPath {
    /// The path without `.` and `..`; nil where it leaves the folder.
    package static func normalized(_ original: String) -> String? {
        guard !original.utf8.contains(0), !original.hasPrefix("/"), !original.hasPrefix("~") else { return nil }
        var parts: [Substring] = []
        for part in original.split(separator: "/") where part != "." {
            guard part == ".." else {
                parts.append(part)
                continue
            }
            guard parts.popLast() != nil else { return nil }
        }
        return parts.joined(separator: "/")
    }

    /// Which of some paths below the folder a name means: the same, else the only one with the same last part.
    ///
    /// - Parameter groups: paths that belong together, such as those of a legacy table; one that matches is enough.
    /// - Returns: the numbers of the groups that fit; one where the name is plain.
    package static func matches(_ original: String, among groups: [[String]]) -> [Int] {
        let exact = groups.indices.filter { groups[$0].contains(original) }
        guard exact.isEmpty else { return exact }
        let name = lastPart(of: original)
        return groups.indices.filter { groups[$0].contains { lastPart(of: $0) == name } }
    }

    private static func lastPart(of path: String) -> Substring { path.split(separator: "/").last ?? "" }
}
