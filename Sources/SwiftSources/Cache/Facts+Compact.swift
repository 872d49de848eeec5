import CatalogCore
import CompactStorage

extension SourceFacts: Compact {
    package func pack(into writer: inout CompactWriter) {
        contexts.pack(into: &writer)
        literals.pack(into: &writer)
        calls.pack(into: &writer)
        dynamics.pack(into: &writer)
        members.pack(into: &writer)
        references.pack(into: &writer)
        types.pack(into: &writer)
        namedCases.pack(into: &writer)
        callables.pack(into: &writer)
        properties.pack(into: &writer)
        aliases.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }.pack(into: &writer)
        helpers.pack(into: &writer)
        forwarders.pack(into: &writer)
        imports.pack(into: &writer)
        joins.pack(into: &writer)
        formats.pack(into: &writer)
        values.pack(into: &writer)
        passedNames.pack(into: &writer)
        madeTypes.pack(into: &writer)
        previewedTypes.pack(into: &writer)
        usedNames.pack(into: &writer)
        genericNames.pack(into: &writer)
        directives.pack(into: &writer)
        problem.pack(into: &writer)
    }

    package init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init()
        contexts = try reader.read()
        literals = try reader.read()
        calls = try reader.read()
        dynamics = try reader.read()
        members = try reader.read()
        references = try reader.read()
        types = try reader.read()
        namedCases = try reader.read()
        callables = try reader.read()
        properties = try reader.read()
        let names: [String] = try reader.read()
        for index in stride(from: 0, to: names.count - 1, by: 2) { aliases[names[index]] = names[index + 1] }
        helpers = try reader.read()
        forwarders = try reader.read()
        imports = try reader.read()
        joins = try reader.read()
        formats = try reader.read()
        values = try reader.read()
        passedNames = try reader.read()
        madeTypes = try reader.read()
        previewedTypes = try reader.read()
        usedNames = try reader.read()
        genericNames = try reader.read()
        directives = try reader.read()
        problem = try reader.read()
        guard isConsistent else { throw BrokenStorage() }
    }

    /// Whether all indices of contexts and calls are in range.
    private var isConsistent: Bool {
        let contextNumbers = contexts.indices
        let callNumbers = calls.indices
        func has(_ context: Int, _ call: Int? = nil) -> Bool {
            contextNumbers.contains(context) && (call.map { callNumbers.contains($0) } ?? true)
        }
        return references.allSatisfy { has($0.spot.context) } && helpers.allSatisfy { has($0.spot.context) }
            && forwarders.allSatisfy { has($0.helper.spot.context) && $0.labels.indices.contains($0.argument) }
            && calls.allSatisfy { has($0.spot.context) } && namedCases.allSatisfy { has($0.spot.context) }
            && literals.allSatisfy { has($0.spot.context, $0.callNumber) }
            && dynamics.allSatisfy { has($0.spot.context, $0.callNumber) }
            && members.allSatisfy { has($0.spot.context, $0.call) }
            && joins.allSatisfy { has($0.spot.context, $0.role.callNumber) }
            && values.allSatisfy { has($0.context, $0.role.callNumber) }
            && usedNames.allSatisfy { has($0.context) }
    }
}

extension LiteralFact {
    fileprivate var callNumber: Int? { role.callNumber }
}

extension LiteralRole {
    /// The index of the call that the role refers to; nil if the role has no call.
    fileprivate var callNumber: Int? {
        switch self {
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
    func pack(into writer: inout CompactWriter) {
        type.pack(into: &writer)
        declaration.pack(into: &writer)
        isPreview.pack(into: &writer)
        isDebug.pack(into: &writer)
        isDebugging.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init(
            type: try reader.read(), declaration: try reader.read(), isPreview: try reader.read(),
            isDebug: try reader.read(), isDebugging: try reader.read())
    }
}

extension SourceSpot: Compact {
    func pack(into writer: inout CompactWriter) {
        range.lowerBound.pack(into: &writer)
        range.count.pack(into: &writer)
        position.line.pack(into: &writer)
        position.column.pack(into: &writer)
        context.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        let (start, length): (Int, Int) = (try reader.read(), try reader.read())
        guard start >= 0, length >= 0, start < 1 << 40, length < 1 << 40 else { throw BrokenStorage() }
        self.init(
            range: start..<start + length,
            position: TextPosition(line: try reader.read(), column: try reader.read()), context: try reader.read())
    }
}

/// The cache stores only problems of parsing; files that could not be read are read again.
extension SourceProblem: Compact {
    package func pack(into writer: inout CompactWriter) {
        switch self {
        case .notUTF8(let offset): [0, offset].pack(into: &writer)
        case .tooLarge(let limit): [1, limit].pack(into: &writer)
        case .tooDeep(let position): [2, position.line, position.column].pack(into: &writer)
        case .syntax(let position): [4, position.line, position.column].pack(into: &writer)
        case .unreadable: [3].pack(into: &writer)
        }
    }

    package init(from reader: inout CompactReader) throws(BrokenStorage) {
        let numbers: [Int] = try reader.read()
        switch (numbers.first, numbers.count) {
        case (0, 2): self = .notUTF8(offset: numbers[1])
        case (1, 2): self = .tooLarge(limit: numbers[1])
        case (2, 3): self = .tooDeep(TextPosition(line: numbers[1], column: numbers[2]))
        case (4, 3): self = .syntax(TextPosition(line: numbers[1], column: numbers[2]))
        default: throw BrokenStorage()
        }
    }
}
