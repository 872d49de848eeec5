import Foundation

/// The catalogs of a module, for Foundation's lookup functions on platforms where Foundation does not support catalogs.
///
/// On non-Apple platforms, Foundation uses the development language regardless of the selection, and crashes on plurals
/// (`docs/formats.md` §8). The build plugin `CompileStrings` generates functions that shadow Foundation's functions in
/// a target and call an instance of this type. Keys that the catalogs of the module lack are passed on to Foundation.
public struct BundleStrings: Sendable {
    private let path: String
    private let tables: [String: CatalogTable]

    /// Creates the strings of a bundle.
    ///
    /// - Parameters:
    ///   - bundle: The bundle of the module.
    ///   - tables: The catalogs of the module.
    public init(_ bundle: Bundle, _ tables: [CatalogTable]) {
        path = bundle.bundlePath
        self.tables = Dictionary(tables.map { ($0.name, $0) }) { first, _ in first }
    }

    /// Returns the text of a key, like `Bundle.localizedString`; a text with arguments is returned as a format string.
    ///
    /// The bundle of the module uses the selected language (``CatalogLanguage``). The bundle of one of its `.lproj`
    /// folders uses the language of that folder.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: The text if the table lacks the key; nil or empty for the key itself.
    ///   - table: The name of the table; nil or empty for `Localizable`.
    ///   - bundle: The bundle in which to look up the key.
    public func text(_ key: String, value: String?, table: String?, in bundle: Bundle) -> String {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        guard let languages = languages(of: bundle), let catalog = tables[name], let index = catalog.index(ofKey: key)
        else { return bundle.localizedString(forKey: key, value: value, table: table) }
        guard let text = catalog.format(index, in: languages), text.string != key else {
            return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        }
        // If a format skips an argument position, Foundation on Linux uses the wrong argument or crashes.
        guard text.isByNumber || text.string.contains("$") else { return text.string }
        return LocalizedFormat(table: catalog, index: index, languageIndex: text.languageIndex).registered(
            as: text.string)
    }

    /// Returns a text with its arguments, like `String(format:locale:arguments:)`.
    ///
    /// A format string from a catalog that varies by number uses the plural form for the given numbers.
    public static func formatted(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
        LocalizedFormat.known(format)?.text(arguments, locale: locale)
            ?? String(format: format, locale: locale, arguments: arguments)
    }

    /// The locale for numbers in texts of the selected language, like that of `String.localizedStringWithFormat`.
    ///
    /// On Linux the system locale has no language, so ``CatalogLanguage/locale`` would mix the conventions of the
    /// system locale into the text.
    public static var locale: Locale {
        CatalogLanguage.current.map { Locale(identifier: $0.canonical.spelling) } ?? .current
    }

    /// Returns the path of a resource, like `Bundle.path(forResource:ofType:)`.
    ///
    /// Also tries lowercase names, because SwiftPM writes the names of `.lproj` folders in lowercase.
    public static func path(_ name: String?, ofType type: String?, in bundle: Bundle) -> String? {
        let found = bundle.path(forResource: name, ofType: type)
        guard found == nil, type == folderType else { return found }
        return bundle.path(forResource: name?.lowercased(), ofType: type)
    }

    private static let folderType = "lproj"

    /// Returns the languages for a bundle; nil for bundles of other modules.
    private func languages(of bundle: Bundle) -> [LanguageTag]? {
        if bundle.bundlePath == path { return CatalogLanguage.preferred }
        let folder = URL(fileURLWithPath: bundle.bundlePath)
        guard folder.pathExtension == Self.folderType, folder.deletingLastPathComponent().path == path else {
            return nil
        }
        return [LanguageTag(folder.deletingPathExtension().lastPathComponent)]
    }
}
