import CatalogCore

/// A builder that creates the tree of a property list from XML events.
struct XMLPropertyListBuilder {
    private typealias Event = XMLPropertyListEvents.Event

    private var events: XMLPropertyListEvents

    init(events: XMLPropertyListEvents) {
        self.events = events
    }

    /// Parses the whole document; also accepts a value without the enclosing `<plist>`.
    mutating func document() throws(PropertyListError) -> PropertyListDocument {
        guard case .start(let name, let isEmpty, let range)? = try nextIgnoringSpace() else {
            throw events.source.error(.empty, at: 0)
        }
        var roots: [PropertyListNode] = []
        if name == "plist" {
            roots = isEmpty ? [] : try nodes(depth: 0).nodes
        } else {
            roots = [try node(name, isEmpty: isEmpty, range: range, depth: 0)]
        }
        guard let root = roots.first else { throw events.source.error(.empty, at: range.lowerBound) }
        while try events.next() != nil { continue }
        return PropertyListDocument(root: root, strayRoots: Array(roots.dropFirst()))
    }

    private mutating func node(
        _ name: String,
        isEmpty: Bool,
        range: ByteRange,
        depth: Int
    ) throws(PropertyListError) -> PropertyListNode {
        guard depth < PropertyListDocument.depthLimit else {
            throw events.source.error(.tooDeep(limit: PropertyListDocument.depthLimit), at: range.lowerBound)
        }
        switch name {
        case "dict":
            let (members, end) = isEmpty ? ([], range) : try self.members(depth: depth + 1)
            return finished(.dictionary(members), from: range, to: end)
        case "array":
            let (nodes, end) = isEmpty ? ([], range) : try self.nodes(depth: depth + 1)
            return finished(.array(nodes), from: range, to: end)
        default:
            return try scalar(name, isEmpty: isEmpty, range: range)
        }
    }

    private mutating func scalar(
        _ name: String,
        isEmpty: Bool,
        range: ByteRange
    ) throws(PropertyListError) -> PropertyListNode {
        guard let type = PropertyListScalar(rawValue: name) else {
            throw events.source.error(.unexpectedElement(name: name), at: range.lowerBound)
        }
        let (text, end) = isEmpty ? ("", range) : try self.text()
        guard let value = type.value(of: text) else {
            throw events.source.error(.malformedValue(element: name, text: text), at: range.lowerBound)
        }
        return finished(value, from: range, to: end)
    }

    private func finished(_ value: PropertyListValue, from start: ByteRange, to end: ByteRange) -> PropertyListNode {
        PropertyListNode(value, range: start.lowerBound..<max(start.upperBound, end.upperBound))
    }

    /// Parses the members of the current dictionary; returns them with the range of the closing tag.
    private mutating func members(
        depth: Int
    ) throws(PropertyListError) -> (members: [PropertyListMember], end: ByteRange) {
        var members: [PropertyListMember] = []
        var pending: (key: String, range: ByteRange)?
        while let event = try nextIgnoringSpace() {
            guard case .start(let name, let isEmpty, let range) = event else {
                guard case .end(let range) = event else { continue }
                if let pending { throw missingValue(pending) }
                return (members, range)
            }
            if name == "key" {
                if let pending { throw missingValue(pending) }
                let (text, end) = isEmpty ? ("", range) : try self.text()
                pending = (text, range.lowerBound..<end.upperBound)
            } else if let (key, keyRange) = pending {
                let node = try node(name, isEmpty: isEmpty, range: range, depth: depth)
                members.append(PropertyListMember(key: key, keyRange: keyRange, node: node))
                pending = nil
            } else {
                throw events.source.error(.missingKey, at: range.lowerBound)
            }
        }
        throw events.source.error(.empty, at: events.source.bytes.count)
    }

    /// Parses the values of the current array or document; returns them with the range of the closing tag.
    private mutating func nodes(depth: Int) throws(PropertyListError) -> (nodes: [PropertyListNode], end: ByteRange) {
        var nodes: [PropertyListNode] = []
        while let event = try nextIgnoringSpace() {
            switch event {
            case .start(let name, let isEmpty, let range):
                nodes.append(try node(name, isEmpty: isEmpty, range: range, depth: depth))
            case .end(let range):
                return (nodes, range)
            case .text:
                continue
            }
        }
        throw events.source.error(.empty, at: events.source.bytes.count)
    }

    /// Parses the text of the current element; returns it with the range of the closing tag.
    private mutating func text() throws(PropertyListError) -> (text: String, end: ByteRange) {
        var text = ""
        while let event = try events.next() {
            switch event {
            case .text(let part): text += part
            case .end(let range): return (text, range)
            case .start(let name, _, let range):
                throw events.source.error(.unexpectedElement(name: name), at: range.lowerBound)
            }
        }
        throw events.source.error(.empty, at: events.source.bytes.count)
    }

    private mutating func nextIgnoringSpace() throws(PropertyListError) -> Event? {
        while let event = try events.next() {
            guard case .text(let text) = event else { return event }
            if text.utf8.contains(where: { $0 > UInt8(ascii: " ") }) {
                let offset = events.textOffset
                let isMarker = ConflictMarker.begins(at: offset, in: events.source.bytes)
                throw events.source.error(isMarker ? .conflictMarker : .unexpectedText, at: offset)
            }
        }
        return nil
    }

    private func missingValue(_ pending: (key: String, range: ByteRange)) -> PropertyListError {
        events.source.error(.missingValue(key: pending.key), at: pending.range.lowerBound)
    }
}
