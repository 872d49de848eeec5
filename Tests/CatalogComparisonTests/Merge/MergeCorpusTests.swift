import CatalogCore
import Foundation
import TestSupport
import Testing

@testable import CatalogComparison

/// A merge from the history of a project, real or invented.
struct CorpusMerge: Sendable, CustomStringConvertible {
    let description: String
    let base: [UInt8]
    let ours: [UInt8]
    let theirs: [UInt8]
    /// The result that the authors committed or, for the invented app, that must come out.
    let human: [UInt8]

    /// Returns the merges for tests that take long: all of them in the thorough suite, else those of small catalogs.
    static func all() throws -> [CorpusMerge] {
        merges(of: try Corpus.files(in: "merges", endingIn: ["xcstrings"]))
            .filter { Corpus.isThorough || $0.base.count < 100_000 }
    }

    static func invented() throws -> [CorpusMerge] {
        merges(of: try Corpus.ownFiles(in: "merges", endingIn: ["xcstrings"]))
    }

    private static func merges(of files: [CorpusFile]) -> [CorpusMerge] {
        Dictionary(grouping: files) { $0.url.deletingLastPathComponent().lastPathComponent }.sorted {
            $0.key < $1.key
        }
        .map { name, files in
            let bytes = { (version: String) in
                files.first { $0.url.lastPathComponent == "\(version).xcstrings" }?.bytes ?? []
            }
            return CorpusMerge(
                description: name, base: bytes("base"), ours: bytes("ours"), theirs: bytes("theirs"),
                human: bytes("human"))
        }
    }

    func merged() throws -> MergedCatalog { try CatalogMerge(base: base, ours: ours, theirs: theirs).result() }
}

@Suite("Merges from histories")
struct MergeCorpusTests {
    @Test("All merges complete without a decision and lose no change of either side", arguments: try CorpusMerge.all())
    func replay(merge: CorpusMerge) throws {
        let merged = try merge.merged()
        #expect(merged.conflicts.isEmpty)
        #expect(try Catalog(merged.bytes, path: "").duplicateKeys.isEmpty)
        // A simple comparison by path does not follow renamed keys; `writtenDown` has their results.
        guard !merged.settlements.contains(where: { $0.rule == .renameFollowed }) else { return }
        let losses = NaiveLeaves.losses(
            base: merge.base, ours: merge.ours, theirs: merge.theirs, merged: merged.bytes,
            told: merged.settlements.map(\.location))
        #expect(losses.isEmpty, "\(losses.prefix(5))")
    }

    @Test("The guarantees of merges hold for their versions", arguments: try CorpusMerge.all())
    func laws(merge: CorpusMerge) throws {
        if merge.base.count < 100_000 {
            try MergeLawTests.Trial(base: merge.base, ours: merge.ours, theirs: merge.theirs).checkSides()
        }
        let forms = try [merge.base, merge.ours, merge.theirs].map { XcodeForm.bytes(of: try Document($0)) }
        let results = try [(1, 2), (2, 1)].map {
            try CatalogMerge(base: forms[0], ours: forms[$0.0], theirs: forms[$0.1]).result().bytes
        }
        #expect(results[0] == results[1])
        #expect(results[0] == XcodeForm.bytes(of: try Document(results[0])))
    }

    @Test(
        "The results for the invented app equal those written down, byte for byte",
        arguments: try CorpusMerge.invented())
    func writtenDown(merge: CorpusMerge) throws {
        let merged = String(decoding: try merge.merged().bytes, as: UTF8.self)
        #expect(merged == String(decoding: merge.human, as: UTF8.self))
    }

    @Test("Most results equal those of the authors; the others differ by changes of one side only")
    func people() throws {
        var same = 0
        for merge in try CorpusMerge.all() {
            guard let human = try? Document(merge.human) else { continue }
            if try Document(merge.merged().bytes).root.isSame(as: human.root) { same += 1 }
        }
        #expect(same > Corpus.minimum(12, sample: 15, withRealFiles: 22))
    }
}
