import Foundation
import TestSupport

/// A copy of an example that uses this package, to be built, run and broken.
///
/// It stays in `.build/examples`, so that building it again takes seconds. There is one of each example: tests that share
/// it run one after another.
struct ExamplePackage: Sendable {
    private let original: URL
    private let copy: URL

    /// The copy of the example of a name, as the example is.
    init(_ name: String) throws {
        original = SourceTree.package.appendingPathComponent("Examples/\(name)")
        copy = SourceTree.package.appendingPathComponent(".build/examples/\(name)")
        try restore()
    }

    /// Makes the copy what the example is; files that are so already keep their dates, and need no building.
    private func restore() throws {
        let wanted = try files(of: original)
        for path in try files(of: copy) where !wanted.contains(path) {
            try FileManager.default.removeItem(at: file(path))
        }
        for path in wanted {
            let text = try String(contentsOf: original.appendingPathComponent(path), encoding: .utf8)
            try write(text.replacing(#"path: "../..""#, with: "path: \"\(SourceTree.package.path)\""), to: path)
        }
        // What an earlier manifest needed is not needed any more.
        try? FileManager.default.removeItem(at: file("Package.resolved"))
    }

    /// The paths of what a person wrote in a package.
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

    /// Why an edit cannot be made.
    struct TextNotFound: Error {
        let text: String
        let path: String
    }

    /// Replaces a text of a file, which must be there once.
    func edit(_ path: String, replacing old: String, with new: String) throws {
        let text = try String(contentsOf: file(path), encoding: .utf8)
        guard text.ranges(of: old).count == 1 else { throw TextNotFound(text: old, path: path) }
        try write(text.replacing(old, with: new), to: path)
    }

    /// The line of a file, from 1, that has a text in it; nil where none has.
    func line(of text: String, in path: String) throws -> Int? {
        let lines = try String(contentsOf: file(path), encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        return lines.firstIndex { $0.contains(text) }.map { $0 + 1 }
    }

    // MARK: - Building and running

    /// Builds the copy as its owner would.
    func build() async throws -> ExampleBuild {
        let outcome = try await swift(["build"])
        return ExampleBuild(outcome, of: copy)
    }

    /// The packages that SwiftPM resolves for the copy where nothing was resolved before, as it lists them.
    func resolvedPackages() async throws -> String {
        let scratch = file(".build-resolved").path
        try? FileManager.default.removeItem(atPath: scratch)
        return try await swift(["package", "--scratch-path", scratch, "show-dependencies", "--format", "flatlist"])
            .output
    }

    /// What a built program prints; nothing of the person's own language.
    func run(_ name: String, _ arguments: [String] = [], language: String = "C") async throws -> String {
        let program = file(".build/debug/\(name)").path
        return try await OwnThread.run {
            try SpawnedProgram([program] + arguments, in: copy, environment: ["LC_ALL": language]).waitForEnd().output
        }
    }

    /// The paths of the files in a built bundle of resources.
    func bundleFiles(_ name: String) throws -> [String] {
        try SourceTree.files(below: file(".build/debug/\(name).resources")).map(\.path)
    }

    /// The build of the package that is tested may hold its own lock meanwhile, not that of the copy.
    private func swift(_ arguments: [String]) async throws -> SpawnedProgram.Outcome {
        try await OwnThread.run {
            let environment = ProcessInfo.processInfo.environment
            return try SpawnedProgram(["/usr/bin/env", "swift"] + arguments, in: copy, environment: environment)
                .waitForEnd(patience: 600)
        }
    }
}
