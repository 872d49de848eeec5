import CompactStorage

extension ValueFact: Compact {
    func pack(into writer: inout CompactWriter) {
        role.pack(into: &writer)
        steps.pack(into: &writer)
        alternatives.pack(into: &writer)
        local.pack(into: &writer)
        context.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init(
            role: try reader.read(), steps: try reader.read(), alternatives: try reader.read(),
            local: try reader.read(), context: try reader.read())
    }
}
