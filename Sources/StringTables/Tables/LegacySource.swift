import CatalogCore

/// A legacy file that was read, with what its path says of it.
package struct LegacySource: Sendable {
    package let path: String
    package let table: LegacyTableFile
    package let text: TableFile

    /// The folder that holds the `.lproj` folders, and the table's name: files that share both are one table.
    package var group: String { Self.group(of: path) }

    /// The same for any legacy file, readable or not.
    package static func group(of path: String) -> String {
        (TablePath.tableFolder(of: path) ?? path) + "\u{0}" + TablePath.tableName(of: path)
    }
}

extension LoadedUnit {
    init(legacy source: TableLoader.Source, format: TableFormat) {
        catalog = nil
        let kind: LegacyTableKind = format == .strings ? .strings : .stringsdict
        let result = Result { () throws(LegacyTableError) in try LegacyTableFile(source.bytes, kind: kind) }
        switch result {
        case .success(let table):
            let text = TableFile(path: source.path, bytes: table.text?.utf8 ?? [], format: format)
            legacy = LegacySource(path: source.path, table: table, text: text)
            file = LoadedFile(
                path: source.path, bytes: source.bytes, text: text, encoding: table.text?.encoding, failure: nil)
        case .failure(let error):
            legacy = nil
            let decoded = try? DecodedText(decoding: source.bytes)
            let text = TableFile(path: source.path, bytes: decoded?.utf8 ?? source.bytes, format: format)
            file = LoadedFile(
                path: source.path, bytes: source.bytes, text: text, encoding: decoded?.encoding,
                failure: ReadFailure(error, in: text.bytes))
        }
    }
}

extension ReadFailure {
    /// Says of a legacy table's error which sort of break it is.
    init(_ error: LegacyTableError, in bytes: [UInt8]) {
        let kind: Kind =
            switch error {
            case .encoding: .encoding
            case .strings(let error) where error.reason == .conflictMarker: .conflictMarker
            case .propertyList(let error) where error.reason == .conflictMarker: .conflictMarker
            default: .syntax
            }
        self.init(
            kind: kind, offset: LineIndex(bytes).offset(of: error.position), position: error.position,
            message: error.description)
    }
}
