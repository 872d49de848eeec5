import CommandSupport
import SwiftSources
import XCStringsKit

/// What the build settings of a project say of where its code runs.
struct BuildIsolation: Sendable {
    /// What holds below a folder, by the folder with a slash; empty for all.
    private var folders: [(folder: String, isolation: DefaultIsolation)] = []

    /// Reads the settings of projects below the current folder, and of packages among the code.
    init(_ code: [SourceFile]) {
        for file in code where file.path.split(separator: "/").last == "Package.swift" {
            folders.append((Self.folder(of: file.path), Self.isolation(ofPackage: file.bytes)))
        }
        for file in FileFinder(endings: ["pbxproj", "xcconfig"]).find(["."]).files {
            guard let contents = try? FileReader.read(file.path),
                let found = Self.isolation(ofSettings: contents.bytes)
            else { continue }
            // A project speaks of what lies beside it; which project takes a configuration file, nobody says here.
            let isProject = file.path.hasSuffix(".pbxproj")
            folders.append((isProject ? Self.folder(of: Self.folder(of: file.path)) : "", found))
        }
    }

    /// What holds for a file; nil where nothing says it.
    func isolation(at path: String) -> DefaultIsolation? {
        let fitting = folders.filter { path.hasPrefix($0.folder) }
        let nearest = fitting.map(\.folder.count).max()
        let found = fitting.filter { $0.folder.count == nearest }.map(\.isolation)
        return found.isEmpty ? nil : found.allSatisfy { $0 == .main } ? .main : .nonisolated
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

    /// What `SWIFT_DEFAULT_ACTOR_ISOLATION` is set to; nil where it is not.
    static func isolation(ofSettings bytes: [UInt8]) -> DefaultIsolation? {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        let values = lines.filter { $0.contains("SWIFT_DEFAULT_ACTOR_ISOLATION") }.compactMap { line in
            line.split(separator: "=").last?.filter { $0.isLetter }
        }
        guard !values.isEmpty else { return nil }
        return values.allSatisfy { $0 == "MainActor" } ? .main : .nonisolated
    }
}

extension String {
    fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
