import Testing

@testable import ProjectReport

@Suite("Commits of a trend")
struct TrendReaderTests {
    @Test("A short history is shown whole")
    func short() {
        #expect(TrendReader.spread(over: 3) == [0, 1, 2])
        #expect(TrendReader.spread(over: TrendReader.mostPoints).count == TrendReader.mostPoints)
    }

    @Test(
        "From a long history, commits are selected evenly, including the first and the last", arguments: [31, 412])
    func long(count: Int) {
        let locations = TrendReader.spread(over: count)
        #expect(locations.count == TrendReader.mostPoints)
        #expect(locations.first == 0 && locations.last == count - 1)
        #expect(locations == Set(locations).sorted())
    }

    @Test(
        "The ends are read first and then the middle, and no commit is left out", arguments: [2, 3, 8, 30])
    func outsideIn(count: Int) {
        let order = TrendReader.outsideIn(Array(10..<(10 + count)))
        #expect(order.prefix(2) == [10 + count - 1, 10])
        #expect(order.sorted() == Array(10..<(10 + count)))
    }
}
