import Foundation
import TestSupport
import Testing

/// A git repository with the built `fitloc` on the path and without the user's settings.
final class Repository: Sendable {
    let work: WorkFolder

    /// Creates a repository with one commit and a catalog with the keys `a` and `z`.
    ///
    /// - Parameter path: The path of the catalog.
    init(with path: String = WrittenCatalog.name, named name: String = "work") async throws {
        work = try WorkFolder(named: name)
        try write(["a": "A", "z": "Z"], to: path)
        try await run("git init -q -b main && git config user.email a@example.com && git config user.name A")
        try await run("git add -A && git commit -qm base")
    }

    /// Runs shell commands and expects a status.
    @discardableResult
    func run(_ lines: String, status: Int32 = 0, at location: SourceLocation = #_sourceLocation) async throws -> String
    {
        let setting = "export GIT_CONFIG_NOSYSTEM=1 GIT_EDITOR=true GIT_MERGE_AUTOEDIT=no;"
        let outcome = try await work.shell(setting + lines)
        #expect(
            outcome.ending == .status(status), "\(lines)\n\(outcome.output)\(outcome.errors)", sourceLocation: location)
        return outcome.output + outcome.errors
    }

    /// Writes a catalog with English texts by key.
    func write(_ texts: [String: String], to path: String = WrittenCatalog.name) throws {
        let entries = texts.sorted { $0.key < $1.key }.map { ($0.key, ["en": $0.value] as KeyValuePairs) }
        try work.write(WrittenCatalog.text(entries), to: path)
    }

    /// Commits a catalog on a branch that starts at `start`.
    func commit(
        _ texts: [String: String], to path: String = WrittenCatalog.name, on branch: String, from start: String = "main"
    ) async throws {
        try await run("git checkout -q \(branch) 2>/dev/null || git checkout -q -b \(branch) \(start)")
        try write(texts, to: path)
        try await run("git add -A && git commit -qm \(branch)")
    }

    /// Returns the texts of a catalog by key.
    func texts(of path: String = WrittenCatalog.name) throws -> [String: String] {
        let texts = try work.catalog(path).texts
        return Dictionary(uniqueKeysWithValues: texts.map { (String($0.key.dropLast(" en".count)), $0.value) })
    }
}
