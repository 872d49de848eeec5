extension Int: Compact {
    /// Writes the number, which must not be below zero.
    @inlinable
    package func pack(into writer: inout CompactWriter) { writer.write(number: self) }
    /// Reads a number.
    @inlinable
    package init(from reader: inout CompactReader) throws(BrokenStorage) { self = try reader.number() }
}

extension String: Compact {
    /// Writes the text.
    @inlinable
    package func pack(into writer: inout CompactWriter) { writer.write(text: self) }
    /// Reads a text.
    @inlinable
    package init(from reader: inout CompactReader) throws(BrokenStorage) { self = try reader.text() }
}

extension Bool: Compact {
    /// Writes 1 or 0.
    @inlinable
    package func pack(into writer: inout CompactWriter) { writer.write(number: self ? 1 : 0) }
    /// Reads 1 or 0.
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
    /// Writes whether there is a value, and the value.
    @inlinable
    package func pack(into writer: inout CompactWriter) {
        (self != nil).pack(into: &writer)
        self?.pack(into: &writer)
    }

    /// Reads a value if there is one.
    @inlinable
    package init(from reader: inout CompactReader) throws(BrokenStorage) {
        self = try Bool(from: &reader) ? try Wrapped(from: &reader) : nil
    }
}

extension Array: Compact where Element: Compact {
    /// Writes how many elements there are, and each of them.
    @inlinable
    package func pack(into writer: inout CompactWriter) {
        count.pack(into: &writer)
        for element in self { element.pack(into: &writer) }
    }

    /// Reads the elements.
    @inlinable
    package init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init()
        for _ in 0..<(try reader.count()) { append(try Element(from: &reader)) }
    }
}
