/// The place of the decimal mark in a written number.
enum DecimalNumber {
    /// Returns whether two numbers with the same digits have different values, however their marks are read.
    ///
    /// A mark before three digits may group thousands, and any other mark begins the decimals.
    static func differ(_ first: String, _ second: String) -> Bool {
        guard first != second, let left = decimals(of: first), let right = decimals(of: second) else { return false }
        return left.isDisjoint(with: right)
    }

    /// Returns the possible numbers of decimals; nil for dates, versions and other numbers with several parts.
    private static func decimals(of number: String) -> Set<Int>? {
        let groups = number.split(omittingEmptySubsequences: false) { !$0.isNumber }.map(\.count)
        guard let last = groups.last, groups.count > 1 else { return [0] }
        let middle = groups.dropFirst().dropLast()
        guard groups[0] <= 3 || groups.count == 2 else { return nil }
        if last == 3 { return middle.allSatisfy { $0 == 2 || $0 == 3 } ? (middle.isEmpty ? [0, 3] : [0]) : nil }
        return middle.allSatisfy { $0 == 3 } ? [last] : nil
    }
}
