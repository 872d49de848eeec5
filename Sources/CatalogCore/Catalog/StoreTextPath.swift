import CatalogRuntime

/// The location of a text of the App Store or Google Play: `fastlane/metadata/de-DE/description.txt`.
///
/// fastlane keeps each text of a store page in a file of its own, in a folder for the language (`docs/store-texts.md`).
package struct StoreTextPath: Hashable, Sendable {
    /// The folder that contains the language folders, with `/` at its end; empty for the current folder.
    package let folder: String
    /// The name of the language folder: a language, or `default`.
    package let languageFolder: String
    /// The key of the text: the path of the file below the language folder without `.txt`.
    package let key: StoreTextKey

    /// The folder whose texts apply to every language without its own.
    package static let defaultFolder = "default"
    private static let ending = ".txt"
    private static let changelogs: Substring = "changelogs"

    /// Parses a path; nil if the file is no text of a store in a language folder.
    package init?(_ path: String) {
        guard path.hasSuffix(Self.ending) else { return nil }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let isChangelog = parts.dropLast().last == Self.changelogs
        let depth = isChangelog ? 3 : 2
        guard parts.count >= depth, let file = parts.last?.dropLast(Self.ending.count),
            let key = StoreTextKey(isChangelog ? "\(Self.changelogs)/\(file)" : String(file))
        else { return nil }
        let language = parts[parts.count - depth]
        guard language == Self.defaultFolder || Self.isLanguage(language) else { return nil }
        let above = parts.dropLast(depth)
        // Below a folder `android`, files with Apple's names belong to something else.
        guard key.store == .play || above.last != "android" else { return nil }
        folder = above.isEmpty ? "" : above.joined(separator: "/") + "/"
        languageFolder = String(language)
        self.key = key
    }

    /// Whether the texts apply to every language without its own.
    package var isDefault: Bool { languageFolder == Self.defaultFolder }

    /// The name of the table: that of the folder with the language folders.
    package var tableName: String { folder.split(separator: "/").last.map(String.init) ?? "metadata" }

    /// Returns the path of a text in a language.
    ///
    /// - Parameter folder: The folder that contains the language folders, with `/` at its end.
    package static func path(below folder: String, language: String, key: StoreTextKey) -> String {
        "\(folder)\(language)/\(key.name)\(ending)"
    }

    /// Returns whether a search finds a file without being told: only below a folder `metadata`.
    ///
    /// Other folders, such as those of tests, may have a `title.txt` in a folder `en` too.
    package static func isFound(at path: String) -> Bool {
        guard let parsed = StoreTextPath(path) else { return false }
        return parsed.folder.split(separator: "/").contains("metadata")
    }

    /// Returns whether a folder name is a registered language.
    private static func isLanguage(_ name: Substring) -> Bool {
        let code = name.prefix { $0 != "-" && $0 != "_" }.utf8
        guard (2...3).contains(code.count), code.allSatisfy({ $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") })
        else { return false }
        return LanguageRegistry.problem(of: LanguageTag(String(name))) == nil
    }
}

extension StringTable {
    /// The folder of a page of a store, with `/` at its end; nil for a table that its files name.
    package var page: String? { StoreTextPath(path).map { $0.folder.isEmpty ? "./" : $0.folder } }

    /// The path that names the table to people: that of its first file, or of the folder of a page of a store.
    package var shownPath: String { page.map { String($0.dropLast()) } ?? path }
}
