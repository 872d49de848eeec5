import CatalogCore
import CompactStorage

/// A cache of walk results in git's own folder, with one cache file for each requested file.
///
/// The cache is optional. Unreadable cache files count as missing, and failed writes are ignored.
struct HistoryCache: Sendable {
    private let folder: String
    /// The maximum size in bytes.
    ///
    /// A larger cache file keeps only what its last walk used.
    private static let largest = 64 << 20

    /// The path of the cache inside git's own folder.
    private static let path = "fitloc/history"

    /// Creates a cache in the folder of a repository.
    ///
    /// Returns nil if git does not report the folder, or if a link leads out of git's own folder.
    init?(of history: GitHistory) {
        guard let folder = try? history.path(inside: Self.path),
            let own = try? ResolvedPath.resolve(String(folder.dropLast(Self.path.count)))
        else { return nil }
        let parent = own + "/fitloc"
        guard ResolvedPath.leads(parent, into: own),
            (try? FileStatus(ofPath: parent)) == nil || ResolvedPath.leads(folder, into: own)
        else { return nil }
        self.folder = folder
    }

    /// Returns the cached data for the file at a path.
    func versions(of path: String) -> StoredVersions {
        guard let file = try? FileReader.read(location(of: path), limit: 4 * Self.largest) else {
            return StoredVersions()
        }
        return (try? StoredVersions(file.bytes)) ?? StoredVersions()
    }

    /// Saves the data that a walk added.
    func keep(_ store: VersionStore, _ keys: KeyNumbers, of path: String) {
        guard store.hasGrown else { return }
        var bytes = store.stored(keys, isShort: false).bytes
        if bytes.count > Self.largest { bytes = store.stored(keys, isShort: true).bytes }
        try? FileReplacer.create(location(of: path), with: bytes, overwriting: true, creatingFolders: true)
    }

    private func location(of path: String) -> String { "\(folder)/\(ContentDigest(path).hexadecimal)" }
}
