import Foundation
import TestSupport

@testable import VersionHistory

/// A repository with random commits: edits, branches, merges, renamed keys, a renamed file, broken versions, and equal
/// edits on two branches.
struct RandomHistory {
    let repository: TemporaryRepository
    /// The last path of the file and the previous one.
    static let paths = ["new/L.xcstrings", "old/L.xcstrings"]

    /// The text and state of a key, by language.
    typealias Key = [String: [String]]

    private struct Snapshot {
        var keys: [String: Key] = [:]
        var isBroken = false
        var isMoved = false
    }

    private var random: SplitMix64
    private var snapshots: [Snapshot] = []
    private var stream = Data()
    private static let words = ["um", "dois", "três", "quatro"]

    init(seed: UInt64, commits: Int) throws {
        repository = try TemporaryRepository()
        random = SplitMix64(seed: seed)
        var start = Snapshot()
        for number in 0..<8 {
            start.keys["key.\(number)"] = ["en": ["t\(number)", "translated"], "pt": ["x", "new"]]
        }
        // Unchanged content, from which git recognizes the renamed file.
        for number in 0..<12 { start.keys["fixed.\(number)"] = ["en": ["A text that stays \(number)", "translated"]] }
        add(start, parents: [])
        for number in 1..<commits { addRandomCommit(number, isLast: number == commits - 1) }
        let file = repository.url.appendingPathComponent("stream")
        try stream.write(to: file)
        try repository.git("config", "alias.take", "!git fast-import --quiet < stream && rm stream")
        try repository.git("take")
        try repository.git("checkout", "-q", "main")
    }

    private mutating func addRandomCommit(_ number: Int, isLast: Bool) {
        // The last commit is not broken and uses the last name of the file.
        let recent = max(0, number - 6)..<number
        let first = Int.random(in: recent, using: &random)
        let second = Int.random(in: recent, using: &random)
        var next = snapshots[first]
        let isMerge = first != second && Int.random(in: 0..<3, using: &random) == 0
        if isMerge { next = merged(next, snapshots[second]) }
        if !isMerge || Bool.random(using: &random) { edit(&next) }
        next.isBroken = !isLast && Int.random(in: 0..<9, using: &random) == 0
        if Int.random(in: 0..<8, using: &random) == 0 || isLast { next.isMoved = true }
        add(next, parents: isMerge ? [first, second] : [first])
    }

    private mutating func merged(_ ours: Snapshot, _ theirs: Snapshot) -> Snapshot {
        var result = ours
        if Int.random(in: 0..<4, using: &random) == 0 { result.keys = theirs.keys }
        for (key, value) in theirs.keys.sorted(by: { $0.key < $1.key }) where Bool.random(using: &random) {
            result.keys[key] = value
        }
        result.isMoved = ours.isMoved || theirs.isMoved
        return result
    }

    private mutating func edit(_ snapshot: inout Snapshot) {
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            let keys = snapshot.keys.keys.filter { !$0.hasPrefix("fixed") }.sorted()
            guard let key = keys.randomElement(using: &random) else { return }
            switch Int.random(in: 0..<10, using: &random) {
            case 0: snapshot.keys[key] = nil
            case 1: snapshot.keys["key.\(Int.random(in: 0..<12, using: &random))"] = ["pt": ["um", "translated"]]
            case 2, 3:
                let value = snapshot.keys.removeValue(forKey: key)
                snapshot.keys["key.\(Int.random(in: 0..<12, using: &random))"] = value
            default:
                let language = ["en", "pt", "pt", "de"].randomElement(using: &random) ?? "en"
                let text = Self.words.randomElement(using: &random) ?? ""
                let state = ["translated", "new"].randomElement(using: &random) ?? ""
                snapshot.keys[key]?[language] = [text, state]
            }
        }
    }

    // MARK: - The stream for git

    private mutating func add(_ snapshot: Snapshot, parents: [Int]) {
        snapshots.append(snapshot)
        let number = snapshots.count
        var lines = "commit refs/heads/main\nmark :\(number)\ncommitter A <a@b.c> \(1_700_000_000 + number) +0000\n"
        lines += "data <<.\n\(number)\n.\n"
        for (index, parent) in parents.enumerated() { lines += "\(index == 0 ? "from" : "merge") :\(parent + 1)\n" }
        lines += "deleteall\n"
        let text = text(of: snapshot)
        let path = Self.paths[snapshot.isMoved ? 0 : 1]
        lines += "M 100644 inline \(path)\ndata \(text.utf8.count)\n\(text)\n"
        // Some commits do not change the file.
        lines += "M 100644 inline other\ndata <<.\n\(number / 2)\n.\n\n"
        stream += Data(lines.utf8)
    }

    private func text(of snapshot: Snapshot) -> String {
        let entries = snapshot.keys.sorted { $0.key < $1.key }.map { key, languages in
            let members = languages.sorted { $0.key < $1.key }.map {
                "\"\($0.key)\" : \(InlineTables.unit($0.value[0], $0.value[1]))"
            }
            return "\"\(key)\" : { \"localizations\" : { \(members.joined(separator: ",\n")) } }"
        }
        let text = String(decoding: InlineTables.catalog(entries.joined(separator: ",\n")).bytes, as: UTF8.self)
        return snapshot.isBroken ? text + "<<<<<<<" : text
    }
}
