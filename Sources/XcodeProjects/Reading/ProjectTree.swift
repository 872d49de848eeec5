/// Where the groups and files of a project lie on the disk.
struct ProjectTree {
    private var paths: [String: String] = [:]
    private let sourceRoot: String

    /// Goes through the groups from the root down.
    ///
    /// - Parameter folder: the folder of the project.
    init(_ objects: ProjectObjects, project: ProjectObject, folder: String) {
        sourceRoot = PathText.joined(folder, project["projectDirPath"] ?? "")
        var open = (project["mainGroup"].map { [$0] } ?? []).map { (id: $0, parent: sourceRoot) }
        while let (id, parent) = open.popLast() {
            guard let object = objects[id], paths[id] == nil, let path = path(of: object, in: parent) else { continue }
            paths[id] = path
            open += object.list("children").map { ($0, path) }
        }
    }

    /// The absolute path of a group or file; nil where the build makes it, or the system has it.
    ///
    /// What lies in no group is looked for below the project's folder.
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
