extension TypeFact: Compact {
    func write(to writer: inout CompactWriter) {
        name.write(to: &writer)
        Int(kind.rawValue).write(to: &writer)
        inherited.write(to: &writer)
        rawValues.write(to: &writer)
        cases.write(to: &writer)
        hasInitializer.write(to: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenCache) {
        self.init(
            name: try reader.read(), kind: try reader.choice(), inherited: try reader.read(),
            rawValues: try reader.read(), cases: try reader.read(), hasInitializer: try reader.read())
    }
}

extension CallableFact: Compact {
    func write(to writer: inout CompactWriter) {
        name.write(to: &writer)
        Int(kind.rawValue).write(to: &writer)
        owner.write(to: &writer)
        parameters.write(to: &writer)
        result.write(to: &writer)
        isDisfavored.write(to: &writer)
        generics.write(to: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenCache) {
        self.init(
            name: try reader.read(), kind: try reader.choice(), owner: try reader.read(),
            parameters: try reader.read(), result: try reader.read(), isDisfavored: try reader.read(),
            generics: try reader.read())
    }
}

extension ParameterFact: Compact {
    func write(to writer: inout CompactWriter) {
        label.write(to: &writer)
        name.write(to: &writer)
        type.write(to: &writer)
        hasDefault.write(to: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenCache) {
        self.init(
            label: try reader.read(), name: try reader.read(), type: try reader.read(), hasDefault: try reader.read())
    }
}

extension PropertyFact: Compact {
    func write(to writer: inout CompactWriter) {
        name.write(to: &writer)
        owner.write(to: &writer)
        type.write(to: &writer)
        hint.write(to: &writer)
        isStored.write(to: &writer)
        hasDefault.write(to: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenCache) {
        self.init(
            name: try reader.read(), owner: try reader.read(), type: try reader.read(), hint: try reader.read(),
            isStored: try reader.read(), hasDefault: try reader.read())
    }
}

extension HelperFact: Compact {
    func write(to writer: inout CompactWriter) {
        name.write(to: &writer)
        parameter.write(to: &writer)
        table.write(to: &writer)
        bundle.write(to: &writer)
        spot.write(to: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenCache) {
        self.init(
            name: try reader.read(), parameter: try reader.read(), table: try reader.read(),
            bundle: try reader.read(), spot: try reader.read())
    }
}
