import Foundation
import TestSupport
import Testing

@testable import CatalogCore

@Suite("Any catalogs in the model")
struct CatalogCorpusTests {
    @Test("Keys, languages, states and texts equal those of a simple walk through the JSON")
    func sameAsPlainWalk() throws {
        var compared = 0
        for file in try Corpus.catalogs() where file.bytes.count < 200_000 {
            guard let catalog = try? Catalog(file.bytes, path: file.url.path), catalog.duplicateKeys.isEmpty,
                let json = try? JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any],
                let strings = json["strings"] as? [String: Any]
            else { continue }
            let entries = (0..<catalog.entryCount).map { catalog.entry(at: $0) }
            guard entries.allSatisfy({ !$0.hasDoubledMember }) else { continue }
            #expect(entries.count == strings.count, "\(file)")
            #expect(Set(entries.map(\.key.string)) == Set(strings.keys), "\(file)")
            let found = entries.flatMap { $0.localizations.flatMap { $0.content.parts.map { Walked($0.unit) } } }
            #expect(Counted(found) == Counted(Walked.all(in: strings)), "\(file)")
            compared += 1
        }
        #expect(compared > Corpus.minimum(70, withRealFiles: 130))
    }

    @Test("Entries read in sequence equal those read individually")
    func entriesInARow() throws {
        for file in try Corpus.catalogs() where file.bytes.count < 100_000 {
            guard let catalog = try? Catalog(file.bytes, path: file.url.path) else { continue }
            let middle = catalog.entryCount / 2
            var found: [String] = []
            for range in [0..<middle, middle..<catalog.entryCount, 0..<0] {
                catalog.forEachEntry(in: range) { found.append($0.everything) }
            }
            #expect(found == (0..<catalog.entryCount).map { catalog.entry(at: $0).everything }, "\(file)")
        }
    }

    @Test("There are few unknown states and members, so none is unknown by mistake")
    func fewUnknowns() throws {
        var units = 0
        var unknown: Set<String> = []
        for file in try Corpus.catalogs() where file.bytes.count < 400_000 {
            guard let catalog = try? Catalog(file.bytes, path: file.url.path) else { continue }
            for index in 0..<catalog.entryCount {
                for part in catalog.entry(at: index).localizations.flatMap(\.content.parts) {
                    units += 1
                    if case .unknown(let state) = part.unit.state { unknown.insert(state) }
                }
            }
        }
        #expect(units > Corpus.minimum(1_500, withRealFiles: 11_500))
        #expect(unknown.subtracting([""]).count <= 2, "\(unknown)")
    }
}

extension Entry {
    /// The texts of the entry with their ranges, and its problems.
    fileprivate var everything: String {
        let texts = [key, comment, extractionStateText] + localizations.flatMap(\.content.parts).map(\.unit.value)
        let written = texts.map { $0.map { "\($0.string) \($0.range)" } ?? "none" }
        return (written + problems.map { "\($0)" } + ["\(location)"]).joined(separator: "\n")
    }

    fileprivate var hasDoubledMember: Bool {
        problems.contains { problem in
            if case .duplicateMember = problem.kind { true } else { false }
        }
    }
}

/// A text and its state.
private struct Walked: Hashable {
    var state: String?
    var value: String?

    init(state: Any?, value: Any?) {
        self.state = state as? String
        self.value = value as? String
    }

    init(_ unit: StringUnit) {
        state = unit.state?.spelling
        value = unit.value?.string
    }

    /// Returns all texts below a value, at any depth.
    static func all(in value: Any) -> [Walked] {
        guard let object = value as? [String: Any] else { return [] }
        return object.flatMap { name, value -> [Walked] in
            let inner = value as? [String: Any]
            if name == "stringUnit", let inner { return [Walked(state: inner["state"], value: inner["value"])] }
            if name == "stringSet", let inner {
                return (inner["values"] as? [Any] ?? []).map { Walked(state: inner["state"], value: $0) }
            }
            return all(in: value)
        }
    }
}

/// Texts in any order, with the number of occurrences.
private struct Counted: Equatable {
    let counts: [Walked: Int]

    init(_ all: [Walked]) {
        counts = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
    }
}
