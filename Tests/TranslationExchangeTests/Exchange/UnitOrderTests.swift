import Testing

@testable import TranslationExchange

@Suite("Xcode's order of texts")
struct UnitOrderTests {
    @Test("Numbers are compared by value, everything else by bytes")
    func order() {
        let names = ["8iI-nH", "186-0W", "1f0-8q", "1SY-O5", "DmO", "b", "B", "a10", "a9", "a09", "", "a"]
        let sorted = names.sorted { UnitOrder.areInIncreasingOrder(Array($0.utf8), Array($1.utf8)) }
        #expect(sorted == ["", "1SY-O5", "1f0-8q", "8iI-nH", "186-0W", "B", "DmO", "a", "a09", "a9", "a10", "b"])
    }

    @Test("A number that is too long for any integer is still compared as a number")
    func longNumber() {
        let long = String(repeating: "9", count: 40)
        #expect(UnitOrder.areInIncreasingOrder(Array(long.utf8), Array("1\(long)".utf8)))
        #expect(!UnitOrder.areInIncreasingOrder(Array(long.utf8), Array(long.utf8)))
    }
}
