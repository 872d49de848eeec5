import CatalogCore
import StringTables

/// A property list whose texts the system looks up and shows: a page of a settings bundle, or an Info.plist with services.
///
/// Any of its texts counts, because keys of the table in other places of the list are unlikely.
struct ShownPropertyList {
    /// The name of the table that the system asks; nil if it is unknown.
    let table: String?
    private let bytes: [UInt8]

    /// Reads a file; nil if it is another one.
    init?(_ file: OtherFile) {
        guard file.path.hasSuffix(".plist") else { return nil }
        bytes = file.text
        if file.path.contains(".bundle/"), Self.names("PreferenceSpecifiers", file) {
            table = file.text.isEmpty ? nil : Self.table(of: file)
        } else if file.path.hasSuffix("Info.plist"), Self.names("NSServices", file) {
            table = "ServicesMenu"
        } else {
            return nil
        }
    }

    /// Returns whether a text, with its delimiters, is a value rather than a key of the list.
    func shows(_ range: ByteRange) -> Bool { bytes[..<range.lowerBound].suffix(Self.tag.count).elementsEqual(Self.tag) }

    private static let tag = Array("<string".utf8)

    private static func names(_ key: String, _ file: OtherFile) -> Bool {
        file.values.contains(key) || file.text.contains(Array(key.utf8))
    }

    /// Returns the table that a page of settings names, or else that of its own name.
    private static func table(of file: OtherFile) -> String? {
        let named = (try? LegacyTableFile(file.text, kind: .strings))?.entries.first { $0.key == "StringsTable" }
        if case .text(let name)? = named?.value { return name }
        return file.path.split(separator: "/").last.map { String($0.dropLast(".plist".count)) }
    }
}
