import Testing

@testable import CatalogCore

@Suite("Nodes of a document")
struct DocumentNodeTests {
    private static let kinds: [DocumentNode.Kind] = [.nothing, .null, .true, .false, .number, .string, .array, .object]

    @Test("A node keeps the largest length and index beside each kind and each property", arguments: kinds)
    func packing(kind: DocumentNode.Kind) {
        let largest = DocumentNode.largest
        for traits in (UInt8(0)..<8).map({ DocumentNode.Traits(rawValue: $0) }) {
            for (length, next) in [(0, 0), (largest, 0), (0, largest), (largest, largest)] as [(UInt32, UInt32)] {
                var node = DocumentNode(offset: .max, length: length, next: next, kind: kind, traits: traits)
                #expect(node.length == length && node.next == next && node.kind == kind && node.traits == traits)
                (node.length, node.next) = (next, length)
                #expect(node.length == next && node.next == length && node.kind == kind && node.traits == traits)
                #expect(node.offset == .max)
            }
        }
    }

    @Test("A node takes 12 bytes")
    func size() {
        #expect(MemoryLayout<DocumentNode>.stride == 12)
    }

    @Test("No file can have more bytes than a node can count")
    func limit() {
        #expect(DocumentLimits(maximumBytes: .max, maximumDepth: 1).maximumBytes == Int(DocumentNode.largest))
        #expect(DocumentLimits.standard.maximumBytes < Int(DocumentNode.largest))
    }
}
