import CatalogCore
import SwiftSources
import XcodeProjects

/// The default actor isolation from the build settings of a project.
struct BuildIsolation: Sendable {
    private let projects: [XcodeProject]
    /// The isolation in each package, by its folder with a trailing slash.
    private let packages: [(folder: String, isolation: DefaultIsolation)]

    /// Reads the build settings.
    ///
    /// - Parameters:
    ///   - code: The Swift files, including package manifests.
    ///   - projects: The Xcode projects that contain the files.
    init(_ code: [SourceFile], projects: [XcodeProject]) {
        self.projects = projects
        packages = code.filter { $0.path.split(separator: "/").last == "Package.swift" }.map {
            (Self.folder(of: $0.path), Self.isolation(ofPackage: $0.bytes))
        }
    }

    /// Returns the default isolation of a file, or nil if it is unknown.
    ///
    /// For a file in several targets, it is `main` only if all of them agree.
    func isolation(at path: String) -> DefaultIsolation? {
        let resolved = ResolvedPath.resolvedIfThere(path)
        let targets = projects.flatMap { $0.targets(of: resolved) }
        if !targets.isEmpty {
            return targets.allSatisfy { $0.settings.defaultIsolation == "MainActor" } ? .main : .nonisolated
        }
        let fitting = packages.filter { path.hasPrefix($0.folder) }
        return fitting.max { $0.folder.count < $1.folder.count }?.isolation
    }

    private static func folder(of path: String) -> String {
        let whole = path.hasSuffix("/") ? path.dropLast() : path[...]
        return whole.lastIndex(of: "/").map { String(whole[...$0]) } ?? ""
    }

    /// Returns the default isolation of a package.
    ///
    /// It is `main` only if all targets have the setting, because code that is valid without the setting is also valid
    /// with it.
    static func isolation(ofPackage bytes: [UInt8]) -> DefaultIsolation {
        let text = String(decoding: bytes, as: UTF8.self)
        let targets = [".target(", ".executableTarget("].map { text.count(of: $0) }.reduce(0, +)
        let settings = text.count(of: ".defaultIsolation(MainActor.self)")
        return settings > 0 && settings >= targets ? .main : .nonisolated
    }
}

extension String {
    fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
