import CompactStorage

extension TypeFact: Compact {
    func pack(into writer: inout CompactWriter) {
        name.pack(into: &writer)
        Int(kind.rawValue).pack(into: &writer)
        inherited.pack(into: &writer)
        rawValues.pack(into: &writer)
        cases.pack(into: &writer)
        hasInitializer.pack(into: &writer)
        attributes.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init(
            name: try reader.read(), kind: try reader.choice(), inherited: try reader.read(),
            rawValues: try reader.read(), cases: try reader.read(), hasInitializer: try reader.read(),
            attributes: try reader.read())
    }
}

extension NamedCaseFact: Compact {
    func pack(into writer: inout CompactWriter) {
        owner.pack(into: &writer)
        text.pack(into: &writer)
        spot.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init(owner: try reader.read(), text: try reader.read(), spot: try reader.read())
    }
}

extension CallableFact: Compact {
    func pack(into writer: inout CompactWriter) {
        name.pack(into: &writer)
        Int(kind.rawValue).pack(into: &writer)
        owner.pack(into: &writer)
        parameters.pack(into: &writer)
        result.pack(into: &writer)
        isDisfavored.pack(into: &writer)
        generics.pack(into: &writer)
        isExposed.pack(into: &writer)
        isPublic.pack(into: &writer)
        isMemberwise.pack(into: &writer)
        isThrowing.pack(into: &writer)
        isOverride.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init(
            name: try reader.read(), kind: try reader.choice(), owner: try reader.read(),
            parameters: try reader.read(), result: try reader.read(), isDisfavored: try reader.read(),
            generics: try reader.read(), isExposed: try reader.read(),
            isPublic: try reader.read(), isMemberwise: try reader.read(),
            isThrowing: try reader.read(), isOverride: try reader.read())
    }
}

extension ParameterFact: Compact {
    func pack(into writer: inout CompactWriter) {
        label.pack(into: &writer)
        name.pack(into: &writer)
        type.pack(into: &writer)
        hasDefault.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init(
            label: try reader.read(), name: try reader.read(), type: try reader.read(), hasDefault: try reader.read())
    }
}

extension PropertyFact: Compact {
    func pack(into writer: inout CompactWriter) {
        name.pack(into: &writer)
        owner.pack(into: &writer)
        type.pack(into: &writer)
        hint.pack(into: &writer)
        isStored.pack(into: &writer)
        hasDefault.pack(into: &writer)
        isConstant.pack(into: &writer)
        isComputed.pack(into: &writer)
        isExposed.pack(into: &writer)
        hasBuilder.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init(
            name: try reader.read(), owner: try reader.read(), type: try reader.read(), hint: try reader.read(),
            isStored: try reader.read(), hasDefault: try reader.read(), isConstant: try reader.read(),
            isComputed: try reader.read(), isExposed: try reader.read(), hasBuilder: try reader.read())
    }
}

extension HelperFact: Compact {
    func pack(into writer: inout CompactWriter) {
        name.pack(into: &writer)
        parameter.pack(into: &writer)
        table.pack(into: &writer)
        bundle.pack(into: &writer)
        isStatic.pack(into: &writer)
        spot.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init(
            name: try reader.read(), parameter: try reader.read(), table: try reader.read(),
            bundle: try reader.read(), isStatic: try reader.read(), spot: try reader.read())
    }
}

extension ForwarderFact: Compact {
    func pack(into writer: inout CompactWriter) {
        helper.pack(into: &writer)
        callee.pack(into: &writer)
        type.pack(into: &writer)
        labels.pack(into: &writer)
        argument.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init(
            helper: try reader.read(), callee: try reader.read(), type: try reader.read(), labels: try reader.read(),
            argument: try reader.read())
    }
}
