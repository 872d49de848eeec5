import CompactStorage

extension LiteralFact: Compact {
    func pack(into writer: inout CompactWriter) {
        segments.pack(into: &writer)
        spot.pack(into: &writer)
        role.pack(into: &writer)
        steps.pack(into: &writer)
        Int(traits.rawValue).pack(into: &writer)
        dictionaryKey.pack(into: &writer)
        cases.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init(
            segments: try reader.read(), spot: try reader.read(), role: try reader.read(), steps: try reader.read(),
            traits: LiteralTraits(rawValue: UInt8(truncatingIfNeeded: try reader.number())),
            dictionaryKey: try reader.read(), cases: try reader.read())
    }
}

extension TextSegment: Compact {
    func pack(into writer: inout CompactWriter) {
        switch self {
        case .text(let text):
            writer.write(number: 0)
            text.pack(into: &writer)
        case .interpolation(let value):
            writer.write(number: 1)
            value.pack(into: &writer)
        }
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self = try reader.number() == 0 ? .text(try reader.read()) : .interpolation(try reader.read())
    }
}

extension Interpolation: Compact {
    func pack(into writer: inout CompactWriter) {
        hint.pack(into: &writer)
        specifier.pack(into: &writer)
        label.pack(into: &writer)
        code.pack(into: &writer)
        parameter.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init(
            hint: try reader.read(), specifier: try reader.read(), label: try reader.read(), code: try reader.read(),
            parameter: try reader.read())
    }
}

extension TypeHint: Compact {
    func pack(into writer: inout CompactWriter) {
        switch self {
        case .unknown: writer.write(number: 0)
        case .type(let name):
            writer.write(number: 1)
            name.pack(into: &writer)
        case .name(let name):
            writer.write(number: 2)
            name.pack(into: &writer)
        case .member(let base, let name):
            writer.write(number: 3)
            base.pack(into: &writer)
            name.pack(into: &writer)
        case .element(let collection):
            writer.write(number: 4)
            collection.pack(into: &writer)
        case .sum(let left, let right):
            writer.write(number: 5)
            left.pack(into: &writer)
            right.pack(into: &writer)
        case .parameter(let name, let function, let type):
            writer.write(number: 6)
            writer.write(number: 3)
            name.pack(into: &writer)
            function.pack(into: &writer)
            type.pack(into: &writer)
        case .payload(let subject, let enumerationCase, let index):
            writer.write(number: 7)
            subject.pack(into: &writer)
            enumerationCase.pack(into: &writer)
            index.pack(into: &writer)
        case .part(let tuple, let index):
            writer.write(number: 8)
            tuple.pack(into: &writer)
            index.pack(into: &writer)
        case .variable(let value):
            writer.write(number: 9)
            value.pack(into: &writer)
        case .range(let bound):
            writer.write(number: 10)
            bound.pack(into: &writer)
        case .list(let element, let origin):
            writer.write(number: 11)
            element.pack(into: &writer)
            origin.pack(into: &writer)
        }
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self = try reader.nested { reader throws(BrokenStorage) in try TypeHint.read(&reader) }
    }

    private static func read(_ reader: inout CompactReader) throws(BrokenStorage) -> TypeHint {
        switch try reader.number() {
        case 0: return .unknown
        case 1: return .type(try reader.read())
        case 2: return .name(try reader.read())
        case 3: return .member(try reader.read(), try reader.read())
        case 4: return .element(try reader.read())
        case 5: return .sum(try reader.read(), try reader.read())
        case 6:
            guard try reader.count() == 3 else { throw BrokenStorage() }
            return .parameter(try reader.read(), function: try reader.read(), type: try reader.read())
        case 7: return .payload(try reader.read(), case: try reader.read(), index: try reader.read())
        case 8: return .part(try reader.read(), index: try reader.read())
        case 9: return .variable(try reader.read())
        case 10: return .range(try reader.read())
        case 11: return .list(try reader.read(), of: try reader.read())
        default: throw BrokenStorage()
        }
    }
}

extension ContainerStep: Compact {
    func pack(into writer: inout CompactWriter) {
        switch self {
        case .element: writer.write(number: 0)
        case .value: writer.write(number: 1)
        case .key: writer.write(number: 2)
        case .tuple(let index, let label):
            writer.write(number: 3)
            index.pack(into: &writer)
            label.pack(into: &writer)
        }
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        switch try reader.number() {
        case 0: self = .element
        case 1: self = .value
        case 2: self = .key
        case 3: self = .tuple(index: try reader.read(), label: try reader.read())
        default: throw BrokenStorage()
        }
    }
}
