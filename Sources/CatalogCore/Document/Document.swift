/// A JSON text that remembers every byte of itself.
///
/// One pass over the bytes makes a tape of nodes (kind, byte range, where the next one is). Nothing is decoded until it
/// is asked for, duplicates and unknown members are kept, and writing an unchanged document gives back its bytes.
/// Zero bytes are a document without a value: Xcode's build steps leave such catalogs behind (`docs/formats.md` §2).
public struct Document: Sendable {
    let storage: DocumentStorage

    /// Reads UTF-8 bytes, with or without a byte-order mark.
    ///
    /// - Throws: what is not valid JSON, or goes over `limits`, with its place.
    public init(_ bytes: [UInt8], limits: DocumentLimits = .standard) throws(DocumentError) {
        var parser = DocumentParser(bytes, limits: limits)
        storage = DocumentStorage(bytes: bytes, tape: try parser.parse())
    }

    /// The bytes that the document was read from.
    public var bytes: [UInt8] { storage.bytes }

    /// The outermost value; of a file of zero bytes a value of the kind `nothing`.
    public var root: DocumentValue { DocumentValue(storage: storage, index: 0) }

    /// Whether the file has no bytes at all.
    public var isEmpty: Bool { storage.bytes.isEmpty }
}

/// The shared, immutable insides of a document, so that a view of a value costs one reference.
///
/// Offsets on the tape count from the start of the file; `bytes` may be an excerpt that begins at `base`.
final class DocumentStorage: Sendable {
    let bytes: [UInt8]
    let tape: [DocumentNode]
    let base: Int

    init(bytes: [UInt8], tape: [DocumentNode], base: Int = 0) {
        self.bytes = bytes
        self.tape = tape
        self.base = base
    }

    /// The same document with a copy of some of its bytes only.
    ///
    /// Every text counts references to the bytes that it lies in. Threads that share them would spend more time on that
    /// counter than on their work; with an excerpt each has its own.
    func excerpt(_ range: ByteRange) -> DocumentStorage {
        DocumentStorage(bytes: Array(slice(range)), tape: tape, base: range.lowerBound)
    }

    /// Some bytes of the file.
    func slice(_ range: ByteRange) -> ArraySlice<UInt8> {
        bytes[(range.lowerBound &- base)..<(range.upperBound &- base)]
    }

    /// The bytes between the quotes of the string at `index`.
    func contents(_ index: Int) -> ByteRange {
        let range = tape[index].range
        return (range.lowerBound &+ 1)..<(range.upperBound &- 1)
    }

    /// Whether the string at `index` is `name`; an escaped spelling of it counts too.
    package func string(_ index: Int, is name: StaticString) -> Bool {
        let node = tape[index]
        if node.traits.contains(.escaped) {
            return JSONText.decode(slice(contents(index))) == name.description
        }
        guard Int(node.length) &- 2 == name.utf8CodeUnitCount else { return false }
        var offset = Int(node.offset) &+ 1 &- base
        for unit in UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount) {
            if bytes[offset] != unit { return false }
            offset &+= 1
        }
        return true
    }
}
