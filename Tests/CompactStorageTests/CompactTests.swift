import TestSupport
import Testing

@testable import CompactStorage

@Suite("Values in few bytes")
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

    @Test("Are had back as they were")
    func roundTrip() throws {
        #expect(try read(packed(sample)) == sample)
        #expect(try read(packed([String]())) == [String]())
        #expect(try read(packed([""])) == [""])
    }

    @Test("Small numbers take a byte, a text that comes again takes one more")
    func size() {
        #expect(packed([1, 2, 3]).count == 5)
        #expect(packed(["home.title", "home.title"]).count == packed(["home.title"]).count + 1)
    }

    @Test("Two spellings of one character stay two texts")
    func spellings() throws {
        let texts: [String] = try read(packed(["Caf\u{E9}", "Cafe\u{301}", "Caf\u{E9}"]))
        #expect(texts.map(\.utf8.count) == [5, 6, 5])
    }

    @Test("Bytes that are cut off anywhere are refused")
    func truncated() {
        let bytes = packed(sample)
        for end in bytes.indices {
            #expect(throws: BrokenStorage.self) { () throws(BrokenStorage) -> Sample in try read(Array(bytes[..<end])) }
        }
    }

    @Test("Bytes that are broken in any way are refused, or are another value, in no time and little memory")
    func corrupted() {
        var mutator = Mutator(seed: 7)
        let seeds = [packed(sample), packed(Sample())]
        for _ in 0..<2_000 {
            let bytes = mutator.mutate(seeds)
            if let value: Sample = try? read(bytes) { #expect(value.numbers.count <= bytes.count) }
        }
    }

    @Test("A number that promises more than there is, or never ends, is refused")
    func promises() {
        let endless = [UInt8](repeating: 0xFF, count: 64)
        #expect(throws: BrokenStorage.self) { () throws(BrokenStorage) -> [Int] in try read([0] + endless) }
        #expect(throws: BrokenStorage.self) { () throws(BrokenStorage) -> [Int] in try read([0, 3, 1, 1]) }
        #expect(throws: BrokenStorage.self) { () throws(BrokenStorage) -> [Int] in try read(endless) }
        #expect(throws: BrokenStorage.self) { () throws(BrokenStorage) -> String in try read([0, 0]) }
        #expect(throws: BrokenStorage.self) { () throws(BrokenStorage) -> String in try read([1, 1, 0xFF, 0]) }
        #expect(throws: BrokenStorage.self) { () throws(BrokenStorage) -> Bool in try read([0, 2]) }
    }

    @Test("What holds itself is read only so deep")
    func depth() {
        let deep = (0..<100).reduce(Sample()) { inner, _ in
            var outer = Sample()
            outer.inner = [inner]
            return outer
        }
        #expect(throws: BrokenStorage.self) { () throws(BrokenStorage) -> Sample in try read(packed(deep)) }
    }
}

@Suite("Sealed files")
struct SealedStorageTests {
    private let sealed = SealedStorage(Array("contents".utf8), mark: "test 1\n")

    @Test("Give back what was sealed")
    func roundTrip() throws {
        let opened = try SealedStorage(opening: sealed.bytes, mark: "test 1\n")
        #expect(Array(opened.bytes[opened.contents]) == Array("contents".utf8))
        let empty = try SealedStorage(opening: SealedStorage([], mark: "").bytes, mark: "")
        #expect(empty.contents.isEmpty)
    }

    @Test("Are refused with any bit changed, any byte cut off or one too many")
    func broken() {
        for place in sealed.bytes.indices {
            var changed = sealed.bytes
            changed[place] ^= 1
            for bytes in [changed, Array(sealed.bytes[..<place]), sealed.bytes + [0]] {
                #expect(throws: BrokenStorage.self) { try SealedStorage(opening: bytes, mark: "test 1\n") }
            }
        }
    }

    @Test("Are refused under another mark")
    func otherMark() {
        #expect(throws: BrokenStorage.self) { try SealedStorage(opening: sealed.bytes, mark: "test 2\n") }
    }
}
