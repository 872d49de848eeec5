import CatalogCore
import CompactStorage

/// What walks have read, kept in git's own folder from run to run: a file for each file whose history was asked for.
///
/// Nothing depends on it. What cannot be read counts as not there, and what cannot be written is left.
struct HistoryCache: Sendable {
    private let folder: String
    /// Beyond this many bytes a file keeps only what its last walk asked for.
    private static let largest = 64 << 20

    /// Uses the folder of a repository; nil where git does not say which that is.
    init?(of history: GitHistory) {
        guard let folder = try? history.path(inside: "fitloc/history") else { return nil }
        self.folder = folder
    }

    /// What is kept of the file at a path.
    func versions(of path: String) -> StoredVersions {
        guard let file = try? FileReader.read(place(of: path), limit: 4 * Self.largest) else { return StoredVersions() }
        return (try? StoredVersions(file.bytes)) ?? StoredVersions()
    }

    /// Keeps what a walk has added.
    func keep(_ store: VersionStore, _ keys: KeyNumbers, of path: String) {
        guard store.hasGrown else { return }
        var bytes = store.stored(keys, isShort: false).bytes
        if bytes.count > Self.largest { bytes = store.stored(keys, isShort: true).bytes }
        try? FileReplacer.create(place(of: path), with: bytes, overwriting: true, creatingFolders: true)
    }

    private func place(of path: String) -> String { "\(folder)/\(ContentDigest(path).hexadecimal)" }
}
