/// Functions on absolute paths that do not access the file system.
enum PathText {
    /// Resolves a path relative to a folder, removing `.`, `..` and repeated slashes; an absolute path stays absolute.
    static func joined(_ folder: String, _ path: String) -> String {
        let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
        let parts = whole.split(separator: "/").reduce(into: [Substring]()) { parts, part in
            switch part {
            case ".": break
            case "..": _ = parts.popLast()
            default: parts.append(part)
            }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// Returns the parent folder of a path; `/` for the root.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    /// Returns the last component of a path.
    static func name(of path: String) -> String { String(path.split(separator: "/").last ?? "") }

    /// Returns the part of a path below a folder; nil if the path is not in the folder.
    static func rest(of path: String, below folder: String) -> Substring? {
        guard path.utf8.count > folder.utf8.count, path.hasPrefix(folder) else { return nil }
        let rest = path.dropFirst(folder.count)
        if folder.hasSuffix("/") { return rest }
        return rest.first == "/" ? rest.dropFirst() : nil
    }
}
