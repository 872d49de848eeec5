import XCStringsKit

/// What the path of a file of messages says of it: `locales/pt-BR/Localizable.json`, `l10n/app_pt_BR.arb`.
struct MessageFilePath {
    /// The language; nil where none is named.
    let language: LanguageTag?
    /// The table; nil where none is named.
    let table: String?
    private let parts: [String]
    /// Which part of the path is the language's folder.
    private let folder: Int?

    /// Reads a path.
    init(_ path: String, format: ReceivedMessages.Format) {
        parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let name = TablePath.tableName(of: path)
        guard format == .i18next else {
            let words = name.split(separator: "_")
            language = words.indices.lazy.map { words[$0...].joined(separator: "-") }.compactMap(Self.language).first
            (table, folder) = (nil, nil)
            return
        }
        folder = parts.dropLast().lastIndex { Self.language($0) != nil }
        if let folder {
            language = Self.language(parts[folder])
            table = (parts[(folder + 1)...].dropLast() + [name]).joined(separator: "/")
        } else {
            language = Self.language(name)
            table = language == nil ? name : nil
        }
    }

    /// The file of the same table in another language; nil where the language is no folder.
    func path(in language: LanguageTag) -> String? {
        folder.map { index in
            var parts = parts
            parts[index] = language.canonical.spelling
            return parts.joined(separator: "/")
        }
    }

    /// A word that is a language as one writes it: `App` is none, whatever `app` is.
    private static func language(_ word: String) -> LanguageTag? {
        let tag = LanguageTag(word.replacing("_", with: "-"))
        return tag.canonical == tag && LanguageRegistry.problem(of: tag) == nil ? tag : nil
    }
}
