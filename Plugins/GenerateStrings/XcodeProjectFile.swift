import Foundation

/// The facts in an Xcode project file that the plugin needs about a target.
struct XcodeProjectFile {
    private typealias Object = [String: Any]

    private let objects: [String: Object]
    /// The folder to which the paths in the file are relative.
    private let root: URL

    /// Reads a project; nil if the file cannot be read.
    init?(_ project: URL) {
        guard let data = try? Data(contentsOf: project.appendingPathComponent("project.pbxproj")),
            let content = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let objects = content["objects"] as? [String: Object]
        else { return nil }
        self.objects = objects
        let main = (content["rootObject"] as? String).flatMap { objects[$0] }
        let folder = project.deletingLastPathComponent()
        let subfolder = main?["projectDirPath"] as? String ?? ""
        root = subfolder.isEmpty ? folder : folder.appendingPathComponent(subfolder)
    }

    /// Returns the project in a folder that has a target.
    ///
    /// The project of the given name comes first, because a folder can have several.
    static func find(named name: String, in folder: URL, having target: String) -> XcodeProjectFile? {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }
        let first = projects.filter { $0 == "\(name).xcodeproj" }
        for project in first + projects {
            let file = XcodeProjectFile(folder.appendingPathComponent(project))
            if let file, file.target(target) != nil { return file }
        }
        return nil
    }

    // MARK: - Files

    /// Returns the catalogs in the folders of a target that Xcode synchronizes with the file system.
    func catalogs(of target: String) -> [URL] {
        guard let (id, target) = self.target(target) else { return [] }
        let own = Set(Self.list("fileSystemSynchronizedGroups", of: target))
        return objects.filter { $0.value["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" }.sorted {
            $0.key < $1.key
        }.flatMap { group, content in
            catalogs(in: content, group, isMember: own.contains(group), of: id)
        }
    }

    /// Returns the catalogs in a synchronized folder that belong to a target.
    ///
    /// The exceptions of the folder reverse the membership: they leave files out of a target that has the folder, and
    /// add files to one that has not.
    private func catalogs(in group: Object, _ id: String, isMember: Bool, of target: String) -> [URL] {
        let exceptions = Self.list("exceptions", of: group).compactMap { objects[$0] }.filter {
            $0["target"] as? String == target
        }.flatMap { Self.list("membershipExceptions", of: $0) }
        guard isMember || !exceptions.isEmpty, let folder = location(of: id) else { return [] }
        let prefix = folder.standardizedFileURL.resolvingSymlinksInPath().path + "/"
        return CatalogSearch.catalogs(in: [folder]).filter { catalog in
            let path = catalog.path.hasPrefix(prefix) ? String(catalog.path.dropFirst(prefix.count)) : catalog.path
            let isException = exceptions.contains { path == $0 || path.hasPrefix("\($0)/") }
            return isException != isMember
        }
    }

    /// Returns the place of a group in the file system.
    ///
    /// It is nil for a folder of the build, and for a group inside itself.
    ///
    /// - Parameter inner: The groups whose place depends on this one.
    private func location(of id: String, inner: Set<String> = []) -> URL? {
        guard let object = objects[id], !inner.contains(id) else { return nil }
        let path = object["path"] as? String ?? ""
        switch object["sourceTree"] as? String {
        case "<absolute>": return URL(fileURLWithPath: path)
        case "SOURCE_ROOT": return path.isEmpty ? root : root.appendingPathComponent(path)
        case "<group>", nil:
            let parent = objects.first { Self.list("children", of: $0.value).contains(id) }
            let outer = parent.map { location(of: $0.key, inner: inner.union([id])) }
            guard let folder = outer ?? root else { return nil }
            return path.isEmpty ? folder : folder.appendingPathComponent(path)
        default: return nil
        }
    }

    // MARK: - Settings

    /// Returns whether Xcode generates symbols for the catalogs of a target in any of its configurations.
    ///
    /// A setting of the target is stronger than one of the project. Settings in `.xcconfig` files are not read.
    func generatesSymbols(of target: String) -> Bool {
        guard let (_, target) = self.target(target) else { return false }
        let projects = objects.values.filter { $0["isa"] as? String == "PBXProject" }
        let general = projects.flatMap { symbolSettings(of: $0) }
        let own = symbolSettings(of: target)
        return own.contains(true) || own.isEmpty && general.contains(true)
    }

    private func symbolSettings(of object: Object) -> [Bool] {
        guard let list = (object["buildConfigurationList"] as? String).flatMap({ objects[$0] }) else { return [] }
        return Self.list("buildConfigurations", of: list).compactMap { id in
            let settings = objects[id]?["buildSettings"] as? Object
            return (settings?["STRING_CATALOG_GENERATE_SYMBOLS"] as? String).map { $0.uppercased() == "YES" }
        }
    }

    // MARK: - Objects

    private func target(_ name: String) -> (id: String, content: Object)? {
        let target = objects.first { _, object in
            (object["isa"] as? String)?.hasSuffix("Target") ?? false && object["name"] as? String == name
        }
        return target.map { ($0.key, $0.value) }
    }

    private static func list(_ name: String, of object: Object) -> [String] { object[name] as? [String] ?? [] }
}
