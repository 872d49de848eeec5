import CompactStorage

extension LiteralRole: Compact {
    func pack(into writer: inout CompactWriter) {
        writer.write(number: code)
        switch self {
        case .argument(let call, let index):
            writer.write(number: 2)
            call.pack(into: &writer)
            index.pack(into: &writer)
        case .receiver(let member, let call):
            member.pack(into: &writer)
            call.pack(into: &writer)
        case .bound(let name, let type), .returned(let name, let type):
            name.pack(into: &writer)
            type.pack(into: &writer)
        case .assigned(let name, let hint):
            name.pack(into: &writer)
            hint.pack(into: &writer)
        case .defaultArgument(let name, let type): [name, type].pack(into: &writer)
        case .cast(let name), .rawValue(let name): name.pack(into: &writer)
        case .closureResult, .compared, .pattern, .subscripted, .interpolated, .other: break
        }
    }

    private var code: Int {
        switch self {
        case .argument: 0
        case .receiver: 1
        case .bound: 2
        case .assigned: 3
        case .defaultArgument: 4
        case .returned: 5
        case .closureResult: 6
        case .cast: 7
        case .compared: 8
        case .pattern: 9
        case .subscripted: 10
        case .rawValue: 11
        case .interpolated: 12
        case .other: 13
        }
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        switch try reader.number() {
        case 0:
            guard try reader.count() == 2 else { throw BrokenStorage() }
            self = .argument(call: try reader.read(), index: try reader.read())
        case 1: self = .receiver(member: try reader.read(), call: try reader.read())
        case 2: self = .bound(name: try reader.read(), type: try reader.read())
        case 3: self = .assigned(name: try reader.read(), hint: try reader.read())
        case 4:
            let texts: [String] = try reader.read()
            guard texts.count == 2 else { throw BrokenStorage() }
            self = .defaultArgument(name: texts[0], type: texts[1])
        case 5: self = .returned(from: try reader.read(), type: try reader.read())
        case 7: self = .cast(to: try reader.read())
        case 11: self = .rawValue(of: try reader.read())
        case let code: self = try Self.plain(code)
        }
    }

    private static func plain(_ code: Int) throws(BrokenStorage) -> LiteralRole {
        switch code {
        case 6: .closureResult
        case 8: .compared
        case 9: .pattern
        case 10: .subscripted
        case 12: .interpolated
        case 13: .other
        default: throw BrokenStorage()
        }
    }
}
