/// A parsed JSON document that keeps all of its bytes.
///
/// One pass over the bytes creates a tape of nodes, each with a kind, a byte range and the index of the next node.
/// Values are decoded only on request. Duplicate and unknown members are kept, and an unchanged document is written
/// with its original bytes. An empty file is a document without a value, because Xcode's build steps create such
/// catalogs (`docs/formats.md` §2).
public struct Document: Sendable {
    let storage: DocumentStorage

    /// Parses UTF-8 bytes, with or without a byte-order mark.
    ///
    /// - Throws: `DocumentError`, with a location, if the bytes are not valid JSON or exceed `limits`.
    public init(_ bytes: [UInt8], limits: DocumentLimits = .standard) throws(DocumentError) {
        var parser = DocumentParser(bytes, limits: limits)
        storage = DocumentStorage(bytes: bytes, tape: try parser.parse())
    }

    /// The bytes from which the document was parsed.
    public var bytes: [UInt8] { storage.bytes }

    /// The root value; of an empty file, a value of kind `nothing`.
    public var root: DocumentValue { DocumentValue(storage: storage, index: 0) }

    /// Whether the file is empty.
    public var isEmpty: Bool { storage.bytes.isEmpty }
}

/// The shared, immutable storage of a document, so that a view of a value costs one reference.
///
/// Offsets on the tape count from the start of the file. `bytes` may be an excerpt that begins at offset `base`.
final class DocumentStorage: Sendable {
    let bytes: [UInt8]
    let tape: [DocumentNode]
    let base: Int

    init(bytes: [UInt8], tape: [DocumentNode], base: Int = 0) {
        self.bytes = bytes
        self.tape = tape
        self.base = base
    }

    /// Returns the same document with a copy of only some of its bytes.
    ///
    /// Every `Text` retains the bytes that it refers to. Threads that share these bytes would spend more time on the
    /// reference count than on their work, so each thread gets its own excerpt.
    func excerpt(_ range: ByteRange) -> DocumentStorage {
        DocumentStorage(bytes: Array(slice(range)), tape: tape, base: range.lowerBound)
    }

    /// Returns the bytes in a range of the file.
    func slice(_ range: ByteRange) -> ArraySlice<UInt8> {
        bytes[(range.lowerBound &- base)..<(range.upperBound &- base)]
    }

    /// Returns the range between the quotes of the string at `index`.
    func contents(_ index: Int) -> ByteRange {
        let range = tape[index].range
        return (range.lowerBound &+ 1)..<(range.upperBound &- 1)
    }

    /// Returns whether the string at `index` equals `name` when decoded.
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
