import CatalogCore

/// Versions from git, read ahead of the walk.
struct GitVersions: VersionSource {
    private let git: GitProgram
    private var reader: VersionReader?
    private var versions: AsyncStream<VersionReader.Item>.Iterator?
    /// The versions that are still to come.
    private var expected: Set<ObjectName> = []
    /// The number of versions returned so far.
    private(set) var count = 0

    init(_ git: GitProgram) {
        self.git = git
    }

    mutating func expect(_ versions: [WantedVersion]) {
        guard !versions.isEmpty else { return }
        expected = Set(versions.map(\.blob))
        let reader = VersionReader(versions, git: git)
        self.reader = reader
        self.versions = reader.items.makeAsyncIterator()
    }

    mutating func version(of blob: ObjectName, format: TableFormat) async throws(GitError) -> FileVersion? {
        count += 1
        while expected.contains(blob), let item = await versions?.next() {
            reader?.noteTaken()
            let (read, version) = try item.get()
            expected.remove(read)
            if read == blob { return version }
        }
        // Either the walk requests the version again, or it did not announce the version, because the version to
        // compare with is unreadable.
        return try git.objects([blob.digits])[0].flatMap { FileVersion($0, format: format) }
    }
}
