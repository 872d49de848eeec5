import CatalogCore
import FileSearch
import StringTables

/// A reader that creates a project from its file.
struct ProjectReader {
    private let objects: ProjectObjects
    private let root: ProjectObject
    private let tree: ProjectTree
    private let lines: LineIndex
    private let path: String
    private let settings: SettingsReader
    private let ignoresCase: Bool
    private let read: (String) -> [UInt8]?

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - list: The property list of the file.
    ///   - path: The absolute path of the `.xcodeproj`.
    ///   - ignoresCase: Whether the volume of the project ignores case.
    ///   - read: Returns the bytes of a settings file; nil if it does not exist.
    init(
        _ list: PropertyListFile, path: String, ignoresCase: Bool, read: @escaping (String) -> [UInt8]?
    ) throws(XcodeProjectError) {
        objects = ProjectObjects(list.root)
        guard let project = objects.rootID.flatMap({ [objects] in objects[$0] }), project.kind == "PBXProject" else {
            throw .noProject(path: XcodeProject.file(of: path))
        }
        root = project
        self.path = path
        self.ignoresCase = ignoresCase
        self.read = read
        tree = ProjectTree(objects, project: project, folder: PathText.folder(of: path))
        lines = LineIndex(list.text?.utf8 ?? [])
        settings = SettingsReader(objects, tree, project: project, name: Self.name(of: path), read: read)
    }

    private static func name(of path: String) -> String {
        let name = PathText.name(of: path)
        return name.hasSuffix(".xcodeproj") ? String(name.dropLast(".xcodeproj".count)) : name
    }

    func project() -> XcodeProject {
        let contents = ContentsReader(objects, tree)
        let packages =
            objects.all(["XCRemoteSwiftPackageReference", "XCLocalSwiftPackageReference"])
            + objects.all(["PBXFileReference"]).filter(isPackage)
        let numbers = Dictionary(uniqueKeysWithValues: zip(packages.map(\.id), packages.indices))
        let targets = objects.objects(root.list("targets")).map { target in
            let files = contents.contents(of: target)
            let products = products(of: target)
            let settings = settings.settings(of: target)
            return ProjectTarget(
                name: target["name"] ?? target.id, product: ProductType(target["productType"]),
                hasLoadedBundle: ProductType.isLoaded(target["productType"])
                    && !settings.values(of: "MACH_O_TYPE").contains("staticlib"),
                contents: ignoresCase ? files.ignoringCase : files, settings: settings,
                packages: Set(products.compactMap { $0["package"].flatMap { numbers[$0] } }),
                productNames: Set(products.compactMap { $0["productName"] }), plugins: plugins(of: target))
        }
        return XcodeProject(
            path: path, name: Self.name(of: path), folder: PathText.folder(of: path),
            developmentRegion: root["developmentRegion"], knownRegions: root.list("knownRegions"),
            regionsRange: root.node("knownRegions")?.range, targets: targets, packages: packages.map(reference))
    }

    /// Returns whether a file reference is the folder of a package, which is how Xcode before 15 stored local packages.
    private func isPackage(_ file: ProjectObject) -> Bool {
        guard ["wrapper", "folder"].contains(file["lastKnownFileType"]), let path = tree.path(of: file) else {
            return false
        }
        return read("\(path)/Package.swift") != nil
    }

    /// Returns the package products that a target links, without build plugins, which are not part of the product.
    private func products(of target: ProjectObject) -> [ProjectObject] {
        let linked = objects.objects(target.list("buildPhases")).flatMap { objects.objects($0.list("files")) }
        let ids = target.list("packageProductDependencies") + linked.compactMap { $0["productRef"] }
        return objects.objects(ids).filter { !($0["productName"] ?? "").hasPrefix(Self.pluginPrefix) }
    }

    /// Returns the names of the build plugins of a target, which Xcode stores among its dependencies.
    private func plugins(of target: ProjectObject) -> Set<String> {
        let dependencies = objects.objects(target.list("dependencies")).compactMap { $0["productRef"] }
        let products = objects.objects(dependencies + target.list("packageProductDependencies"))
        let names = products.compactMap { $0["productName"] }.filter { $0.hasPrefix(Self.pluginPrefix) }
        return Set(names.map { String($0.dropFirst(Self.pluginPrefix.count)) })
    }

    /// The prefix by which a project file tells a plugin from a library.
    private static let pluginPrefix = "plugin:"

    private func reference(_ object: ProjectObject) -> PackageReference {
        let source: PackageReference.Source =
            if let address = object["repositoryURL"] {
                .remote(address)
            } else if object.kind == "PBXFileReference", let path = tree.path(of: object) {
                .local(path)
            } else {
                .local(PathText.joined(PathText.folder(of: path), object["relativePath"] ?? ""))
            }
        return PackageReference(
            source, traits: object.has("traits") ? object.list("traits") : nil, path: XcodeProject.file(of: path),
            position: lines.position(at: object.offset))
    }
}

extension XcodeProject {
    /// The maximum size of a project file in bytes.
    static let sizeLimit = 64 << 20

    /// Reads the project at an absolute path, and its settings files.
    ///
    /// Settings files outside the git repository, or else outside the folder of the project, count as missing.
    ///
    /// - Throws: `XcodeProjectError`, with a location, if the project cannot be read or is a symlink to the outside.
    package init(reading path: String) throws(XcodeProjectError) {
        let (file, folder) = (Self.file(of: path), PathText.folder(of: path))
        let found: [UInt8]?
        do throws(FileError) {
            found = try RelatedFile.bytesIfThere(file, below: folder, limit: Self.sizeLimit)
        } catch {
            throw .file(error)
        }
        guard let bytes = found else { throw .file(.notFound(path: file)) }
        try self.init(bytes, path: path, ignoresCase: NameFolding.isUsed(in: folder)) { settings in
            // A package outside the project may be linked, and only the existence of its manifest matters.
            if settings.hasSuffix("/Package.swift") { return FileReader.isFile(settings) ? [] : nil }
            return try? RelatedFile.bytesIfThere(settings, below: folder, limit: SettingsFile.sizeLimit)
        }
    }

    /// Parses the bytes of a project file.
    ///
    /// - Parameters:
    ///   - path: The absolute path of the `.xcodeproj`.
    ///   - ignoresCase: Whether the volume of the project ignores case.
    ///   - read: Returns the bytes of a settings file; nil if it does not exist.
    package init(
        _ bytes: [UInt8], path: String, ignoresCase: Bool = false, read: @escaping (String) -> [UInt8]? = { _ in nil }
    ) throws(XcodeProjectError) {
        let list: PropertyListFile
        do throws(PropertyListError) {
            list = try PropertyListFile(bytes)
        } catch {
            throw .propertyList(error, path: Self.file(of: path))
        }
        self = try ProjectReader(list, path: path, ignoresCase: ignoresCase, read: read).project()
    }
}
