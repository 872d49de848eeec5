import TestSupport
import Testing

@testable import CompactStorage

@Suite("Compact serialization")
struct CompactTests {
    /// A value with parts of every type, including its own.
    private struct Sample: Compact, Equatable {
        var numbers: [Int] = [0, 1, 127, 128, 300, 1 << 32, .max]
        var name: String? = "Caf\u{E9}"
        var isThere = true
        var digest = ContentDigest("x")
        var inner: [Sample] = []

        func pack(into writer: inout CompactWriter) {
            numbers.pack(into: &writer)
            name.pack(into: &writer)
            isThere.pack(into: &writer)
            digest.pack(into: &writer)
            inner.pack(into: &writer)
        }

        init() {}

        init(from reader: inout CompactReader) throws(BrokenStorage) {
            numbers = try reader.read()
            name = try reader.read()
            isThere = try reader.read()
            digest = try reader.read()
            inner = try reader.nested { reader throws(BrokenStorage) in try reader.read() }
        }
    }

    private func packed(_ value: some Compact) -> [UInt8] {
        var writer = CompactWriter()
        value.pack(into: &writer)
        return writer.whole
    }

    private func read<Value: Compact>(_ bytes: [UInt8]) throws(BrokenStorage) -> Value {
        var reader = try CompactReader(bytes)
        let value: Value = try reader.read()
        guard reader.isAtEnd else { throw BrokenStorage() }
        return value
    }

    private var sample: Sample {
        var sample = Sample()
        var other = Sample()
        other.name = nil
        other.isThere = false
        sample.inner = [other, other]
        return sample
    }

    @Test("Restores every value unchanged")
    func roundTrip() throws {
        #expect(try read(packed(sample)) == sample)
        #expect(try read(packed([String]())) == [String]())
        #expect(try read(packed([""])) == [""])
    }

    @Test("Small numbers take one byte, and a repeated text takes one additional byte")
    func size() {
        #expect(packed([1, 2, 3]).count == 5)
        #expect(packed(["home.title", "home.title"]).count == packed(["home.title"]).count + 1)
    }

    @Test("Two Unicode spellings of one character stay different texts")
    func spellings() throws {
        let texts: [String] = try read(packed(["Caf\u{E9}", "Cafe\u{301}", "Caf\u{E9}"]))
        #expect(texts.map(\.utf8.count) == [5, 6, 5])
    }

    @Test("Truncated bytes are rejected")
    func truncated() {
        let bytes = packed(sample)
        for end in bytes.indices {
            #expect(throws: BrokenStorage.self) { () throws(BrokenStorage) -> Sample in try read(Array(bytes[..<end])) }
        }
    }

    @Test("Damaged bytes are rejected or yield another value, with little time and memory")
    func corrupted() {
        var mutator = Mutator(seed: 7)
        let seeds = [packed(sample), packed(Sample())]
        for _ in 0..<2_000 {
            let bytes = mutator.mutate(seeds)
            if let value: Sample = try? read(bytes) { #expect(value.numbers.count <= bytes.count) }
        }
    }

    @Test("A count that exceeds the data and a number without end are rejected")
    func promises() {
        let endless = [UInt8](repeating: 0xFF, count: 64)
        #expect(throws: BrokenStorage.self) { () throws(BrokenStorage) -> [Int] in try read([0] + endless) }
        #expect(throws: BrokenStorage.self) { () throws(BrokenStorage) -> [Int] in try read([0, 3, 1, 1]) }
        #expect(throws: BrokenStorage.self) { () throws(BrokenStorage) -> [Int] in try read(endless) }
        #expect(throws: BrokenStorage.self) { () throws(BrokenStorage) -> String in try read([0, 0]) }
        #expect(throws: BrokenStorage.self) { () throws(BrokenStorage) -> String in try read([1, 1, 0xFF, 0]) }
        #expect(throws: BrokenStorage.self) { () throws(BrokenStorage) -> Bool in try read([0, 2]) }
    }

    @Test("Recursive values are read up to a maximum depth")
    func depth() {
        let deep = (0..<100).reduce(Sample()) { inner, _ in
            var outer = Sample()
            outer.inner = [inner]
            return outer
        }
        #expect(throws: BrokenStorage.self) { () throws(BrokenStorage) -> Sample in try read(packed(deep)) }
    }
}

@Suite("Sealed storage")
struct SealedStorageTests {
    private let sealed = SealedStorage(Array("contents".utf8), mark: "test 1\n")

    @Test("The sealed content can be opened")
    func roundTrip() throws {
        let opened = try SealedStorage(opening: sealed.bytes, mark: "test 1\n")
        #expect(Array(opened.bytes[opened.contents]) == Array("contents".utf8))
        let empty = try SealedStorage(opening: SealedStorage([], mark: "").bytes, mark: "")
        #expect(empty.contents.isEmpty)
    }

    @Test("Changed, truncated and extended bytes are rejected")
    func broken() {
        for location in sealed.bytes.indices {
            var changed = sealed.bytes
            changed[location] ^= 1
            for bytes in [changed, Array(sealed.bytes[..<location]), sealed.bytes + [0]] {
                #expect(throws: BrokenStorage.self) { try SealedStorage(opening: bytes, mark: "test 1\n") }
            }
        }
    }

    @Test("Another mark is rejected")
    func otherMark() {
        #expect(throws: BrokenStorage.self) { try SealedStorage(opening: sealed.bytes, mark: "test 2\n") }
    }
}
