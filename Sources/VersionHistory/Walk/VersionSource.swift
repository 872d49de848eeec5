import CatalogCore

/// A supply of file versions for a walk.
protocol VersionSource {
    /// Announces the versions to be requested, in order.
    mutating func expect(_ versions: [WantedVersion])
    /// Returns a version; nil if it does not exist or is unreadable.
    mutating func version(of blob: ObjectName, format: TableFormat) async throws(GitError) -> FileVersion?
}

/// A version that a walk has to read.
struct WantedVersion: Sendable {
    let blob: ObjectName
    /// The index of the version's file.
    ///
    /// Versions of one file are usually similar.
    let file: Int
    let format: TableFormat
}
