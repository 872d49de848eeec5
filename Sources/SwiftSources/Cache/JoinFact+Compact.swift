import CompactStorage

extension JoinFact: Compact {
    func pack(into writer: inout CompactWriter) {
        parts.pack(into: &writer)
        spot.pack(into: &writer)
        role.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init(parts: try reader.read(), spot: try reader.read(), role: try reader.read())
    }
}

extension JoinFact.Part: Compact {
    func pack(into writer: inout CompactWriter) {
        Int(kind.rawValue).pack(into: &writer)
        range.pack(into: &writer)
        enclosures.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init(kind: try reader.choice(), range: try reader.read(), enclosures: try reader.read())
    }
}

extension FormatFact: Compact {
    func pack(into writer: inout CompactWriter) {
        name.pack(into: &writer)
        isFoundation.pack(into: &writer)
        hasLocale.pack(into: &writer)
        takesArray.pack(into: &writer)
        key.pack(into: &writer)
        labels.pack(into: &writer)
        values.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init(
            name: try reader.read(), isFoundation: try reader.read(), hasLocale: try reader.read(),
            takesArray: try reader.read(), key: try reader.read(), labels: try reader.read(), values: try reader.read())
    }
}

extension DirectiveFact: Compact {
    func pack(into writer: inout CompactWriter) {
        kind.rawValue.pack(into: &writer)
        words.pack(into: &writer)
        range.pack(into: &writer)
        lines.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        guard let kind = Kind(rawValue: try reader.read()) else { throw BrokenStorage() }
        self.init(kind: kind, words: try reader.read(), range: try reader.read(), lines: try reader.read())
    }
}

extension Range<Int>: Compact {
    @usableFromInline
    package func pack(into writer: inout CompactWriter) {
        lowerBound.pack(into: &writer)
        count.pack(into: &writer)
    }

    @usableFromInline
    package init(from reader: inout CompactReader) throws(BrokenStorage) {
        let (start, length): (Int, Int) = (try reader.read(), try reader.read())
        guard start >= 0, length >= 0, start < 1 << 40, length < 1 << 40 else { throw BrokenStorage() }
        self = start..<start + length
    }
}
