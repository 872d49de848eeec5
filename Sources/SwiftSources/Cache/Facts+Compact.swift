import XCStringsKit

extension SourceFacts: Compact {
    func write(to writer: inout CompactWriter) {
        contexts.write(to: &writer)
        literals.write(to: &writer)
        calls.write(to: &writer)
        dynamics.write(to: &writer)
        members.write(to: &writer)
        types.write(to: &writer)
        callables.write(to: &writer)
        properties.write(to: &writer)
        aliases.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }.write(to: &writer)
        helpers.write(to: &writer)
        problem.write(to: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenCache) {
        self.init()
        contexts = try reader.read()
        literals = try reader.read()
        calls = try reader.read()
        dynamics = try reader.read()
        members = try reader.read()
        types = try reader.read()
        callables = try reader.read()
        properties = try reader.read()
        let names: [String] = try reader.read()
        for index in stride(from: 0, to: names.count - 1, by: 2) { aliases[names[index]] = names[index + 1] }
        helpers = try reader.read()
        problem = try reader.read()
        guard isConsistent else { throw BrokenCache() }
    }

    /// Whether all numbers that stand for other facts have one.
    private var isConsistent: Bool {
        let spots = literals.map(\.spot) + calls.map(\.spot) + dynamics.map(\.spot) + members.map(\.spot)
        let numbers = literals.compactMap(\.callNumber) + members.compactMap(\.call) + dynamics.compactMap(\.callNumber)
        return (spots + helpers.map(\.spot)).allSatisfy { contexts.indices.contains($0.context) }
            && numbers.allSatisfy(calls.indices.contains)
    }
}

extension LiteralFact {
    fileprivate var callNumber: Int? {
        switch role {
        case .argument(let call, _): call
        case .receiver(_, let call): call
        default: nil
        }
    }
}

extension DynamicFact {
    fileprivate var callNumber: Int? {
        switch target {
        case .argument(let call, _): call
        case .receiver(_, let call): call
        }
    }
}

extension ContextFact: Compact {
    func write(to writer: inout CompactWriter) {
        type.write(to: &writer)
        declaration.write(to: &writer)
        isPreview.write(to: &writer)
        isDebug.write(to: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenCache) {
        self.init(
            type: try reader.read(), declaration: try reader.read(), isPreview: try reader.read(),
            isDebug: try reader.read())
    }
}

extension SourceSpot: Compact {
    func write(to writer: inout CompactWriter) {
        range.lowerBound.write(to: &writer)
        range.count.write(to: &writer)
        position.line.write(to: &writer)
        position.column.write(to: &writer)
        context.write(to: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenCache) {
        let (start, length): (Int, Int) = (try reader.read(), try reader.read())
        guard start >= 0, length >= 0, start < 1 << 40, length < 1 << 40 else { throw BrokenCache() }
        self.init(
            range: start..<start + length,
            position: TextPosition(line: try reader.read(), column: try reader.read()), context: try reader.read())
    }
}

/// Only what parsing found is kept; files that could not be read are read again.
extension SourceProblem: Compact {
    func write(to writer: inout CompactWriter) {
        switch self {
        case .notUTF8(let offset): [0, offset].write(to: &writer)
        case .tooLarge(let limit): [1, limit].write(to: &writer)
        case .tooDeep(let position): [2, position.line, position.column].write(to: &writer)
        case .unreadable: [3].write(to: &writer)
        }
    }

    init(from reader: inout CompactReader) throws(BrokenCache) {
        let numbers: [Int] = try reader.read()
        switch (numbers.first, numbers.count) {
        case (0, 2): self = .notUTF8(offset: numbers[1])
        case (1, 2): self = .tooLarge(limit: numbers[1])
        case (2, 3): self = .tooDeep(TextPosition(line: numbers[1], column: numbers[2]))
        default: throw BrokenCache()
        }
    }
}
