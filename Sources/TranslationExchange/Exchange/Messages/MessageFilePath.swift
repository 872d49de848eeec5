import CatalogCore
import CatalogRuntime

/// The language and table that the path of a message file states, such as `locales/pt-BR/Localizable.json`.
struct MessageFilePath: Sendable {
    /// The language, or nil if the path does not state one.
    let language: LanguageTag?
    /// The table, or nil if the path does not state one.
    let table: String?
    private let parts: [String]
    /// The index of the path component that is the language's folder.
    private let folder: Int?

    /// Parses a path in which a folder is the language.
    init(_ path: String) {
        parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let name = TablePath.tableName(of: path)
        let folders = parts.indices.dropLast().filter { [parts] in Self.language(parts[$0]) != nil }
        // `src` and `app` are languages too, and usual folders of tables.
        folder =
            folders.last { [parts] in parts[$0].count == 2 || Self.hasSubtags(parts[$0]) }
            ?? folders.last { [parts] in !parts[$0].contains(".") } ?? folders.last
        if let folder {
            language = Self.language(parts[folder])
            table = (parts[(folder + 1)...].dropLast() + [name]).joined(separator: "/")
        } else {
            language = Self.language(name)
            table = language == nil ? name : nil
        }
    }

    /// Returns the language at the end of a file's name, such as `l10n/app_pt_BR.arb`; nil if there is none.
    static func language(inNameOf path: String) -> LanguageTag? {
        let words = TablePath.tableName(of: path).split(separator: "_")
        return words.indices.lazy.compactMap { language(words[$0...].joined(separator: "-")) }.first
    }

    /// Returns the bytes of the same table's file in another language, or nil if there is no such file.
    ///
    /// The folder of the language may have any spelling that names it, such as `en-US` for `en`.
    ///
    /// - Parameter tree: The files beside this one.
    /// - Throws: `FileError.leadsOut` or `FileError.brokenLink` if the file is a symlink that must not be followed.
    func bytes(in language: LanguageTag, of tree: ReceivedTree) throws(FileError) -> [UInt8]? {
        guard let folder else { return nil }
        var parts = parts
        let languages = TablePath.folder(of: parts[...folder].joined(separator: "/"))
        parts[folder] = Self.folder(of: language, among: tree.names(in: languages))
        let path = parts.joined(separator: "/")
        guard try tree.isThere(path, below: languages) else { return nil }
        return try? tree.bytes(at: path)
    }

    /// Returns the name of the only folder that names a language, or the canonical one.
    private static func folder(of language: LanguageTag, among all: [String]) -> String {
        let usual = language.canonical.spelling
        let names = all.filter { LanguageTag(foreign: $0).named(among: [language]) == .one(language) }
        guard names.count == 1, let name = names.first, !all.contains(usual) else { return usual }
        return name
    }

    private static func hasSubtags(_ word: String) -> Bool { word.contains { $0 == "-" || $0 == "_" } }

    /// Returns the language if the word is a language tag such as `pt-BR` or `pt_BR`, otherwise nil.
    ///
    /// Only the canonical spelling counts (`app` is a language tag, `App` is not), except after a code of two lowercase
    /// letters, and between a code of two letters and a region: `zh_tw`, `iw`, `PT_BR`.
    private static func language(_ word: String) -> LanguageTag? {
        let tag = LanguageTag(foreign: word)
        guard LanguageRegistry.problem(of: tag) == nil else { return nil }
        let code = tag.spelling.prefix { $0 != "-" }
        guard tag.canonical != tag else { return tag }
        return code.count == 2 && (code == code.lowercased() || tag.region != nil) ? tag : nil
    }
}
