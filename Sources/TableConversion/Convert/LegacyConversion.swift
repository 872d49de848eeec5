import CatalogCore
import StringTables

/// A string catalog converted to legacy tables.
///
/// Each language gets a `.strings` file and, for texts that vary, a `.stringsdict` file. A missing source text is
/// replaced by its key. Legacy tables cannot represent states or keys that are not to be translated (`docs/formats.md`
/// §3–§5).
public struct LegacyConversion: Sendable {
    /// A file of the tables.
    public struct File: Sendable {
        /// The path of the file, such as `pt-BR.lproj/Localizable.strings`.
        public let path: String
        /// The bytes of the file.
        public let bytes: [UInt8]
        /// The number of keys in the file.
        public let keyCount: Int
    }

    /// The files, source language first.
    public let files: [File]
    /// The remarks for the user, ordered by location.
    public let remarks: [ConversionRemark]

    /// Converts a catalog.
    public init(_ catalog: Catalog) {
        var converter = LegacyConverter(catalog)
        converter.convert(catalog)
        files = converter.tables.flatMap { table in
            LegacyTableKind.ofStrings.compactMap { kind in
                let entries = kind == .strings ? table.texts : table.rules
                guard !entries.isEmpty, let bytes = try? LegacyTableWriter.bytes(of: entries, kind: kind) else {
                    return nil
                }
                let path = "\(table.language).lproj/\(catalog.name).\(kind.rawValue)"
                return File(path: path, bytes: bytes, keyCount: entries.count)
            }
        }
        remarks = converter.remarks.sorted
    }
}
