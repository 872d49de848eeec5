import CatalogCore

/// The merge of the format version.
extension TreeMerge {
    /// Takes the higher format version.
    ///
    /// - Returns: the names of the merged members.
    mutating func mergeVersion(_ root: Versions, into change: inout ObjectChange) -> Set<String> {
        let version = root["version"]
        let numbers = { (value: DocumentValue?) in value.map { Self.numbers($0.string) } ?? [] }
        let (ours, theirs) = (numbers(version.ours), numbers(version.theirs))
        let order = [ours, theirs].compactMap { $0 }.sorted { $0.lexicographicallyPrecedes($1) }
        mergeLeaf("version", version, into: &change, by: { _ in .higherVersion }) { value in
            numbers(value).flatMap { order.lastIndex(of: $0) }
        }
        return ["version"]
    }

    /// Returns the numbers of a version; nil if it is not a version.
    private static func numbers(_ version: String?) -> [Int]? {
        let parts = version?.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard let parts, !parts.contains(nil) else { return nil }
        return parts.compactMap { $0 }
    }
}
