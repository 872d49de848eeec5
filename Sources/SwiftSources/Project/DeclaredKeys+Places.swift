import XCStringsKit

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
