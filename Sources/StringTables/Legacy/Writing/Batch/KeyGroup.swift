import CatalogCore

/// Keys of a table in file order, with the orders in which they are sorted.
struct KeyGroup {
    /// The numbers of the keys in file order.
    private(set) var numbers: [Int] = []
    /// The neighbors that are out of order, by order.
    private var faults: [KeyOrder: Int] = [:]

    /// The first order in which all keys are sorted; nil if there is none.
    var order: KeyOrder? { KeyOrder.allCases.first { faults[$0, default: 0] == 0 } }

    /// Adds a key at an index.
    ///
    /// - Parameter areFaulty: Returns whether two keys in this sequence are out of order.
    mutating func insert(_ segment: Int, at index: Int, areFaulty: (KeyOrder, Int, Int) -> Bool) {
        count(neighborsAt: index, by: -1, areFaulty)
        numbers.insert(segment, at: index)
        count(neighborsAt: index, by: 1, areFaulty)
        count(neighborsAt: index + 1, by: 1, areFaulty)
    }

    /// Removes the key at an index.
    mutating func remove(at index: Int, areFaulty: (KeyOrder, Int, Int) -> Bool) {
        count(neighborsAt: index, by: -1, areFaulty)
        count(neighborsAt: index + 1, by: -1, areFaulty)
        numbers.remove(at: index)
        count(neighborsAt: index, by: 1, areFaulty)
    }

    /// Counts the key at an index and the one before it, if they are out of order.
    private mutating func count(neighborsAt index: Int, by amount: Int, _ areFaulty: (KeyOrder, Int, Int) -> Bool) {
        guard index > 0, index < numbers.count else { return }
        for order in KeyOrder.allCases where areFaulty(order, numbers[index - 1], numbers[index]) {
            faults[order, default: 0] += amount
        }
    }

    /// Returns the index of the first key that fits.
    ///
    /// All keys after it must also fit.
    func firstIndex(fitting fits: (Int) -> Bool) -> Int {
        numbers.partitioningIndex(where: fits)
    }
}
