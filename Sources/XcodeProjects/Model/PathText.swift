/// Absolute paths as texts, without asking the disk.
enum PathText {
    /// A path as seen from a folder, without `.`, `..` and doubled slashes; an absolute one stays where it is.
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

    /// The folder of a path; that of the root is the root.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    /// The last part of a path.
    static func name(of path: String) -> String { String(path.split(separator: "/").last ?? "") }

    /// What of a path lies below a folder; nil where it lies elsewhere.
    static func rest(of path: String, below folder: String) -> Substring? {
        guard path.utf8.count > folder.utf8.count, path.hasPrefix(folder) else { return nil }
        let rest = path.dropFirst(folder.count)
        if folder.hasSuffix("/") { return rest }
        return rest.first == "/" ? rest.dropFirst() : nil
    }
}
