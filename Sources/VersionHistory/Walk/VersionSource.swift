import CatalogCore

/// Where a walk has the versions of files from.
protocol VersionSource {
    /// Says which versions will be asked for, in what order.
    mutating func expect(_ versions: [WantedVersion])
    /// A version; nil where there is none of that name, or where it is broken.
    mutating func version(of blob: ObjectName, format: TableFormat) async throws(GitError) -> FileVersion?
}

/// A version that a walk has to read.
struct WantedVersion: Sendable {
    let blob: ObjectName
    /// The number of its file: what is wanted of one file is much alike.
    let file: Int
    let format: TableFormat
}
