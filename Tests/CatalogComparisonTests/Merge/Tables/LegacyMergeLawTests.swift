import CatalogCore
import StringTables
import TestSupport
import Testing

@testable import CatalogComparison

@Suite("Guarantees of a merge for any legacy tables")
struct LegacyMergeLawTests {
    /// Three versions of a legacy table and the properties of their merge.
    struct Trial {
        let kind: LegacyTableKind
        let base: [UInt8]
        let ours: [UInt8]
        let theirs: [UInt8]

        func merge(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) throws -> MergedCatalog {
            try LegacyTableMerge(base: base, ours: ours, theirs: theirs, kind: kind).result()
        }

        func checkSides() throws {
            #expect(try merge(base, ours, base).bytes == ours)
            #expect(try merge(base, base, theirs).bytes == theirs)
            #expect(try merge(base, ours, ours).bytes == ours)
            let other = try Self.reencoded(base)
            #expect(try contents(merge(other, ours, base).bytes) == contents(ours))
            #expect(try contents(merge(base, other, theirs).bytes) == contents(theirs))
            #expect(try contents(merge(base, Self.reencoded(ours), ours).bytes) == contents(ours))
        }

        /// - Returns: The number of conflicts.
        func checkMerge() throws -> Int {
            let merged = try merge(base, ours, theirs)
            let swapped = try merge(base, theirs, ours)
            let (picks, others) = (try picks(of: merged.bytes), try picks(of: swapped.bytes))
            #expect(picks.count == (merged.conflicts.isEmpty ? 1 : 2))
            for (pick, other) in zip(picks, others.reversed()) {
                #expect(try contents(pick) == contents(other), "swapping the sides changes the result")
            }
            let told = Set((merged.conflicts.map(\.location) + merged.settlements.map(\.location)).compactMap(\.key))
            let versions = try [base, ours, theirs].map(contents)
            for pick in picks {
                let found = try contents(pick)
                for key in Set(versions.flatMap(\.keys) + found.keys) {
                    let (before, left, right) = (versions[0][key], versions[1][key], versions[2][key])
                    if told.contains(String(key.dropFirst())) { continue }
                    if left == right || left == before || right == before {
                        #expect(found[key] == (left == before ? right : left), "\(key)")
                    } else {
                        // The comment and the text, or two forms, come from different sides.
                        let parts = [before, left, right].compactMap { $0 }.flatMap(\.leaves)
                        #expect(found[key]?.leaves.allSatisfy(parts.contains) == true, "\(key)")
                    }
                }
            }
            if merged.conflicts.isEmpty {
                let again = try merge(base, merged.bytes, theirs)
                #expect(again.bytes == merged.bytes, "a second merge changes the result")
            }
            return merged.conflicts.count
        }

        /// Returns the file with each side selected.
        func picks(of bytes: [UInt8]) throws -> [[UInt8]] {
            let text = try DecodedText(decoding: bytes)
            guard let sides = try? ConflictedText(text.utf8, isTable: true) else { return [bytes] }
            return [text.encode(sides.ours), text.encode(sides.theirs)]
        }

        /// The entry of a key: the comment, and the value as leaves.
        struct Content: Equatable { let leaves: [String] }

        /// Returns the entries by key, and the comments that belong to no key.
        ///
        /// Of equal keys, all but the last have a number.
        func contents(_ bytes: [UInt8]) throws -> [String: Content] {
            let table = try LegacyTableFile(bytes, kind: kind)
            var found: [String: Content] = [:]
            var counts: [String: Int] = [:]
            for entry in table.entries.reversed() {
                let count = counts[entry.key, default: 0]
                counts[entry.key] = count + 1
                let name = count == 0 ? entry.key : "\(entry.key) (\(count + 1))"
                found["k" + name] = Content(leaves: ["comment \(entry.comment ?? "")"] + Self.leaves(entry.value))
            }
            if case .text(let file) = table.form {
                for comment in file.looseComments where comment.attachment == .orphan {
                    found["c" + comment.text] = Content(leaves: [])
                }
            }
            return found
        }

