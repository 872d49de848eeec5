import Testing

@testable import CatalogComparison

@Suite("Labels and length of conflict markers")
struct ConflictMarkersTests {
    @Test("The label of each side is a single line")
    func labels() {
        let markers = ConflictMarkers(ours: "main\nx", base: "base\r\nx", theirs: "topic\u{2028}x")
        #expect([markers.ours, markers.base, markers.theirs] == ["main", "base", "topic"])
    }

    @Test(
        "A marker has 1 to 1,000 characters, and 7 if none is requested",
        arguments: [(-1, 7), (0, 7), (1, 1), (7, 7), (40, 40), (1001, 1000), (.max, 1000)])
    func size(given: Int, taken: Int) {
        #expect(ConflictMarkers(size: given).size == taken)
    }
}
