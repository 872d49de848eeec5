import Foundation

/// The catalogs of a module, for Foundation's own look-ups where Foundation knows neither catalogs nor plurals.
///
/// Off Apple's systems Foundation answers in the development language whatever is chosen, and crashes when it comes upon
/// a plural (`docs/formats.md` §8). The build plugin `CompileStrings` makes functions of Foundation's names for a target,
/// which ask one of these; what the module's catalogs don't have, Foundation answers as ever.
public struct BundleStrings: Sendable {
    private let path: String
    private let tables: [String: CatalogTable]

    /// The strings that belong to a bundle.
    ///
    /// - Parameters:
    ///   - bundle: the module's bundle.
    ///   - tables: its catalogs.
    public init(_ bundle: Bundle, _ tables: [CatalogTable]) {
        path = bundle.bundlePath
        self.tables = Dictionary(tables.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The text of a key, as a format where it takes arguments: what `Bundle.localizedString` gives.
    ///
    /// The module's bundle answers in the chosen language (``CatalogLanguage``), the bundle of one of its `.lproj` folders
    /// in that folder's.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - value: the text where the table does not have the key; nil or empty for the key itself.
    ///   - table: the table's name; nil or empty for `Localizable`.
    ///   - bundle: the bundle that was asked.
    public func text(_ key: String, value: String?, table: String?, in bundle: Bundle) -> String {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        guard let languages = languages(of: bundle), let catalog = tables[name], let index = catalog.index(ofKey: key)
        else { return bundle.localizedString(forKey: key, value: value, table: table) }
        guard let text = catalog.format(index, in: languages), text.string != key else {
            return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        }
        // Where positions leave out an argument, Foundation on Linux takes another for it, or crashes.
        guard text.isByNumber || text.string.contains("$") else { return text.string }
        return LocalizedFormat(table: catalog, index: index, place: text.place).handedOut(as: text.string)
    }

    /// A text with its arguments: what `String(format:locale:arguments:)` gives.
    ///
    /// A format that came from a catalog and varies by number takes the case of the numbers.
    public static func formatted(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
        LocalizedFormat.known(format)?.text(arguments, locale: locale)
            ?? String(format: format, locale: locale, arguments: arguments)
    }

    /// The locale of numbers in a text of the chosen language: what `String.localizedStringWithFormat` writes them in.
    ///
    /// On Linux the system's locale is that of no language, which ``CatalogLanguage/locale`` would mix into it.
    public static var locale: Locale {
        CatalogLanguage.current.map { Locale(identifier: $0.canonical.spelling) } ?? .current
    }

    /// The path of a resource: what `Bundle.path(forResource:ofType:)` gives.
    ///
    /// SwiftPM writes the names of languages' folders in small letters.
    public static func path(_ name: String?, ofType type: String?, in bundle: Bundle) -> String? {
        let found = bundle.path(forResource: name, ofType: type)
        guard found == nil, type == folderType else { return found }
        return bundle.path(forResource: name?.lowercased(), ofType: type)
    }

    private static let folderType = "lproj"

    /// The languages that a bundle answers in; nil for a bundle of others.
    private func languages(of bundle: Bundle) -> [LanguageTag]? {
        if bundle.bundlePath == path { return CatalogLanguage.preferred }
        let folder = URL(fileURLWithPath: bundle.bundlePath)
        guard folder.pathExtension == Self.folderType, folder.deletingLastPathComponent().path == path else {
            return nil
        }
        return [LanguageTag(folder.deletingPathExtension().lastPathComponent)]
    }
}
