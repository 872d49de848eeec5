import CatalogCore
import TestSupport
import Testing

@testable import StringTables

@Suite("Random changes to legacy tables of every style")
struct LegacyChangePropertyTests {
    /// Whether `new` is `old` with one insertion.
    private static func isInsertion(_ new: [UInt8], into old: [UInt8]) -> Bool {
        let head = zip(old, new).prefix { $0 == $1 }.count
        return new.count >= old.count && new.suffix(old.count - head) == old[head...]
    }

    @Test(
        "An addition changes nothing else, and removing it restores the bytes",
        arguments: try LegacyTableTrial.all()
    )
    func addAndRemove(trial: LegacyTableTrial) throws {
        var random = SplitMix64(seed: 1)
        let table = try trial.table()
        for _ in 0..<trial.rounds {
            let key = LegacyTableSamples.newKey(besides: table.entries.map(\.key), using: &random)
            let value = LegacyTableTrial.value(for: table, using: &random)
            let comment = Bool.random(using: &random) ? LegacyTableSamples.comments.randomElement(using: &random) : nil
            let added = try table.after(.add(key: key, value: value, comment: comment))
            #expect(added.saying(of: key) == value.saying, "\(added.excerpt)")
            #expect(added.contents(without: [key]) == table.contents(), "\(added.excerpt)")
            #expect(added.otherComments(without: [key]) == table.otherComments(), "\(added.excerpt)")
            let removed = try added.after(.remove(key: key))
            if table.isBinary {
                #expect(removed.contents() == table.contents())
                continue
            }
            #expect(removed.encoded() == trial.bytes, "\(added.excerpt)")
            // An insertion expands `<dict/>`, so the comparison skips an empty table.
            if !table.entries.isEmpty { #expect(Self.isInsertion(added.encoded(), into: trial.bytes)) }
        }
    }

    @Test("Setting a value changes nothing else", arguments: try LegacyTableTrial.all())
    func set(trial: LegacyTableTrial) throws {
        var random = SplitMix64(seed: 2)
        let table = try trial.table()
        let keys = LegacyTableTrial.singleKeys(of: table)
        for _ in 0..<trial.rounds {
            guard let key = keys.randomElement(using: &random) else { return }
            let entry = try #require(table.entries.first { $0.key.isSpelled(as: key) })
            let value = LegacyTableTrial.value(for: table, using: &random)
            let changed = try table.after(.set(key: key, value: value))
            #expect(changed.saying(of: key) == value.saying)
            #expect(changed.contents(without: [key]) == table.contents(without: [key]))
            #expect(changed.otherComments() == table.otherComments())
            let back = try changed.after(.set(key: key, value: entry.value))
            #expect(back.contents() == table.contents())
            if table.isWrittenPlainly(key) { #expect(back.encoded() == trial.bytes) }
            if let range = entry.valueRange, let old = table.text?.utf8, let new = changed.text?.utf8 {
                #expect(new.starts(with: old[..<range.lowerBound]))
                #expect(new.suffix(old.count - range.upperBound) == old[range.upperBound...])
            }
        }
    }

    @Test(
        "Removing pairs leaves nothing of them and loses nothing else",
        arguments: try LegacyTableTrial.all()
    )
    func remove(trial: LegacyTableTrial) throws {
        var random = SplitMix64(seed: 3)
        var table = try trial.table()
        for key in LegacyTableTrial.singleKeys(of: table).shuffled(using: &random).prefix(trial.rounds) {
            let changed = try table.after(.remove(key: key))
            #expect(changed.contents() == table.contents(without: [key]), "\(table.excerpt)")
            #expect(changed.otherComments() == table.otherComments(without: [key]), "\(key) in \(table.excerpt)")
            table = changed
        }
    }

    @Test(
        "A renamed key keeps its position, and renaming it back restores the bytes",
        arguments: try LegacyTableTrial.all()
    )
    func rename(trial: LegacyTableTrial) throws {
        var random = SplitMix64(seed: 4)
        let table = try trial.table()
        let keys = LegacyTableTrial.singleKeys(of: table)
        for _ in 0..<trial.rounds {
            guard let key = keys.randomElement(using: &random) else { return }
            let name = LegacyTableSamples.newKey(besides: table.entries.map(\.key), using: &random)
            let changed = try table.after(.rename(key: key, to: name))
            #expect(changed.contents(without: [name]) == table.contents(without: [key]))
            #expect(changed.otherComments(without: [name]) == table.otherComments(without: [key]))
            #expect(try changed.after(.rename(key: name, to: key)).contents() == table.contents())
            guard !table.isBinary else { continue }
            let location = table.entries.firstIndex { $0.key.isSpelled(as: key) }
            #expect(changed.entries.firstIndex { $0.key.isSpelled(as: name) } == location)
        }
    }

    @Test("Setting a comment changes no other comment", arguments: try LegacyTableTrial.all())
    func comment(trial: LegacyTableTrial) throws {
        var random = SplitMix64(seed: 5)
        let table = try trial.table()
        let keys = LegacyTableTrial.singleKeys(of: table)
        for _ in 0..<trial.rounds {
            guard let key = keys.randomElement(using: &random) else { return }
            let text = LegacyTableSamples.comments.randomElement(using: &random)
            let changed = try table.after(.comment(key: key, text))
            #expect(changed.contents(without: [key]) == table.contents(without: [key]), "\(changed.excerpt)")
            guard case .text = table.form else {
                #expect(changed.encoded() == trial.bytes)
                continue
            }
            let bare = try changed.after(.comment(key: key, nil))
            // An empty comment, `/**/`, is none, and may stay.
            let rest = bare.entries.first { $0.key.isSpelled(as: key) }?.comment ?? ""
            #expect(rest == "", "\(changed.excerpt)")
            #expect(bare.otherComments(without: [key]) == table.otherComments(without: [key]), "\(changed.excerpt)")
        }
    }

    @Test("Foundation can read every changed file that it could read before", arguments: try LegacyTableTrial.all())
    func sameToFoundation(trial: LegacyTableTrial) throws {
        var random = SplitMix64(seed: 6)
        let table = try trial.table()
        guard let before = table.foundationTexts, before.count == table.entries.count else { return }
        for _ in 0..<trial.rounds {
            let key = LegacyTableSamples.newKey(besides: table.entries.map(\.key), using: &random)
            let value = LegacyTableTrial.value(for: table, using: &random)
            let after = try table.after(.add(key: key, value: value, comment: "c")).foundationTexts
            #expect(after?.count == before.count + 1)
            guard case .text(let text) = value else { continue }
            #expect((after?[key] as? String).map { Array($0.utf8) } == Array(text.utf8))
        }
    }

    @Test(
        "Any sequence of changes has the same result as with a dictionary",
        arguments: try LegacyTableTrial.all())
    func sequences(trial: LegacyTableTrial) throws {
        var random = SplitMix64(seed: 7)
        let table = try trial.table()
        var model = Dictionary(table.entries.map { (Array($0.key.utf8), $0.value.saying) }) { $1 }
        var keys = LegacyTableTrial.singleKeys(of: table)
        var changes: [LegacyTableChange] = []
        for _ in 0..<trial.rounds {
            let value = LegacyTableTrial.value(for: table, using: &random)
            let new = LegacyTableSamples.newKey(besides: keys + table.entries.map(\.key), using: &random)
            let old = keys.randomElement(using: &random)
            switch (Int.random(in: 0..<5, using: &random), old) {
            case (0, let key?):
                changes.append(.set(key: key, value: value))
                model[Array(key.utf8)] = value.saying
            case (1, let key?):
                changes.append(.remove(key: key))
                model[Array(key.utf8)] = nil
                keys.removeAll { $0.isSpelled(as: key) }
            case (2, let key?):
                changes.append(.rename(key: key, to: new))
                model[Array(new.utf8)] = model.removeValue(forKey: Array(key.utf8))
                keys = keys.filter { !$0.isSpelled(as: key) } + [new]
            default:
                changes.append(.add(key: new, value: value, comment: "c"))
                model[Array(new.utf8)] = value.saying
                keys.append(new)
            }
        }
        let result = try LegacyTableFile(try table.changed(by: changes), kind: trial.kind)
        #expect(Dictionary(result.entries.map { (Array($0.key.utf8), $0.value.saying) }) { $1 } == model)
    }

    @Test(
        "Changes made together give the same bytes as one after another",
        arguments: try LegacyTableTrial.all())
    func together(trial: LegacyTableTrial) throws {
        var random = SplitMix64(seed: 8)
        let start = try trial.table()
        for _ in 0..<(Corpus.isThorough ? 4 : 1) {
            var table = start
            var changes: [LegacyTableChange] = []
            for _ in 0..<2 * trial.rounds {
                let change = Self.anyChange(of: table, using: &random)
                guard let changed = try? table.after(change) else { continue }
                changes.append(change)
                table = changed
            }
            let together = try LegacyTableFile(try start.changed(by: changes), kind: trial.kind)
            #expect(together.contents() == table.contents(), "\(changes)")
            #expect(together.encoded() == table.encoded(), "\(changes)")
        }
    }

    @Test(
        "A change in one pair gives the bytes that parsing the whole table gives",
        arguments: try LegacyTableTrial.all())
    func inPair(trial: LegacyTableTrial) throws {
        var random = SplitMix64(seed: 9)
        let table = try trial.table()
        for key in LegacyTableTrial.singleKeys(of: table) {
            let name = LegacyTableSamples.newKey(besides: table.entries.map(\.key), using: &random)
            let changes: [LegacyTableChange] = [
                .set(key: key, value: LegacyTableTrial.value(for: table, using: &random)), .rename(key: key, to: name),
                .rename(key: key, to: key),
            ]
            for change in changes {
                let bytes = try table.bytesChangedInPair(by: change)
                if let bytes {
                    #expect(try table.changed(by: change).encoded() == bytes, "\(change) of \(table.excerpt)")
                }
                guard case .text = table.form, trial.kind == .strings else { continue }
                #expect(bytes != nil, "\(change) of \(table.excerpt)")
            }
        }
    }

    @Test(
        "Only changes in a pair of the text form do without parsing the whole table",
        arguments: [
            .add(key: "b", value: .text("x"), comment: nil), .remove(key: "a"), .comment(key: "a", "x"),
        ] as [LegacyTableChange])
    func beyondPair(change: LegacyTableChange) throws {
        let table = try LegacyTableFile(Array("\"a\" = \"1\";\n".utf8), kind: .strings)
        #expect(try table.bytesChangedInPair(by: change) == nil)
    }

    @Test("A text that would change the encoding of the file is refused")
    func otherEncoding() throws {
        // Without a byte-order mark, UTF-16 is recognized by its zero bytes, which most Chinese characters lack.
        let text = DecodedText(utf8: Array("a=b;".utf8), encoding: .utf16LittleEndian)
        let table = try LegacyTableFile(text.encoded(), kind: .strings)
        let change = LegacyTableChange.set(key: "a", value: .text(String(repeating: "文", count: 100)))
        #expect(try table.bytesChangedInPair(by: change) == nil)
        #expect(throws: LegacyChangeError.self) { try table.changed(by: [change]) }
    }

    @Test("Of changes made together, the first faulty one gives the reason")
    func refusedTogether() throws {
        let lines = (0..<20).map { "\"k\($0)\" = \"\($0)\";\n" } + ["\"k3\" = \"again\";\n"]
        let table = try LegacyTableFile(lines.flatMap { Array($0.utf8) }, kind: .strings)
        let changes = (0..<20).map { LegacyTableChange.set(key: "k\($0)", value: .text("x")) }
        let doubled = LegacyChangeError.doubledKey(
            "k3", first: TextPosition(line: 4, column: 1), second: TextPosition(line: 21, column: 1))
        #expect(throws: doubled) { try table.changed(by: changes) }
        #expect(throws: LegacyChangeError.missingKey("no")) {
            try table.changed(by: [changes[1], changes[2], .remove(key: "no"), changes[3]])
        }
    }

    /// Returns a change of a key of the table, or a new key; the table may refuse it.
    private static func anyChange(of table: LegacyTableFile, using random: inout SplitMix64) -> LegacyTableChange {
        let new = LegacyTableSamples.newKey(besides: table.entries.map(\.key), using: &random)
        let value = LegacyTableTrial.value(for: table, using: &random)
        let comment = Bool.random(using: &random) ? LegacyTableSamples.comments.randomElement(using: &random) : nil
        guard let key = table.entries.map(\.key).randomElement(using: &random) else {
            return .add(key: new, value: value, comment: comment)
        }
        return switch Int.random(in: 0..<8, using: &random) {
        case 0: .set(key: key, value: value)
        case 1: .remove(key: key)
        case 2: .rename(key: key, to: new)
        case 3, 4: .comment(key: key, comment)
        default: .add(key: new, value: value, comment: comment)
        }
    }
}
