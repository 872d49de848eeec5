import CatalogCore
import CatalogRuntime

/// The place of a table's file in a folder that came back from a translation system.
///
/// Systems have trees of their own, such as `fr/Localizable.strings` or `Localizable_fr.strings`. The place is the path
/// that the file would have in a project: `fr.lproj/Localizable.strings`.
struct TableFileLocation {
    /// The path with an `.lproj` folder, as far as the path tells the language.
    let path: String
    /// The name of the table; nil if the file's name is only its language.
    let hasTableName: Bool

    init(_ path: String) {
        guard let format = TablePath.format(of: path), format != .catalog, TablePath.projectFolder(of: path) == nil
        else {
            (self.path, hasTableName) = (path, true)
            return
        }
        var folders = path.split(separator: "/").dropLast().map(String.init)
        var name = TablePath.tableName(of: path)
        var language: String?
        if let index = folders.lastIndex(where: { Self.tag($0) != nil }) {
            language = Self.tag(folders.remove(at: index))
        } else if let tag = Self.tag(name) {
            (language, name) = (tag, "")
        } else if let (rest, tag) = Self.languageAtEnd(of: name) {
            (language, name) = (tag, rest)
        }
        hasTableName = !name.isEmpty
        let file = "\(name.isEmpty ? "Localizable" : name).\(format.rawValue)"
        self.path = (folders + [language.map { "\($0).lproj" }].compactMap { $0 } + [file]).joined(separator: "/")
    }

    /// Returns the parts of a name such as `Localizable_pt_BR`: the table and its language; nil for all other names.
    static func languageAtEnd(of name: String) -> (table: String, tag: String)? {
        for index in name.indices.dropFirst() where "_-.".contains(name[index]) {
            if let tag = tag(String(name[name.index(after: index)...])) { return (String(name[..<index]), tag) }
        }
        return nil
    }

    /// Returns the language that the name of a file or of its folder tells; nil if neither does.
    static func language(of path: String) -> LanguageTag? {
        let name = TablePath.tableName(of: path)
        let folder = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
        let tag = tag(name) ?? languageAtEnd(of: name)?.tag ?? tag(folder)
        return tag.map { LanguageTag($0) }
    }

    /// Returns the language tag that a word means; nil if it is no usual spelling of a language.
    ///
    /// Many short words, such as `app`, are tags of languages too. A code of three letters counts only if CLDR has its
    /// plural rules.
    static func tag(_ word: String) -> String? {
        let tag = LanguageTag(foreign: word)
        guard LanguageRegistry.problem(of: tag) == nil else { return nil }
        let code = String(tag.spelling.prefix { $0 != "-" })
        guard code == code.lowercased() || tag.region != nil else { return nil }
        let isUsual = code.count == 2 || code.count == 3 && PluralRules(language: LanguageTag(code)).isKnown
        return isUsual ? tag.canonical.spelling : nil
    }
}
