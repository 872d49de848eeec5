/// The facts about a table that its path gives.
public enum TablePath {
    /// Returns the name of the table: the last component without its extension.
    ///
    /// For a text of a store, the name of the folder with the language folders.
    public static func tableName(of path: String) -> String {
        if let text = StoreTextPath(path) { return text.tableName }
        let file = path.split(separator: "/").last ?? ""
        guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return String(file) }
        return String(file[..<dot])
    }

    /// Returns the format for the extension, ignoring case; nil for a file without strings.
    public static func format(of path: String) -> TableFormat? {
        guard let ending = path.split(separator: "/").last?.split(separator: ".").last else { return nil }
        let format = TableFormat(rawValue: ending.lowercased())
        return format == .storeText && StoreTextPath(path) == nil ? nil : format
    }

    /// Returns the name of the `NAME.lproj` folder of the file, such as `pt-BR` or `Base`; nil without such a folder.
    ///
    /// For a text of a store, the name of its language folder.
    public static func projectFolder(of path: String) -> String? {
        if let text = StoreTextPath(path) { return text.languageFolder }
        guard let folder = path.split(separator: "/").dropLast().last, folder.hasSuffix(".lproj") else { return nil }
        return String(folder.dropLast(".lproj".count))
    }

    /// Returns the folder that contains the `.lproj` folder of the file, with `/` at its end; nil without an `.lproj`
    /// folder.
    public static func tableFolder(of path: String) -> String? {
        if let text = StoreTextPath(path) { return text.folder }
        guard let folder = projectFolder(of: path) else { return nil }
        let tail = folder.utf8.count + ".lproj/".utf8.count + fileName(of: path).utf8.count
        return String(decoding: path.utf8.dropLast(tail), as: UTF8.self)
    }

    /// Returns the path of a table's file for one language.
    ///
    /// - Parameters:
    ///   - folder: The folder that contains the `.lproj` folders, as returned by `tableFolder(of:)`.
    ///   - file: The file name with its extension.
    package static func path(below folder: String, language: String, file: String) -> String {
        "\(folder)\(language).lproj/\(file)"
    }

    /// Returns the path of another file in the same folder.
    package static func path(beside path: String, file: String) -> String {
        String(decoding: path.utf8.dropLast(fileName(of: path).utf8.count), as: UTF8.self) + file
    }

    /// Returns the folder of a file; `.` for a path without a folder.
    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns the name of a file, with its extension.
    package static func fileName(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }
}
