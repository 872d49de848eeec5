import CatalogCore
import FileSearch

/// The Swift files of a repository that nothing compiles: an Xcode project is around them whose targets do not contain
/// them, and neither do those of any other project of the repository.
///
/// Nothing is known of a file that another description could contain: that of a package, a pod, a generator of projects or
/// another build system. Neither is it in a repository with a project that cannot be read, or one whose files are
/// somewhere else.
package struct UncompiledFiles: Sendable {
    /// The absolute paths of the files, without symbolic links.
    package let paths: Set<String>

    /// Finds those of some Swift files that nothing compiles.
    ///
    /// - Parameters:
    ///   - files: The absolute paths of the files, without symbolic links.
    ///   - search: The Xcode projects around the files.
    package init(among files: [String], _ search: ProjectSearch) {
        let projects = search.projects
        guard !projects.isEmpty, search.problems.isEmpty else {
            paths = []
            return
        }
        let contents = TargetContents(ofAllTargetsIn: projects)
        let absent = Dictionary(grouping: files.filter { !contents.contains($0) }, by: PathText.folder)
        var descriptions: [String: CodeDescriptions.Extent] = [:]
        var repositories: [String: Surroundings] = [:]
        var paths: Set<String> = []
        for (folder, files) in absent {
            guard !Self.holdsOtherCode(folder), let root = GitWorkTree.root(around: folder) else { continue }
            let around = GitWorkTree.folders(upFrom: folder)
            guard projects.contains(where: { around.contains($0.folder) && $0.hasSwift }) else { continue }
            let extents = around.map { descriptions.value(for: $0, CodeDescriptions.extent) }
            let outside = files.filter { file in !extents.contains { $0.mayContain(file) } }
            guard !outside.isEmpty else { continue }
            let surroundings = repositories.value(for: root) { Surroundings($0, projects) }
            guard surroundings.isComplete else { continue }
            paths.formUnion(outside.filter { !surroundings.mayContain($0) })
        }
        self.paths = paths
    }

    /// Returns whether a folder has code that other programs read, such as a playground.
    private static func holdsOtherCode(_ folder: String) -> Bool {
        folder.split(separator: "/").contains { name in
            [".playground", ".playgroundbook", ".xctemplate", ".docc", ".swiftpm"].contains(where: name.hasSuffix)
        }
    }
}

extension Dictionary {
    /// Returns the value for a key, which `make` computes the first time.
    fileprivate mutating func value(for key: Key, _ make: (Key) -> Value) -> Value {
        if let known = self[key] { return known }
        let value = make(key)
        self[key] = value
        return value
    }
}

extension XcodeProject {
    /// Whether a target has Swift files, or files of folders that the project does not list.
    fileprivate var hasSwift: Bool {
        targets.contains { target in
            target.contents.isSynchronized || target.contents.files.contains { $0.hasSuffix(".swift") }
        }
    }
}

/// What a whole repository says about the files that its projects compile.
private struct Surroundings: Sendable {
    /// Whether all projects could be read and have their files where they say, and no manifest reaches into other folders.
    let isComplete: Bool
    /// The contents of the projects that were not known.
    private let others: TargetContents
    /// The locations of the Swift files that targets name through symbolic links.
    private var linked: Set<String> = []
    /// The locations of the folders that targets name through symbolic links.
    private var linkedFolders: Set<String> = []
    /// The names of the Swift files that targets name and that are not there, in the spelling of `NameFolding`.
    private var lost: Set<String> = []

    init(_ root: String, _ known: [XcodeProject]) {
        let found = RepositorySearch(endings: ["pbxproj"] + CodeDescriptions.endings).files(below: root)
        var projects = known
        var isComplete = !found.gaps.contains { $0.isUnread }
        for path in found.files {
            if path.hasSuffix(".pbxproj") {
                let folder = PathText.folder(of: path)
                guard folder.hasSuffix(".xcodeproj"), !known.contains(where: { $0.path == folder }) else { continue }
                guard let project = try? XcodeProject(reading: folder) else {
                    isComplete = false
                    break
                }
                projects.append(project)
            } else if CodeDescriptions.reachElsewhere(path, below: root) {
                isComplete = false
                break
            }
        }
        others = TargetContents(ofAllTargetsIn: Array(projects.dropFirst(known.count)))
        guard isComplete else {
            self.isComplete = false
            return
        }
        var there = 0
        for contents in projects.flatMap({ $0.targets.map(\.contents) }) {
            for file in contents.files where file.hasSuffix(".swift") {
                guard let location = try? ResolvedPath.resolve(file) else {
                    lost.insert(NameFolding.folded(PathText.name(of: file)))
                    continue
                }
                there += 1
                if location != file { linked.insert(location) }
            }
            for folder in contents.synchronized.map(\.path) + contents.folders {
                let location = ResolvedPath.resolvedIfThere(folder)
                if location != folder { linkedFolders.insert(location) }
            }
        }
        // A project whose files are mostly elsewhere describes another state of the repository.
        self.isComplete = lost.count <= max(3, there / 10)
    }

    /// Returns whether a target may contain a file: another project does, a link leads to it, or a target names a file of
    /// this name that is not where it should be.
    func mayContain(_ path: String) -> Bool {
        others.contains(path) || linked.contains(path) || lost.contains(NameFolding.folded(PathText.name(of: path)))
            || linkedFolders.contains { PathText.rest(of: path, below: $0) != nil }
    }
}