        private static func leaves(_ value: LegacyTableEntry.Value) -> [String] {
            switch value {
            case .text(let text): ["text \(text)"]
            case .other: ["other"]
            case .rule(let rule):
                [rule.format.map { "format \($0.string)" } ?? "none"]
                    + rule.variables.flatMap { variable in
                        variable.cases.map { "\(variable.name).\($0.name) \($0.content.string)" }.sorted()
                    }
            }
        }

        /// Returns the same text in another encoding.
        static func reencoded(_ bytes: [UInt8]) throws -> [UInt8] {
            let text = try DecodedText(decoding: bytes)
            let other: TextEncoding = text.encoding == .utf8 ? .utf16BigEndian : .utf8
            return DecodedText(utf8: text.utf8, encoding: other, hasByteOrderMark: other != .utf8).encoded()
        }
    }

    @Test("They hold for random edits of texts, comments, keys and headings in written tables")
    func written() throws {
        var edits = RandomTableEdits(seed: 21)
        var conflicts = 0
        for number in 0..<(Corpus.isThorough ? 600 : 200) {
            let base = edits.base()
            let form = RandomTableEdits.forms[number % RandomTableEdits.forms.count]
            let versions = [base, edits.edited(base), edits.edited(base)].map { $0.bytes(form) }
            let trial = Trial(kind: .strings, base: versions[0], ours: versions[1], theirs: versions[2])
            try trial.checkSides()
            conflicts += try trial.checkMerge()
        }
        #expect(conflicts > (Corpus.isThorough ? 100 : 30))
    }

    @Test("They hold for random edits of any tables", arguments: [LegacyTableKind.strings, .stringsdict])
    func anyTables(kind: LegacyTableKind) throws {
        var edits = RandomTableEdits(seed: 22)
        var (count, conflicts) = (0, 0)
        for file in Corpus.sample(of: try Corpus.legacyTables(), below: 8_000, thorough: 200_000) {
            guard file.url.pathExtension == kind.rawValue,
                let table = try? LegacyTableFile(file.bytes, kind: kind), table.text?.utf8.isEmpty == false
            else { continue }
            let (ours, theirs) = (edits.edited(table), edits.edited(table))
            // A file without text, which may still have a byte-order mark, is refused.
            guard ours.count > 3, theirs.count > 3 else { continue }
            let trial = Trial(kind: kind, base: file.bytes, ours: ours, theirs: theirs)
            guard (try? trial.merge(file.bytes, ours, theirs)) != nil else { continue }
            count += 1
            try trial.checkSides()
            conflicts += try trial.checkMerge()
        }
        let least =
            kind == .strings
            ? Corpus.minimum(8, sample: 30, withRealFiles: 40) : Corpus.minimum(3, withRealFiles: 5)
        #expect(count > least)
        #expect(conflicts > Corpus.minimum(0, withRealFiles: 3))
    }

    @Test("No text is lost without a conflict if sides rename keys")
    func renames() throws {
        var edits = RandomTableEdits(seed: 23)
        var (named, followed) = (0, 0)
        for _ in 0..<(Corpus.isThorough ? 600 : 300) {
            let base = edits.base()
            let sides = [edits.edited(base, renaming: true), edits.edited(base, renaming: true)]
            let trial = Trial(
                kind: .strings, base: base.bytes(.plain), ours: sides[0].bytes(.plain), theirs: sides[1].bytes(.plain))
            try trial.checkSides()
            let merged = try trial.merge(trial.base, trial.ours, trial.theirs)
            let swapped = try trial.merge(trial.base, trial.theirs, trial.ours)
            let (picks, others) = (try trial.picks(of: merged.bytes), try trial.picks(of: swapped.bytes))
            for (pick, other) in zip(picks, others.reversed()) {
                #expect(try trial.contents(pick) == trial.contents(other), "swapping the sides changes the result")
                let keys = try LegacyTableFile(pick, kind: .strings).entries.map(\.key)
                #expect(Set(keys).count == keys.count)
            }
            let texts = try picks.flatMap { try LegacyTableFile($0, kind: .strings).entries.map(\.value) }
            for text in sides.flatMap(\.newTexts) { #expect(texts.contains(.text(text)), "\(text) is lost") }
            named += merged.conflicts.count { $0.keys != nil }
            followed += merged.settlements.count { $0.rule == .renameFollowed }
        }
        #expect(named > 10)
        #expect(followed > 10)
    }
}
