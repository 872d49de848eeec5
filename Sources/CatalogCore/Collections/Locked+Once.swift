import CatalogRuntime

extension Locked {
    /// Returns the value, which `make` computes the first time, while other threads wait.
    package func value<Wrapped>(makingFirst make: () throws -> Wrapped) rethrows -> Wrapped where Value == Wrapped? {
        try withLock { value in
            if let value { return value }
            let made = try make()
            value = made
            return made
        }
    }

    /// Returns the value for a key, which `make` computes the first time, while other threads wait.
    package func value<Key, Element>(for key: Key, making make: () -> Element) -> Element
    where Value == [Key: Element] {
        withLock { values in
            if let known = values[key] { return known }
            let made = make()
            values[key] = .some(made)
            return made
        }
    }
}
