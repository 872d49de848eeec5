import CatalogCore

/// The state of a file after a step of the walk.
struct FileState: Sendable {
    /// The contents; nil if the file does not exist.
    let blob: ObjectName?
    /// The readable versions of the file; empty if the file does not exist.
    ///
    /// An unreadable version is skipped, so that the versions before it take its place.
    let versions: [Version]

    /// A version that could be read.
    final class Version: Sendable {
        let blob: ObjectName?
        /// The records, indexed by key number.
        let records: [EntryRecord?]

        init(blob: ObjectName?, records: [EntryRecord?]) {
            self.blob = blob
            self.records = records
        }

        func record(of key: Int) -> EntryRecord? { records.indices.contains(key) ? records[key] : nil }
    }

    /// The state of a file that does not exist.
    static let absent = FileState(blob: nil, versions: [])

    /// Returns the record of a key.
    func record(of key: Int) -> EntryRecord? { versions.lazy.compactMap { $0.record(of: key) }.first }
}
