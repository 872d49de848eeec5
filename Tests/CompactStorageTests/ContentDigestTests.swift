import Testing

@testable import CompactStorage

@Suite("Content digests")
struct ContentDigestTests {
    /// The expected digests come from other implementations of MurmurHash3 (x64, 128 bits, no seed).
    @Test(
        "They equal those of MurmurHash3",
        arguments: [
            ("", "00000000000000000000000000000000"),
            ("hello", "cbd8a7b341bd9b025b1e906a48ae1d19"),
            ("hello, world", "342fac623a5ebc8e4cdcbc079642414d"),
            ("19 Jan 2038 at 3:14:07 AM", "b89e5988b737affc664fc2950231b2cb"),
            ("The quick brown fox jumps over the lazy dog.", "cd99481f9ee902c9695da1a38987b6e7"),
        ])
    func known(text: String, digest: String) {
        #expect(ContentDigest(text).hexadecimal == digest)
    }

    @Test("A slice has the same digest as a copy of its bytes")
    func slices() {
        let bytes = (0..<64).map { UInt8($0) }
        for end in 3...64 { #expect(ContentDigest(bytes[3..<end]) == ContentDigest(Array(bytes[3..<end]))) }
    }

    @Test("Any changed bit and any added or removed byte changes both halves of the digest")
    func differences() {
        let bytes = [UInt8](repeating: 0, count: 33)
        var digests: Set<ContentDigest> = [ContentDigest(bytes)]
        var halves: Set<Substring> = []
        for bit in 0..<(bytes.count * 8) {
            var changed = bytes
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            digests.insert(ContentDigest(changed))
            halves.formUnion([
                ContentDigest(changed).hexadecimal.prefix(16), ContentDigest(changed).hexadecimal.suffix(16),
            ])
        }
        for count in 0..<bytes.count { digests.insert(ContentDigest([UInt8](repeating: 0, count: count))) }
        #expect(digests.count == 1 + bytes.count * 8 + bytes.count)
        #expect(halves.count == 2 * bytes.count * 8)
    }
}
