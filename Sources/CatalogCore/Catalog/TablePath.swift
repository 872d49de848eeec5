/// What a path says of the table that lies there.
public enum TablePath {
    /// The table's name: the last component without its ending.
    public static func tableName(of path: String) -> String {
        let file = path.split(separator: "/").last ?? ""
        guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return String(file) }
        return String(file[..<dot])
    }

    /// The kind of file by its ending, in any case; nil for all that hold no strings.
    public static func format(of path: String) -> TableFormat? {
        guard let ending = path.split(separator: "/").last?.split(separator: ".").last else { return nil }
        return TableFormat(rawValue: ending.lowercased())
    }

    /// The name of the folder `NAME.lproj` that the file lies in, such as `pt-BR` or `Base`.
    public static func projectFolder(of path: String) -> String? {
        guard let folder = path.split(separator: "/").dropLast().last, folder.hasSuffix(".lproj") else { return nil }
        return String(folder.dropLast(".lproj".count))
    }

    /// The folder that holds the `.lproj` folder of the file, with `/` at its end; nil for a file that is in none.
    public static func tableFolder(of path: String) -> String? {
        guard let folder = projectFolder(of: path) else { return nil }
        let tail = folder.utf8.count + ".lproj/".utf8.count + fileName(of: path).utf8.count
        return String(decoding: path.utf8.dropLast(tail), as: UTF8.self)
    }

    /// Where a language's file of a table lies, below the folder that holds the `.lproj` folders.
    ///
    /// - Parameters:
    ///   - folder: that folder, as `tableFolder` gives it.
    ///   - file: the file's name with its ending.
    package static func path(below folder: String, language: String, file: String) -> String {
        "\(folder)\(language).lproj/\(file)"
    }

    /// Where a file of another name lies in the same folder.
    package static func path(beside path: String, file: String) -> String {
        String(decoding: path.utf8.dropLast(fileName(of: path).utf8.count), as: UTF8.self) + file
    }

    /// The folder that a file lies in; `.` for one that names none.
    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func fileName(of path: String) -> Substring { path.split(separator: "/").last ?? "" }
}
