/// The paths of the groups and files of a project on disk.
struct ProjectTree {
    private var paths: [String: String] = [:]
    private let sourceRoot: String

    /// Computes the paths of all groups, from the root down.
    ///
    /// - Parameter folder: The folder of the project.
    init(_ objects: ProjectObjects, project: ProjectObject, folder: String) {
        sourceRoot = PathText.joined(folder, project["projectDirPath"] ?? "")
        var open = (project["mainGroup"].map { [$0] } ?? []).map { (id: $0, parent: sourceRoot) }
        while let (id, parent) = open.popLast() {
            guard let object = objects[id], paths[id] == nil, let path = path(of: object, in: parent) else { continue }
            paths[id] = path
            open += object.list("children").map { ($0, path) }
        }
    }

    /// Returns the absolute path of a group or file; nil if it is a build product or belongs to the system.
    ///
    /// The path of an object outside all groups is relative to the source root.
    func path(of object: ProjectObject) -> String? { paths[object.id] ?? path(of: object, in: sourceRoot) }

    private func path(of object: ProjectObject, in parent: String) -> String? {
        let own = object["path"] ?? ""
        switch object["sourceTree"] ?? "<group>" {
        case "<group>": return PathText.joined(parent, own)
        case "SOURCE_ROOT": return PathText.joined(sourceRoot, own)
        case "<absolute>": return own.hasPrefix("/") ? PathText.joined("/", own) : nil
        default: return nil
        }
    }
}
