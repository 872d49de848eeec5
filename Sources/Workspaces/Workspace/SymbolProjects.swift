import AccessorGenerator
import CatalogCore
import CatalogLint
import FileSearch
import Foundation
import XcodeProjects

/// The symbols and accessors that builds generate for catalogs.
///
/// Xcode projects declare symbols. A `generate-strings.json` or the plugin of a package target declares accessors.
final class SymbolProjects: @unchecked Sendable {
    private let lock = NSLock()
    private let folders: [String]
    private let currentFolder: String
    private let projects: SurroundingProjects
    private var knownAnswer: Answer?

    private struct Answer {
        let projects: [XcodeProject]
        /// The settings of generated accessors, by the absolute path of the catalog.
        let accessors: [String: [GenerationSettings]]
    }

    /// - Parameter paths: The absolute paths of the files, by their displayed paths.
    init(of paths: [String: String], currentFolder: String, _ projects: SurroundingProjects) {
        self.projects = projects
        folders = Set(paths.values.map { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) }).sorted()
        self.currentFolder = currentFolder
    }

    /// Returns the generated symbols of a catalog, strictest first.
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
            if let knownAnswer { return knownAnswer }
            let accessors = generated().merging(plugged()) { configured, _ in configured }
            let new = Answer(projects: projects.all, accessors: accessors)
            knownAnswer = new
            return new
        }
    }

    /// Returns the settings for catalogs of targets with a `generate-strings.json`.
    ///
    /// Searches below the current folder, and in the folders of the files and their parents.
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

    /// Returns the settings for catalogs of targets that use the plugin without a configuration.
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
    /// Creates a use by accessors of fitloc's own style, which nests accessors in namespaces.
    fileprivate init(_ settings: GenerationSettings) {
        self.init(
            .nested { AccessorDirectory.names(ofKey: $0, settings) }, includesExtracted: settings.selectedKeys == .all,
            isRefusing: settings.collisions == .error)
    }
}
