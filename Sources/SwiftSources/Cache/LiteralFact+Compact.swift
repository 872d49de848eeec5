extension LiteralFact: Compact {
    func write(to writer: inout CompactWriter) {
        segments.write(to: &writer)
        spot.write(to: &writer)
        role.write(to: &writer)
        steps.write(to: &writer)
        Int(traits.rawValue).write(to: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenCache) {
        self.init(
            segments: try reader.read(), spot: try reader.read(), role: try reader.read(), steps: try reader.read(),
            traits: LiteralTraits(rawValue: UInt8(truncatingIfNeeded: try reader.number())))
    }
}

extension TextSegment: Compact {
    func write(to writer: inout CompactWriter) {
        switch self {
        case .text(let text):
            writer.write(number: 0)
            text.write(to: &writer)
        case .interpolation(let value):
            writer.write(number: 1)
            value.write(to: &writer)
        }
    }

    init(from reader: inout CompactReader) throws(BrokenCache) {
        self = try reader.number() == 0 ? .text(try reader.read()) : .interpolation(try reader.read())
    }
}

extension Interpolation: Compact {
    func write(to writer: inout CompactWriter) {
        hint.write(to: &writer)
        specifier.write(to: &writer)
        label.write(to: &writer)
        code.write(to: &writer)
        parameter.write(to: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenCache) {
        self.init(
            hint: try reader.read(), specifier: try reader.read(), label: try reader.read(), code: try reader.read(),
            parameter: try reader.read())
    }
}

extension TypeHint: Compact {
    func write(to writer: inout CompactWriter) {
        switch self {
        case .unknown: writer.write(number: 0)
        case .type(let name), .name(let name):
            writer.write(number: self == .type(name) ? 1 : 2)
            name.write(to: &writer)
        case .member(let base, let name):
            writer.write(number: 3)
            base.write(to: &writer)
            name.write(to: &writer)
        case .element(let collection):
            writer.write(number: 4)
            collection.write(to: &writer)
        case .sum(let left, let right):
            writer.write(number: 5)
            left.write(to: &writer)
            right.write(to: &writer)
        }
    }

    init(from reader: inout CompactReader) throws(BrokenCache) {
        self = try reader.nested { reader throws(BrokenCache) in try TypeHint.read(&reader) }
    }

    private static func read(_ reader: inout CompactReader) throws(BrokenCache) -> TypeHint {
        switch try reader.number() {
        case 0: .unknown
        case 1: .type(try reader.read())
        case 2: .name(try reader.read())
        case 3: .member(try reader.read(), try reader.read())
        case 4: .element(try reader.read())
        case 5: .sum(try reader.read(), try reader.read())
        default: throw BrokenCache()
        }
    }
}

extension ContainerStep: Compact {
    func write(to writer: inout CompactWriter) {
        switch self {
        case .element: writer.write(number: 0)
        case .value: writer.write(number: 1)
        case .key: writer.write(number: 2)
        case .tuple(let index, let label):
            writer.write(number: 3)
            index.write(to: &writer)
            label.write(to: &writer)
        }
    }

    init(from reader: inout CompactReader) throws(BrokenCache) {
        switch try reader.number() {
        case 0: self = .element
        case 1: self = .value
        case 2: self = .key
        case 3: self = .tuple(index: try reader.read(), label: try reader.read())
        default: throw BrokenCache()
        }
    }
}
