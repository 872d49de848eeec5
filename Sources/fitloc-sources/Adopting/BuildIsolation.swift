import CommandSupport
import SwiftSources
import XCStringsKit

/// What the build settings of a project say of where its code runs.
struct BuildIsolation: Sendable {
    private let projects: [XcodeProject]
    /// What packages say of what lies below their folders, which end in a slash.
    private let packages: [(folder: String, isolation: DefaultIsolation)]

    /// - Parameters:
    ///   - code: the Swift files, those of packages among them.
    ///   - projects: Xcode's projects around them.
    init(_ code: [SourceFile], projects: [XcodeProject]) {
        self.projects = projects
        packages = code.filter { $0.path.split(separator: "/").last == "Package.swift" }.map {
            (Self.folder(of: $0.path), Self.isolation(ofPackage: $0.bytes))
        }
    }

    /// What holds for a file: in several targets what is right in all of them; nil where nothing says it.
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

    /// A package whose targets differ is taken for one that says nothing: what is right without the default is right
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
