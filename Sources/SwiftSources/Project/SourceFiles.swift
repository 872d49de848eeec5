import XCStringsKit

/// The files of Swift code by their paths, as findings take them.
struct SourceFiles: Sendable {
    private let files: [String: TableFile]

    init(_ files: [SourceFile]) {
        self.files = Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first }
    }

    subscript(path: String) -> TableFile? { files[path] }
}

extension ProjectContext {
    /// What the project says that nobody translates.
    var names: Set<String> { Set(tables.flatMap(\.settings.doNotTranslate)) }
}

extension DeclaredKeys {
    /// Where an entry stands, as a place that belongs to a finding.
    func place(of entry: Entry) -> (file: TableFile, range: ByteRange)? {
        let place = tables[entry.table].key(at: entry.index).place
        let files = tables[entry.table].files
        guard files.indices.contains(Int(place.file)) else { return nil }
        return (files[Int(place.file)], place.range)
    }
}
