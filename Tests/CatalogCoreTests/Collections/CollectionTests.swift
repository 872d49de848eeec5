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

    @Test("Groups are in the order of their first elements")
    func grouping() {
        let groups = ["pear", "fig", "plum", "apple", "date"].grouped(by: \.count)
        #expect(groups.map(\.value) == [4, 3, 5])
        #expect(groups.map(\.elements) == [["pear", "plum", "date"], ["fig"], ["apple"]])
    }
}
