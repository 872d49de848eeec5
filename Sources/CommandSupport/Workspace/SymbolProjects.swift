import Foundation
import XCStringsKit

/// What is made of the keys of files: symbols by Xcode, as its projects say, or accessors, as a `generate-strings.json` or
/// the plugin of a package's target says.
///
/// Nothing is looked for until somebody asks, and then once.
final class SymbolProjects: @unchecked Sendable {
    private let lock = NSLock()
    private let folders: [String]
    private let currentFolder: String
    private var found: Answer?

    private struct Answer {
        let projects: [XcodeProject]
        /// What accessors are made of catalogs, by the absolute paths of these.
        let accessors: [String: [GenerationSettings]]
    }

    /// - Parameter paths: the absolute paths of the files, by what they are called.
    init(of paths: [String: String], currentFolder: String) {
        folders = Set(paths.values.map { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) }).sorted()
        self.currentFolder = currentFolder
    }

    /// What is made of the keys of a catalog, by its absolute path; what refuses most comes first.
    func uses(ofFileAt path: String) -> [SymbolUse] {
        let answer = answer()
        let settings = answer.accessors[path] ?? []
        let isXcodes =
            settings.contains { $0.style == .apple }
            || answer.projects.contains { $0.targets(of: path).contains { $0.settings.makesSymbols } }
        return (isXcodes ? [.xcode] : []) + settings.filter { $0.style == .portable }.map(SymbolUse.init)
    }

    private func answer() -> Answer {
        lock.withLock {
            if let found { return found }
            let projects = ProjectSearch(around: [currentFolder] + folders).projects
            let accessors = generated().merging(plugged()) { configured, _ in configured }
            let new = Answer(projects: projects, accessors: accessors)
            found = new
            return new
        }
    }

    /// The catalogs of targets that get accessors: below the current folder, and beside the files and above them.
    private func generated() -> [String: [GenerationSettings]] {
        let below = FileFinder(endings: ["json"]).find([currentFolder]).files.map(\.resolvedPath).filter {
            $0.hasSuffix("/\(GenerationSettings.fileName)")
        }
        let beside = Set(folders.flatMap(GitWorkTree.folders)).map { "\($0)/\(GenerationSettings.fileName)" }.filter(
            FileReader.isFile)
        return Set(below + beside).sorted().reduce(into: [:]) { accessors, path in
            guard let input = try? GenerationInput(configuration: path) else { return }
            for catalog in input.catalogs { accessors[catalog, default: []].append(input.settings) }
        }
    }

    /// The catalogs of targets that have the plugin and no configuration of their own.
    private func plugged() -> [String: [GenerationSettings]] {
        let manifests = Set(folders.flatMap(GitWorkTree.folders)).filter { FileReader.isFile("\($0)/Package.swift") }
        let targets = manifests.sorted().flatMap { PluginTargets(in: $0, using: "GenerateStrings").folders }
        return targets.filter { !FileReader.isFile("\($0)/\(GenerationSettings.fileName)") }.reduce(into: [:]) {
            guard let input = try? GenerationInput(GenerationSettings(), catalogs: [$1]) else { return }
            for catalog in input.catalogs { $0[catalog, default: []].append(input.settings) }
        }
    }
}

extension SymbolUse {
    /// The accessors that a target gets, in the namespaces of fitloc's own style.
    fileprivate init(_ settings: GenerationSettings) {
        self.init(
            .nested { AccessorDirectory.names(ofKey: $0) }, includesExtracted: settings.selectedKeys == .all,
            isRefusing: settings.collisions == .error)
    }
}
