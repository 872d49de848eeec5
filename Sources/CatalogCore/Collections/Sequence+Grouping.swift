extension Sequence {
    /// Groups the elements by a value, in the order in which the values first occur.
    @inlinable
    package func grouped<Value: Hashable>(
        by value: (Element) throws -> Value
    ) rethrows -> [(value: Value, elements: [Element])] {
        var groups: [(value: Value, elements: [Element])] = []
        var indices: [Value: Int] = [:]
        for element in self {
            let value = try value(element)
            if let index = indices[value] {
                groups[index].elements.append(element)
            } else {
                indices[value] = groups.count
                groups.append((value, [element]))
            }
        }
        return groups
    }
}
