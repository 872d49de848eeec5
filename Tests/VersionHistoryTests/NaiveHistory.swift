import CatalogCore
import Foundation

@testable import VersionHistory

/// A simple reference implementation: it reads each commit separately and follows each text from parent to parent.
final class NaiveHistory {
    /// The text of a key at a commit.
    struct Text: Equatable { let text, state: String }
    typealias Keys = [String: [String: Text]]

    /// A commit and the name of the key at that commit.
    struct Origin: Equatable { let commit, key: String }

    private let repository: TemporaryRepository
    private var parents: [String: [String]] = [:]
    private var files: [String: String?] = [:]
    private var contents: [String: Keys?] = [:]

    init(_ repository: TemporaryRepository) throws {
        self.repository = repository
        for line in try repository.git("rev-list", "--parents", "HEAD").split(separator: "\n") {
            let names = line.split(separator: " ").map(String.init)
            parents[names[0]] = Array(names.dropFirst())
        }
    }

    /// Returns the commit that last changed a property of a text.
    ///
    /// - Parameter fact: Returns the property of the text; nil for a missing text.
    func origin(
        _ key: String, _ language: String, at commit: String, _ fact: (Text?) -> String?
    ) throws -> Origin {
        let value = fact(try keys(at: commit)?[key]?[language])
        for parent in parents[commit] ?? [] where try file(at: parent) == file(at: commit) {
            guard let same = try readable(parent).first else { continue }
            if try file(at: same) == file(at: commit) { return try origin(key, language, at: same, fact) }
        }
        let bases = try (parents[commit] ?? []).flatMap { try readable($0) }.reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        for base in bases where try file(at: base) == file(at: commit) {
            return try origin(key, language, at: base, fact)
        }
        let known = try bases.contains { try keys(at: $0)?[key] != nil }
        let name = known ? key : try renamed(key, at: commit, from: bases)
        for base in known ? bases : Array(bases.prefix(1)) {
            guard let name, let text = try keys(at: base)?[name]?[language] else { continue }
            if fact(text) == value { return try origin(name, language, at: base, fact) }
        }
        return Origin(commit: commit, key: key)
    }

    /// Returns the commit itself, or the nearest readable ancestors of a commit with a broken file.
    private func readable(_ commit: String) throws -> [String] {
        guard try file(at: commit) != nil else { return [] }
        if try keys(at: commit) != nil { return [commit] }
        return try (parents[commit] ?? []).flatMap { try readable($0) }
    }

    /// Returns the previous name of a key in the first base.
    ///
    /// Keys with the same texts are matched in the order of their names.
    private func renamed(_ key: String, at commit: String, from bases: [String]) throws -> String? {
        guard let base = bases.first, let old = try keys(at: base), let new = try keys(at: commit) else { return nil }
        let added = try new.keys.filter { key in try bases.allSatisfy { try keys(at: $0)?[key] == nil } }.sorted()
        var gone = old.keys.filter { new[$0] == nil }.sorted()
        for candidate in added {
            let texts = new[candidate]?.mapValues(\.text) ?? [:]
            guard !texts.isEmpty, let index = gone.firstIndex(where: { old[$0]?.mapValues(\.text) == texts }) else {
                continue
            }
            let name = gone.remove(at: index)
            if candidate == key { return name }
        }
        return nil
    }

    // MARK: - Files

    func keys(at commit: String) throws -> Keys? {
        if let known = contents[commit] { return known }
        let read = try file(at: commit).flatMap { text -> Keys? in
            guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
                let strings = object["strings"] as? [String: [String: Any]]
            else { return nil }
            return strings.mapValues { entry in
                let localizations = entry["localizations"] as? [String: [String: [String: String]]] ?? [:]
                return localizations.compactMapValues { localization in
                    localization["stringUnit"].map { Text(text: $0["value"] ?? "", state: $0["state"] ?? "") }
                }
            }
        }
        contents[commit] = .some(read)
        return read
    }

    private func file(at commit: String) throws -> String? {
        if let known = files[commit] { return known }
        let text = RandomHistory.paths.lazy.compactMap { try? self.repository.git("show", "\(commit):\($0)") }.first
        files[commit] = .some(text)
        return text
    }
}
