import TestSupport
import Testing

@testable import CatalogCore

@Suite("An edit changes only its target")
struct EditPromiseTests {
    private static let texts = ["", "plain", "\"quoted\" \\ \n\t\u{1}", "ação 😀 \u{2028}", "100 %"]

    @Test("Replacing a value changes only that value's bytes, in any style", arguments: StyledCatalog.all)
    func replacement(style: StyledCatalog) throws {
        let document = try Document(Array(style.text.utf8))
        for value in document.root.descendants where value.kind == .string {
            for text in Self.texts { try expectReplacement(of: value, by: text, in: document) }
        }
    }

    @Test("The same holds for values of any catalogs")
    func replacementInRealCatalogs() throws {
        var random = SplitMix64(seed: 3)
        for file in try Corpus.catalogs() where file.bytes.count < 60_000 {
            guard let document = try? Document(file.bytes) else { continue }
            let strings = document.root.descendants.filter { $0.kind == .string }
            for _ in 0..<4 {
                guard let value = strings.randomElement(using: &random) else { continue }
                let text = Self.texts.randomElement(using: &random) ?? ""
                try expectReplacement(of: value, by: text, in: document)
            }
        }
    }

    private func expectReplacement(of value: DocumentValue, by text: String, in document: Document) throws {
        let edit = document.replacing(value, with: .string(text))
        let bytes = try Edit.apply([edit], to: document.bytes)
        #expect(bytes.prefix(value.range.lowerBound) == document.bytes.prefix(value.range.lowerBound))
        let tail = document.bytes.count - value.range.upperBound
        #expect(bytes.suffix(tail) == document.bytes.suffix(tail))
        let found = try Document(bytes).root.descendants.first { $0.range.lowerBound == value.range.lowerBound }
        #expect(found?.string == text)
    }

    @Test(
        "Inserting a member in any style yields valid JSON, and removing it restores the bytes",
        arguments: StyledCatalog.all, ["", "b", "item 9", "zzz"]
    )
    func insertionAndRemoval(style: StyledCatalog, name: String) throws {
        let document = try Document(Array(style.text.utf8))
        for object in document.root.descendants where object.kind == .object {
            try expectInsertionAndRemoval(of: name, into: object, in: document, exactly: isInvertible(object, style))
        }
    }

    /// Whether removing an added member restores the bytes.
    ///
    /// That is not so for `{ }` with a space, which becomes `{}` or several lines.
    private func isInvertible(_ object: DocumentValue, _ style: StyledCatalog) -> Bool {
        !(style.name == StyledCatalog.inline.name && Array(object.members).isEmpty)
    }

    @Test("Files in Xcode's format stay in that format")
    func xcodeFormStays() throws {
        var random = SplitMix64(seed: 5)
        var count = 0
        for file in try Corpus.catalogs() where file.bytes.count < 60_000 {
            guard let document = try? Document(file.bytes), XcodeForm.bytes(of: document) == file.bytes else {
                continue
            }
            let objects = document.root.descendants.filter { $0.kind == .object }
            for name in ["", "Cancel", "fr", "state", "zz 10"] {
                guard let object = objects.randomElement(using: &random) else { continue }
                let bytes = try expectInsertionAndRemoval(of: name, into: object, in: document, exactly: true)
                #expect(XcodeForm.bytes(of: try Document(bytes)) == bytes, "\(file) \(name)")
                try expectRemoval(from: object, of: document, in: file, using: &random)
                count += 1
            }
        }
        #expect(count > 100)
    }

    private func expectRemoval(
        from object: DocumentValue, of document: Document, in file: CorpusFile, using random: inout SplitMix64
    ) throws {
        let members = Array(object.members)
        guard let name = members.randomElement(using: &random)?.name.string else { return }
        let bytes = try Edit.apply(document.removing(name, from: object), to: document.bytes)
        #expect(XcodeForm.bytes(of: try Document(bytes)) == bytes, "\(file)")
    }

    @Test(
        "Removing the first, a middle or the last member leaves the others unchanged", arguments: StyledCatalog.all
    )
    func removal(style: StyledCatalog) throws {
        let document = try Document(Array(style.text.utf8))
        for object in document.root.descendants where object.kind == .object {
            let members = Array(object.members)
            for (index, member) in members.enumerated() {
                let bytes = try Edit.apply(
                    document.removing(member.name.string ?? "", from: object), to: document.bytes)
                let found = try Document(bytes).root.descendants.first {
                    $0.range.lowerBound == object.range.lowerBound
                }
                var expected = members.map { Array(document.bytes[$0.range]) }
                expected.remove(at: index)
                #expect(found?.members.map { Array(bytes[$0.range]) } == expected)
            }
        }
    }

    @discardableResult
    private func expectInsertionAndRemoval(
        of name: String, into object: DocumentValue, in document: Document, exactly: Bool
    ) throws -> [UInt8] {
        let fragment = DocumentFragment.object([.init("x", .string("y")), .init("z", .object([]))])
        guard !object.members.contains(where: { $0.name.string == name }) else { return document.bytes }
        let bytes = try Edit.apply(document.setting(.init(name, fragment), in: object), to: document.bytes)
        let changed = try Document(bytes)
        let found = try #require(changed.root.descendants.first { $0.range.lowerBound == object.range.lowerBound })
        let names = found.members.map { $0.name.string ?? "" }
        #expect(names.count == Array(object.members).count + 1)
        let index = try #require(names.lastIndex(of: name))
        #expect(Array(found.members)[index].value["x"]?.string == "y")
        let restored = try Edit.apply(changed.removing(name, from: found), to: bytes)
        if exactly { #expect(restored == document.bytes) } else { _ = try Document(restored) }
        return bytes
    }
}
