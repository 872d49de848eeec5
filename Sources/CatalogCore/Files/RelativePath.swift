/// Conversion between absolute paths and relative ones.
package enum RelativePath {
    /// Returns an absolute path without `.` and `..` components.
    static func withoutDots(_ path: String) -> String {
        let parts = path.split(separator: "/").reduce(into: [Substring]()) { parts, part in
            switch part {
            case ".": break
            case "..": _ = parts.popLast()
            default: parts.append(part)
            }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// Returns a path without `./` at its beginning, as a search of the current folder shows it.
    package static func withoutLeadingDot(_ path: String) -> String {
        var rest = path[...]
        while rest.hasPrefix("./") { rest = rest.dropFirst(2).drop { $0 == "/" } }
        return rest.isEmpty ? path : String(rest)
    }

    /// Returns the absolute form of a path that may be relative to `folder`, without `.` and `..`.
    package static func absolute(_ path: String, in folder: String) -> String {
        withoutDots(path.hasPrefix("/") ? path : folder + "/" + path)
    }

    /// Returns the path of `path` relative to `folder`, both absolute, such as `x` or `../x`.
    package static func of(_ path: String, from folder: String) -> String {
        let target = path.split(separator: "/")
        let start = folder.split(separator: "/")
        let shared = zip(target, start).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        let steps = start.dropFirst(shared).map { _ in ".." } + target.dropFirst(shared).map(String.init)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }
}
