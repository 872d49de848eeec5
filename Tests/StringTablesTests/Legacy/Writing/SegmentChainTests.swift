import Testing

@testable import StringTables

@Suite("The order of segments")
struct SegmentChainTests {
    @Test("Many segments at one place stay in order")
    func insertions() {
        var chain = SegmentChain(count: 2)
        var expected = [0, 1]
        for _ in 0..<200 { expected.insert(chain.insert(after: 0), at: 1) }
        for _ in 0..<200 { expected.insert(chain.insert(after: nil), at: 0) }
        #expect(chain.numbers == expected)
        #expect(zip(expected, expected.dropFirst()).allSatisfy { chain.isBefore($0, $1) })
    }

    @Test("The first segment with a property is found again when it loses the property")
    func firstSegment() {
        let chain = SegmentChain(count: 4)
        var first = FirstSegment()
        for number in [3, 1] { first.set(number, to: true, in: chain) }
        #expect(first.segment == 1)
        first.set(1, to: false, in: chain)
        #expect(first.segment == 3)
        first.set(3, to: false, in: chain)
        #expect(first.segment == nil)
    }
}
