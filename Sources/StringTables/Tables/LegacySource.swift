import CatalogCore

/// A legacy file that was read, with its path.
package struct LegacySource: Sendable {
    package let path: String
    package let table: LegacyTableFile
    package let text: TableFile

    /// The identity of the table: the folder of the `.lproj` folders and the name; files of one table share both.
    package var group: String { Self.group(of: path) }

    /// Returns the identity of the table for any legacy file, even an unreadable one.
    package static func group(of path: String) -> String {
        (TablePath.tableFolder(of: path) ?? path) + "\u{0}" + TablePath.tableName(of: path)
    }
}

extension LoadedUnit {
    init(legacy source: TableLoader.Source, format: TableFormat, keepsParsed: Bool) {
        catalog = nil
        let kind = LegacyTableKind(format) ?? .strings
        let result = Result { () throws(LegacyTableError) in
            if let parsed = source.parsed { return parsed }
            return try LegacyTableFile(source.bytes, kind: kind, at: source.path)
        }
        switch result {
        case .success(let table):
            let text = TableFile(path: source.path, bytes: table.text?.utf8 ?? [], format: format)
            legacy = LegacySource(path: source.path, table: table, text: text)
            let loaded = LoadedFile(
                path: source.path, bytes: source.bytes, text: text, encoding: table.text?.encoding, failure: nil)
            file = keepsParsed ? loaded.keeping(table) : loaded
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
    /// Creates a failure from an error of a legacy table.
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
            message: error.message)
    }
}
