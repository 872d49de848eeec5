import CatalogCore
import TestSupport
import Testing

@testable import CatalogComparison

@Suite("Guarantees of a merge for any catalogs")
struct MergeLawTests {
    /// Three versions of a catalog and the properties of their merge.
    struct Trial {
        let base: [UInt8]
        let ours: [UInt8]
        let theirs: [UInt8]

        static func merge(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) throws -> MergedCatalog {
            try CatalogMerge(base: base, ours: ours, theirs: theirs).result()
        }

        /// Returns the same document in another style.
        static func restyled(_ bytes: [UInt8]) throws -> [UInt8] {
            Array(DocumentFragment(try Document(bytes).root).json.utf8)
        }

        static func areSame(_ left: [UInt8], _ right: [UInt8]) throws -> Bool {
            try Document(left).root.isSame(as: Document(right).root)
        }

        func checkSides() throws {
            #expect(try Self.merge(base, ours, base).bytes == ours)
            #expect(try Self.merge(base, base, theirs).bytes == theirs)
            #expect(try Self.merge(base, ours, ours).bytes == ours)
            let other = try Self.restyled(base)
            #expect(try Self.areSame(Self.merge(other, ours, base).bytes, ours))
            #expect(try Self.areSame(Self.merge(base, other, theirs).bytes, theirs))
            #expect(try Self.areSame(Self.merge(base, Self.restyled(ours), ours).bytes, ours))
        }

        /// - Returns: The number of conflicts.
        func checkMerge(areXcodes: Bool = false) throws -> Int {
            let merged = try Self.merge(base, ours, theirs)
            let swapped = try Self.merge(base, theirs, ours)
            let (picks, others) = (try Self.picks(of: merged.bytes), try Self.picks(of: swapped.bytes))
            #expect(picks.count == (merged.conflicts.isEmpty ? 1 : 3))
            for (pick, other) in zip(picks, others.reversed()) {
                #expect(try Self.areSame(pick, other), "swapping the sides changes the result")
                #expect(try Catalog(pick, path: "").duplicateKeys.isEmpty)
                if areXcodes {
                    #expect(pick == XcodeForm.bytes(of: try Document(pick)))
                    #expect(pick == other)
                }
            }
            let locations = (merged.conflicts.map(\.location) + merged.settlements.map(\.location))
            for pick in picks {
                let losses = NaiveLeaves.losses(base: base, ours: ours, theirs: theirs, merged: pick, told: locations)
                #expect(losses.isEmpty, "\(losses.prefix(5))")
            }
            return merged.conflicts.count
        }

        /// Returns the file with each side selected: ours, the base, theirs.
        static func picks(of bytes: [UInt8]) throws -> [[UInt8]] {
            guard bytes.contains(UInt8(ascii: "<")), let text = try? ConflictedText(bytes) else { return [bytes] }
            return [text.ours, try #require(text.base), text.theirs]
        }
    }

    @Test("They hold for random edits on both sides, in every style", arguments: StyledCatalog.all)
    func styles(style: StyledCatalog) throws {
        var edits = RandomCatalogEdits(seed: 8)
        var conflicts = 0
        for _ in 0..<60 {
            let base = try edits.edited(Array(style.text.utf8), count: 4)
            let trial = Trial(
                base: base, ours: try edits.edited(base, count: 6), theirs: try edits.edited(base, count: 6))
            try trial.checkSides()
            conflicts += try trial.checkMerge()
        }
        #expect(conflicts > 10)
    }

    @Test("Catalogs in Xcode's format merge to the same bytes in Xcode's format, even with the sides swapped")
    func xcodeForm() throws {
        var edits = RandomCatalogEdits(seed: 9)
        for _ in 0..<400 {
            let base = try edits.edited(Array(StyledCatalog.xcode.text.utf8), count: 4)
            let versions = [base, try edits.edited(base, count: 5), try edits.edited(base, count: 5)]
            let forms = try versions.map { XcodeForm.bytes(of: try Document($0)) }
            let trial = Trial(base: forms[0], ours: forms[1], theirs: forms[2])
            try trial.checkSides()
            _ = try trial.checkMerge(areXcodes: true)
        }
    }

    @Test("They hold for random renames, swaps and removals of keys beside edits; no text is lost without a conflict")
    func renames() throws {
        var edits = RandomRenames(seed: 11)
        var (conflicts, followed) = (0, 0)
        for _ in 0..<600 {
            let base = edits.base()
            let trial = Trial(base: base.bytes, ours: edits.edited(base).bytes, theirs: edits.edited(base).bytes)
            try trial.checkSides()
            let merged = try Trial.merge(trial.base, trial.ours, trial.theirs)
            let swapped = try Trial.merge(trial.base, trial.theirs, trial.ours)
            let (picks, others) = (try Trial.picks(of: merged.bytes), try Trial.picks(of: swapped.bytes))
            for (pick, other) in zip(picks, others.reversed()) {
                #expect(try Trial.areSame(pick, other), "swapping the sides changes the result")
                #expect(try Catalog(pick, path: "").duplicateKeys.isEmpty)
            }
            for text in edits.newTexts {
                #expect(picks.contains { edits.isText(text, in: $0) }, "\(text) is lost")
            }
            conflicts += merged.conflicts.count { $0.keys != nil }
            followed += merged.settlements.count { $0.rule == .renameFollowed }
        }
        #expect(conflicts > 20)
        #expect(followed > 20)
    }

    @Test("They hold for random edits of any catalogs")
    func realCatalogs() throws {
        var edits = RandomCatalogEdits(seed: 10)
        for file in try Corpus.catalogs() where file.bytes.count < 20_000 && !file.bytes.isEmpty {
            guard let catalog = try? Catalog(file.bytes, path: ""), catalog.hasStrings, catalog.duplicateKeys.isEmpty
            else { continue }
            let trial = Trial(
                base: file.bytes, ours: try edits.edited(file.bytes, count: 8),
                theirs: try edits.edited(file.bytes, count: 8))
            try trial.checkSides()
            _ = try trial.checkMerge()
        }
    }
}
