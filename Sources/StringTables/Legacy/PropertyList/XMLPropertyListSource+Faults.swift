import CatalogCore

extension XMLPropertyListSource {
    /// Returns the error for a syntax error of libxml2, with a better reason if the cause is clear.
    func error(_ fault: XMLSyntaxFault) -> PropertyListError {
        let (reason, offset) = cause(of: fault)
        if let marker = ConflictMarker.cause(ofBreakAt: offset, in: bytes) {
            return error(.conflictMarker, at: marker)
        }
        return error(reason, at: offset)
    }

    private func cause(of fault: XMLSyntaxFault) -> (PropertyListError.Reason, offset: Int) {
        let malformed = PropertyListError.Reason.malformedXML(message: fault.message)
        let offset = start + fault.offset(in: Array(bytes[start...]))
        switch fault.kind {
        case .other:
            return (malformed, offset)
        case .ending:
            let (open, end) = XMLTagLocator.unclosedElements(in: bytes, from: start)
            return open > 0 || end == bytes.count ? (.truncated, bytes.count) : (malformed, end)
        case .ampersand:
            return ampersand(before: offset).map { (.bareAmpersand, $0.offset) } ?? (malformed, offset)
        case .entity:
            return ampersand(before: offset).map { (.entityReference(name: $0.name), $0.offset) } ?? (malformed, offset)
        }
    }

    /// Returns the offset and name of the entity whose `&` precedes `offset`; nil if no entity does.
    private func ampersand(before offset: Int) -> (name: String, offset: Int)? {
        guard let sign = bytes[..<offset].lastIndex(of: UInt8(ascii: "&")) else { return nil }
        let name = bytes[(sign + 1)..<offset].prefix { $0 != UInt8(ascii: ";") }
        guard !name.contains(where: { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "<") }) else { return nil }
        return (String(decoding: name, as: UTF8.self), sign)
    }
}
