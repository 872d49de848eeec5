/// Paths as a person in a folder would write them.
package enum RelativePath {
    /// An absolute path without `.` and `..`.
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

    /// A path as seen from a folder, absolute and without `.` and `..`.
    package static func absolute(_ path: String, in folder: String) -> String {
        withoutDots(path.hasPrefix("/") ? path : folder + "/" + path)
    }

    /// The way from `folder` to `path`, both absolute: `x` below it, `../x` beside it.
    package static func of(_ path: String, from folder: String) -> String {
        let target = path.split(separator: "/")
        let start = folder.split(separator: "/")
        let shared = zip(target, start).prefix { $0 == $1 }.count
        let steps = start.dropFirst(shared).map { _ in ".." } + target.dropFirst(shared).map(String.init)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }
}
