import Foundation
import TestSupport

/// A copy of an example that uses this package, to build, run and modify.
///
/// The copy stays in `.build/examples`, so that later builds take seconds. There is one copy of each example; tests
/// that share it must run one after another.
struct ExamplePackage: Sendable {
    private let original: URL
    private let copy: URL

    /// Creates or restores the copy of an example.
    init(_ name: String) throws {
        original = SourceTree.package.appendingPathComponent("Examples/\(name)")
        copy = SourceTree.package.appendingPathComponent(".build/examples/\(name)")
        try restore()
    }

    /// Restores the copy.
    ///
    /// Unchanged files keep their dates, so that they are not compiled again.
    private func restore() throws {
        let wanted = try files(of: original)
        for path in try files(of: copy) where !wanted.contains(path) {
            try FileManager.default.removeItem(at: file(path))
        }
        for path in wanted {
            let text = try String(contentsOf: original.appendingPathComponent(path), encoding: .utf8)
            try write(text.replacing(#"path: "../..""#, with: "path: \"\(SourceTree.package.path)\""), to: path)
        }
        // SwiftPM notices new files of this package only if the manifest is newer than SwiftPM's last plan.
        try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file("Package.swift").path)
        // Earlier manifests may have had other dependencies.
        try? FileManager.default.removeItem(at: file("Package.resolved"))
    }

    /// Returns the paths of the source files and the manifest.
    private func files(of package: URL) throws -> Set<String> {
        let sources = try SourceTree.files(below: package.appendingPathComponent("Sources"))
        return Set(sources.map { String($0.path.dropFirst(package.path.count + 1)) } + ["Package.swift"])
    }

    // MARK: - Files

    private func file(_ path: String) -> URL { copy.appendingPathComponent(path) }

    func write(_ text: String, to path: String) throws {
        guard (try? String(contentsOf: file(path), encoding: .utf8)) != text else { return }
        try FileManager.default.createDirectory(
            at: file(path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file(path))
    }

    func remove(_ path: String) throws { try FileManager.default.removeItem(at: file(path)) }

    /// An error for an edit whose text does not occur exactly once.
    struct TextNotFound: Error {
        let text: String
        let path: String
    }

    /// Replaces a text of a file, which must occur exactly once.
    func edit(_ path: String, replacing old: String, with new: String) throws {
        let text = try String(contentsOf: file(path), encoding: .utf8)
        guard text.ranges(of: old).count == 1 else { throw TextNotFound(text: old, path: path) }
        try write(text.replacing(old, with: new), to: path)
    }

    /// Returns the line number of the first line with a text; nil if there is none.
    func line(of text: String, in path: String) throws -> Int? {
        let lines = try String(contentsOf: file(path), encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        return lines.firstIndex { $0.contains(text) }.map { $0 + 1 }
    }

    // MARK: - Building and running

    /// Builds the copy.
    func build() async throws -> ExampleBuild {
        let outcome = try await swift(["build"])
        return ExampleBuild(outcome, of: copy)
    }

    /// Returns SwiftPM's list of resolved packages for the copy, resolved from nothing.
    func resolvedPackages() async throws -> String {
        let scratch = file(".build-resolved").path
        try? FileManager.default.removeItem(atPath: scratch)
        return try await swift(["package", "--scratch-path", scratch, "show-dependencies", "--format", "flatlist"])
            .output
    }

    /// Runs a built program and returns its output, independent of the user's language.
    func run(_ name: String, _ arguments: [String] = [], language: String = "C") async throws -> String {
        let program = file(".build/debug/\(name)").path
        return try await OwnThread.run {
            try SpawnedProgram([program] + arguments, in: copy, environment: ["LC_ALL": language]).waitForEnd().output
        }
    }

    /// Returns the paths of the files in a built resource bundle.
    func bundleFiles(_ name: String) throws -> [String] {
        try SourceTree.files(below: file(".build/debug/\(name).resources")).map(\.path)
    }

    /// Runs SwiftPM in the copy, whose build has its own lock.
    private func swift(_ arguments: [String]) async throws -> SpawnedProgram.Outcome {
        try await OwnThread.run {
            let environment = ProcessInfo.processInfo.environment
            return try SpawnedProgram(["/usr/bin/env", "swift"] + arguments, in: copy, environment: environment)
                .waitForEnd(patience: 600)
        }
    }
}
