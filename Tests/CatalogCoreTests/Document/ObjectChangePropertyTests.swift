import TestSupport
import Testing

@testable import CatalogCore

@Suite("Edits of a document agree with the same changes of its values")
struct ObjectChangePropertyTests {
    @Test("For consecutive random changes in every style", arguments: StyledCatalog.all)
    func styles(style: StyledCatalog) throws {
        var walk = RandomChanges(seed: 11)
        for _ in 0..<60 { try expectAgreement(of: Array(style.text.utf8), steps: 6, walk: &walk) }
    }

    @Test("For random changes of any catalogs, which keep Xcode's format")
    func realCatalogs() throws {
        var walk = RandomChanges(seed: 12)
        for file in try Corpus.catalogs() where file.bytes.count < 200_000 {
            try expectAgreement(of: file.bytes, steps: 4, walk: &walk)
        }
    }

    private func expectAgreement(of start: [UInt8], steps: Int, walk: inout RandomChanges) throws {
        guard var document = try? Document(start), document.root.kind == .object else { return }
        let isXcodes = XcodeForm.bytes(of: document) == start
        for _ in 0..<steps {
            let change = walk.change(of: document.root)
            guard let edits = try? document.edits(making: change, to: document.root) else { return }
            let bytes = try Edit.apply(edits, to: document.bytes)
            let changed = try Document(bytes)
            let isSame = DocumentFragment(changed.root) == change.applied(to: DocumentFragment(document.root))
            #expect(isSame, "\(change) of \(String(decoding: document.bytes.prefix(2000), as: UTF8.self))")
            expectUntouchedBytes(of: document, edits, in: bytes)
            if isXcodes {
                let stays = XcodeForm.bytes(of: changed) == bytes
                #expect(stays, "\(change) of \(String(decoding: document.bytes.prefix(2000), as: UTF8.self))")
            }
            document = changed
        }
    }

    /// Expects that all values not affected by edits keep their bytes and order.
    private func expectUntouchedBytes(of document: Document, _ edits: [Edit], in bytes: [UInt8]) {
        var shift = 0
        let ordered = edits.sorted {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
        var next = 0
        for value in document.root.descendants where value.kind == .string || value.kind == .number {
            while next < ordered.count, ordered[next].range.upperBound <= value.range.lowerBound {
                shift += ordered[next].replacement.count - ordered[next].range.count
                next += 1
            }
            if next < ordered.count, ordered[next].range.lowerBound < value.range.upperBound { continue }
            let moved = (value.range.lowerBound + shift)..<(value.range.upperBound + shift)
            #expect(bytes[moved] == document.bytes[value.range])
        }
    }
}

/// A generator of random changes of objects at random depths.
private struct RandomChanges {
    private var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    private static let names = ["", "a", "B", "b 2", "b 10", "é", "en", "pt-BR", "state", "value", "zz", "\"q\"\n"]
    private static let values: [DocumentFragment] = [
        .string(""), .string("ação \"x\" \\ \n"), .boolean(true), .null, .integer(-3), .array([.string("a"), .null]),
        .object([]), .object([.init("k", .object([])), .init("l", .string("m"))]),
    ]

    mutating func change(of object: DocumentValue) -> ObjectChange { change(of: Array(object.members), depth: 0) }

    /// Returns a change.
    ///
    /// A rename is always the only operation; all others are combined.
    private mutating func change(of members: [DocumentMember], depth: Int) -> ObjectChange {
        var change = ObjectChange()
        if Int.random(in: 0..<6, using: &random) == 0 {
            let name = Self.names.randomElement(using: &random) ?? ""
            guard let old = members.randomElement(using: &random)?.name.string,
                !members.contains(where: { $0.name.string == name })
            else { return change }
            change.rename(old, to: name)
            return change
        }
        for _ in 0..<Int.random(in: 1...3, using: &random) { step(in: &change, of: members, depth: depth) }
        return change
    }

    private mutating func step(in change: inout ObjectChange, of members: [DocumentMember], depth: Int) {
        let old = members.randomElement(using: &random)
        let name = old?.name.string ?? "new"
        let value = Self.values.randomElement(using: &random) ?? .null
        switch Int.random(in: 0..<9, using: &random) {
        case 0: change.set(name, to: value)
        case 1, 2: change.set(Self.names.randomElement(using: &random) ?? "", to: value)
        case 3: change.remove(name)
        case 4 where old?.value.kind == .array: change.replaceElement(0, of: name, by: value)
        default:
            guard depth < 6 else { return change.set(name, to: value) }
            let inner = self.change(of: old.map { Array($0.value.members) } ?? [], depth: depth + 1)
            change.change(name) { $0 = inner }
        }
    }
}
