import CompactStorage

extension CallFact: Compact {
    func pack(into writer: inout CompactWriter) {
        name.pack(into: &writer)
        base.pack(into: &writer)
        Int(form.rawValue).pack(into: &writer)
        labels.pack(into: &writer)
        nilArguments.pack(into: &writer)
        spot.pack(into: &writer)
        bundle.pack(into: &writer)
        receiver.pack(into: &writer)
        receiverName.pack(into: &writer)
        hasTrailingClosure.pack(into: &writer)
        site.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init(
            name: try reader.read(), base: try reader.read(), form: try reader.choice(), labels: try reader.read(),
            nilArguments: try reader.read(), spot: try reader.read(), bundle: try reader.read(),
            receiver: try reader.read(), receiverName: try reader.read(), hasTrailingClosure: try reader.read(),
            site: try reader.read())
    }
}

extension CallFact.Site: Compact {
    func pack(into writer: inout CompactWriter) {
        role.pack(into: &writer)
        steps.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init(role: try reader.read(), steps: try reader.read())
    }
}

extension CallFact.Base: Compact {
    func pack(into writer: inout CompactWriter) {
        switch self {
        case .none: writer.write(number: 0)
        case .implicit: writer.write(number: 1)
        case .value: writer.write(number: 2)
        case .type(let name):
            writer.write(number: 3)
            name.pack(into: &writer)
        }
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        switch try reader.number() {
        case 0: self = .none
        case 1: self = .implicit
        case 2: self = .value
        case 3: self = .type(try reader.read())
        default: throw BrokenStorage()
        }
    }
}

extension DynamicFact: Compact {
    func pack(into writer: inout CompactWriter) {
        target.pack(into: &writer)
        alternatives.pack(into: &writer)
        spot.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init(target: try reader.read(), alternatives: try reader.read(), spot: try reader.read())
    }
}

extension DynamicFact.Target: Compact {
    func pack(into writer: inout CompactWriter) {
        switch self {
        case .argument(let call, let index):
            writer.write(number: 0)
            call.pack(into: &writer)
            index.pack(into: &writer)
        case .receiver(let member, let call):
            writer.write(number: 1)
            member.pack(into: &writer)
            call.pack(into: &writer)
        }
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self =
            try reader.number() == 0
            ? .argument(call: try reader.read(), index: try reader.read())
            : .receiver(member: try reader.read(), call: try reader.read())
    }
}

extension MemberFact: Compact {
    func pack(into writer: inout CompactWriter) {
        path.pack(into: &writer)
        spot.pack(into: &writer)
        call.pack(into: &writer)
        index.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init(
            path: try reader.read(), spot: try reader.read(), call: try reader.read(), index: try reader.read())
    }
}

extension UsedNamesFact: Compact {
    func pack(into writer: inout CompactWriter) {
        context.pack(into: &writer)
        names.pack(into: &writer)
        types.pack(into: &writer)
        patterns.pack(into: &writer)
        calls.pack(into: &writer)
        bare.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init(
            context: try reader.read(), names: try reader.read(), types: try reader.read(),
            patterns: try reader.read(), calls: try reader.read(), bare: try reader.read())
    }
}

extension CalledNameFact.Receiver: Compact {
    func pack(into writer: inout CompactWriter) {
        base.pack(into: &writer)
        hint.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init(base: try reader.read(), hint: try reader.read())
    }
}

extension CalledNameFact: Compact {
    func pack(into writer: inout CompactWriter) {
        name.pack(into: &writer)
        receivers.pack(into: &writer)
        hasPlainCalls.pack(into: &writer)
        hasReferences.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init(
            name: try reader.read(), receivers: try reader.read(), hasPlainCalls: try reader.read(),
            hasReferences: try reader.read())
    }
}

extension ReferenceFact: Compact {
    func pack(into writer: inout CompactWriter) {
        member.pack(into: &writer)
        spot.pack(into: &writer)
    }

    init(from reader: inout CompactReader) throws(BrokenStorage) {
        self.init(member: try reader.read(), spot: try reader.read())
    }
}
