import CatalogCore
import StringTables

/// A string catalog as legacy tables: for every language a `.strings` and, where texts vary, a `.stringsdict`.
///
/// A source text that the catalog does not have is its key. States, and which keys are to be translated, have no place in
/// legacy tables (`docs/formats.md` §3–§5).
public struct LegacyConversion: Sendable {
    /// A file of the tables.
    public struct File: Sendable {
        /// Where it belongs: `pt-BR.lproj/Localizable.strings`.
        public let path: String
        /// What is in it.
        public let bytes: [UInt8]
        /// The number of its keys.
        public let keyCount: Int
    }

    /// The files, the source language's first.
    public let files: [File]
    /// What a person should know, by place.
    public let remarks: [ConversionRemark]

    /// Converts a catalog.
    public init(_ catalog: Catalog) {
        var converter = LegacyConverter(catalog)
        converter.convert(catalog)
        files = converter.tables.flatMap { table in
            LegacyTableKind.allCases.compactMap { kind in
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
