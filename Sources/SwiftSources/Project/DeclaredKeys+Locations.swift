import CatalogCore
import CatalogLint

extension ProjectContext {
    /// The texts that the configuration excludes from translation.
    var names: Set<String> { Set(tables.flatMap(\.settings.doNotTranslate)) }
}

extension DeclaredKeys {
    /// Returns the location of an entry in the form that findings use.
    func location(of entry: Entry) -> (file: TableFile, range: ByteRange)? {
        let location = tables[entry.table].key(at: entry.index).location
        let files = tables[entry.table].files
        guard files.indices.contains(Int(location.file)) else { return nil }
        return (files[Int(location.file)], location.range)
    }
}
