extension Int: Compact {
    /// Serializes the number, which must not be negative.
    @inlinable
    package func pack(into writer: inout CompactWriter) { writer.write(number: self) }
    /// Restores a number.
    @inlinable
    package init(from reader: inout CompactReader) throws(BrokenStorage) { self = try reader.number() }
}

extension String: Compact {
    /// Serializes the text.
    @inlinable
    package func pack(into writer: inout CompactWriter) { writer.write(text: self) }
    /// Restores a text.
    @inlinable
    package init(from reader: inout CompactReader) throws(BrokenStorage) { self = try reader.text() }
}

extension Bool: Compact {
    /// Serializes the value as 1 or 0.
    @inlinable
    package func pack(into writer: inout CompactWriter) { writer.write(number: self ? 1 : 0) }
    /// Restores a value from 1 or 0.
    @inlinable
    package init(from reader: inout CompactReader) throws(BrokenStorage) {
        switch try reader.number() {
        case 0: self = false
        case 1: self = true
        default: throw BrokenStorage()
        }
    }
}

extension Optional: Compact where Wrapped: Compact {
    /// Serializes whether there is a value, followed by the value.
    @inlinable
    package func pack(into writer: inout CompactWriter) {
        (self != nil).pack(into: &writer)
        self?.pack(into: &writer)
    }

    /// Restores the value, if there is one.
    @inlinable
    package init(from reader: inout CompactReader) throws(BrokenStorage) {
        self = try Bool(from: &reader) ? try Wrapped(from: &reader) : nil
    }
}

extension Array: Compact where Element: Compact {
    /// Serializes the number of elements, followed by the elements.
    @inlinable
    package func pack(into writer: inout CompactWriter) {
        count.pack(into: &writer)
        for element in self { element.pack(into: &writer) }
    }

    /// Restores the elements.
    @inlinable
    package init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init()
        let count = try reader.count()
        guard count > 0 else { return }
        // The number of a damaged file can be much too large.
        reserveCapacity(Swift.min(count, 1024))
        for _ in 0..<count { append(try Element(from: &reader)) }
    }
}
