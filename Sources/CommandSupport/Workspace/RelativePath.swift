/// Paths as a person in a folder would write them.
enum RelativePath {
    /// The way from `folder` to `path`, both absolute: `x` below it, `../x` beside it.
    static func of(_ path: String, from folder: String) -> String {
        let target = path.split(separator: "/")
        let start = folder.split(separator: "/")
        let shared = zip(target, start).prefix { $0 == $1 }.count
        let steps = start.dropFirst(shared).map { _ in ".." } + target.dropFirst(shared).map(String.init)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }
}
