import CatalogCore
import Foundation
import TestSupport
import Testing

@testable import CatalogComparison

/// A merge from the history of a real project.
struct RealMerge: Sendable, CustomStringConvertible {
    let description: String
    let base: [UInt8]
    let ours: [UInt8]
    let theirs: [UInt8]
    /// The result that the authors committed.
    let human: [UInt8]

    static func all() throws -> [RealMerge] {
        let files = try Corpus.files(in: "merges", endingIn: ["xcstrings"])
        return Dictionary(grouping: files) { $0.url.deletingLastPathComponent().lastPathComponent }.sorted {
            $0.key < $1.key
        }
        .map { name, files in
            let bytes = { (version: String) in
                files.first { $0.url.lastPathComponent == "\(version).xcstrings" }?.bytes ?? []
            }
            return RealMerge(
                description: name, base: bytes("base"), ours: bytes("ours"), theirs: bytes("theirs"),
                human: bytes("human"))
        }
    }

    func merged() throws -> MergedCatalog { try CatalogMerge(base: base, ours: ours, theirs: theirs).result() }
}

@Suite("Real merges", .enabled(if: Corpus.isExpected))
struct MergeCorpusTests {
    @Test("All merges complete without a decision and lose no change of either side", arguments: try RealMerge.all())
    func replay(merge: RealMerge) throws {
        let merged = try merge.merged()
        #expect(merged.conflicts.isEmpty)
        #expect(try Catalog(merged.bytes, path: "").duplicateKeys.isEmpty)
        let losses = NaiveLeaves.losses(
            base: merge.base, ours: merge.ours, theirs: merge.theirs, merged: merged.bytes,
            told: merged.settlements.map(\.place))
        #expect(losses.isEmpty, "\(losses.prefix(5))")
    }

    @Test("The guarantees of merges hold for their versions", arguments: try RealMerge.all())
    func laws(merge: RealMerge) throws {
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

    @Test("Most results equal those of the authors; the others differ by changes of one side only")
    func people() throws {
        var same = 0
        for merge in try RealMerge.all() {
            guard let human = try? Document(merge.human) else { continue }
            if try Document(merge.merged().bytes).root.isSame(as: human.root) { same += 1 }
        }
        #expect(same >= 10)
    }
}
