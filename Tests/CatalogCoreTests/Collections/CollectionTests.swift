import TestSupport
import Testing

@testable import CatalogCore

@Suite("Searching and grouping")
struct CollectionTests {
    @Test("The partitioning index is that of the first element that meets the condition", arguments: 0...9)
    func partitioning(count: Int) {
        let numbers = (0..<count).map { $0 * 2 }
        for least in -1...(2 * count) {
            #expect(
                numbers.partitioningIndex { $0 >= least } == numbers.firstIndex { $0 >= least } ?? numbers.endIndex)
            let slice = numbers.dropFirst()
            #expect(slice.partitioningIndex { $0 >= least } == slice.firstIndex { $0 >= least } ?? slice.endIndex)
        }
    }

    @Test("Things with equal hashes form groups in the order of their first members")
    func hashGroups() {
        let hashes: [UInt64] = [5, 7, 5, 1, 7, 5]
        #expect(HashGrouping.groups(of: hashes.count) { hashes[$0] } == [[0, 2, 5], [1, 4]])
        #expect(HashGrouping.groups(of: 0) { UInt64($0) }.isEmpty)
        // Different hashes that begin at the same slot.
        #expect(HashGrouping.groups(of: 300) { UInt64($0 % 100) << 32 }.map(\.count) == Array(repeating: 3, count: 100))
    }

    @Test("The hash of bytes is that of FNV-1a, with its upper half in the lower one, too")
    func hash() {
        // The value that the authors published for “foobar”.
        let published: UInt64 = 0x8594_4171_F739_67E8
        #expect(FowlerHash(Array("foobar".utf8)[...]).value == published ^ published >> 32)
        var hash = FowlerHash(Array("foo".utf8)[...])
        hash.add(Array("bar".utf8)[...])
        #expect(hash.value == FowlerHash(Array("foobar".utf8)[...]).value)
    }

    @Test("Groups are in the order of their first elements")
    func grouping() {
        let groups = ["pear", "fig", "plum", "apple", "date"].grouped(by: \.count)
        #expect(groups.map(\.value) == [4, 3, 5])
        #expect(groups.map(\.elements) == [["pear", "plum", "date"], ["fig"], ["apple"]])
    }

    @Test(
        "The first occurrence of a word is found, whether or not the bytes lie in a row",
        arguments: 0..<20 as Range<UInt64>)
    func words(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<50 {
            let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in UInt8.random(in: 1...2, using: &random)
            }
            let word = (0..<Int.random(in: 0...4, using: &random)).map { _ in UInt8.random(in: 1...2, using: &random) }
            let start = bytes.indices.first { !word.isEmpty && bytes[$0...].starts(with: word) }
            let found = start.map { $0..<$0 + word.count }
            #expect(bytes.firstRange(ofWord: word) == found)
            #expect(bytes.contains(word: word) == (found != nil))
            let slice = ([3] + bytes)[1...]
            #expect(slice.firstRange(ofWord: word) == found.map { $0.lowerBound + 1..<$0.upperBound + 1 })
            let apart = bytes.lazy.map { $0 }
            #expect(apart.firstRange(ofWord: word) == found)
            #expect(apart.contains(word: word) == (found != nil))
        }
    }
}