extension RepositorySearch.Gap {
    /// Whether files of the repository itself may be missing from a search.
    fileprivate var isUnread: Bool {
        switch reason {
        case .unreadable, .tooManyFiles: true
        case .leadsOut, .brokenLink: false
        }
    }
}

extension String {
    /// Returns the texts after each occurrence of a word.
    fileprivate func components(after word: String) -> [Substring] { split(separator: word).dropFirst().map { $0 } }
}

/// Files other than Xcode projects that can say which code a build compiles.
private enum CodeDescriptions {
    /// The extensions of such files that are searched for in the whole repository.
    static let endings = ["swift", "yml", "yaml", "podspec", "bazel", "txt", "gyp"]

    /// The names of the descriptions of packages, generators of projects and other build systems.
    private static let names: Set<String> = [
        "Package.swift", "Project.swift", "Workspace.swift", "Tuist.swift", "project.yml", "project.yaml",
        "xcodegen.yml", "xcodegen.yaml", "project.json", "BUILD", "BUILD.bazel", "BUILD.gn", "BUCK", "WORKSPACE",
        "WORKSPACE.bazel", "MODULE.bazel", "CMakeLists.txt", "meson.build", "SConstruct", "premake5.lua", "plugin.xml",
        "ProjectSettings.asset", "Tuist",
    ]

    private static let makefiles: Set<String> = ["Makefile", "makefile", "GNUmakefile"]

    /// The files that the descriptions in a folder may be about.
    enum Extent: Sendable {
        /// Any file.
        case anything
        /// The files in some folders.
        case folders([String])

        /// Returns whether a file can be one of them.
        func mayContain(_ path: String) -> Bool {
            switch self {
            case .anything: true
            case .folders(let folders): folders.contains { PathText.rest(of: path, below: $0) != nil }
            }
        }
    }

    /// Returns which files the descriptions directly in a folder may be about.
    static func extent(of folder: String) -> Extent {
        guard let entries = try? FolderListing.entries(at: Array(folder.utf8)) else { return .anything }
        let found = entries.compactMap { String(validUTF8: $0.name) }
        let isOther = found.contains { name in
            if name == manifest { return false }
            if names.contains(name) || name.hasSuffix(".podspec") || name.hasSuffix(".gyp") { return true }
            let path = "\(folder)/\(name)"
            if name.hasSuffix(".yml") || name.hasSuffix(".yaml") { return !name.hasPrefix(".") && listsTargets(path) }
            return makefiles.contains(name) && text(of: path) { $0.contains("swiftc") || $0.contains(".swift") }
        }
        guard !isOther else { return .anything }
        return found.contains(manifest) ? extent(ofPackageIn: folder) : .folders([])
    }

    private static let manifest = "Package.swift"

    /// Returns the folders of a package's targets, and those in which SwiftPM looks for targets by itself; anything if the
    /// manifest computes them.
    private static func extent(ofPackageIn folder: String) -> Extent {
        guard let paths = pathsOfTargets(inManifest: "\(folder)/\(manifest)") else { return .anything }
        return .folders(
            paths.map { PathText.joined(folder, $0) } + ManifestTarget.locations.map { "\(folder)/\($0)" })
    }

    /// Returns the paths that a package gives its targets; nil if the manifest computes them.
    private static func pathsOfTargets(inManifest path: String) -> [String]? {
        guard let bytes = try? FileReader.read(path, limit: 1 << 20).bytes else { return nil }
        let package = PackageManifest(bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        let isLiteral =
            package.declaration != nil && !computations.contains(where: text.contains)
            && text.components(after: "path:").allSatisfy { $0.first { $0 != " " } == "\"" }
        guard isLiteral, package.targets.allSatisfy({ $0.texts["name"] != nil }) else { return nil }
        return package.targets.compactMap { $0.texts["path"] }
    }

    /// The code by which a manifest makes targets other than by literals.
    private static let computations = ["\\(", ".map", "+=", ".append", "\nfor ", "forEach", "FileManager"]

    /// Returns whether a description of code names files outside of its folder.
    static func reachElsewhere(_ path: String, below root: String) -> Bool {
        let name = PathText.name(of: path)
        let isDescription =
            names.contains(name) || name.hasSuffix(".podspec") || name.hasSuffix(".gyp")
            || (name.hasSuffix(".yml") || name.hasSuffix(".yaml")) && listsTargets(path)
        let inside = PathText.rest(of: path, below: root).map(String.init) ?? path
        guard isDescription, !LibraryFolders.contain(inside) else { return false }
        // A package reaches other packages by paths, whose targets these describe themselves.
        if name == manifest, let paths = pathsOfTargets(inManifest: path) {
            return paths.contains { $0.contains("../") }
        }
        return text(of: path) { $0.contains("../") }
    }

    /// Returns whether a file describes targets, as XcodeGen reads them, under any name.
    private static func listsTargets(_ path: String) -> Bool {
        text(of: path) { text in
            text.split(whereSeparator: \.isNewline).contains { line in
                line.hasPrefix("targets:") || line.hasPrefix("targetTemplates:")
            }
        }
    }

    /// Returns whether the text of a file meets a condition; true if the file cannot be read.
    private static func text(of path: String, _ isMet: (String) -> Bool) -> Bool {
        guard let contents = try? FileReader.read(path, limit: 1 << 20) else { return true }
        return isMet(String(decoding: contents.bytes, as: UTF8.self))
    }
}
