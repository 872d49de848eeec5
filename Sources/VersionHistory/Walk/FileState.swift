import CatalogCore

/// A file after a step of the walk.
struct FileState: Sendable {
    /// What is in it; nil where it is not there.
    let blob: ObjectName?
    /// The version that is in it; none where it is not there, and those before it where what is in it is broken: a
    /// version that nobody can read is passed over.
    let versions: [Version]

    /// A version that could be read.
    final class Version: Sendable {
        let blob: ObjectName?
        /// By the keys' numbers.
        let records: [EntryRecord?]

        init(blob: ObjectName?, records: [EntryRecord?]) {
            self.blob = blob
            self.records = records
        }

        func record(of key: Int) -> EntryRecord? { records.indices.contains(key) ? records[key] : nil }
    }

    /// A file that is not there.
    static let absent = FileState(blob: nil, versions: [])

    /// What is known of a key.
    func record(of key: Int) -> EntryRecord? { versions.lazy.compactMap { $0.record(of: key) }.first }
}
