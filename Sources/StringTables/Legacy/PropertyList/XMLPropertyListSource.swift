import CatalogCore

/// The text of an XML property list, used to locate errors.
struct XMLPropertyListSource {
    let bytes: [UInt8]
    /// The offset of the XML, after leading whitespace, which Foundation allows and XML does not.
    let start: Int

    func error(_ reason: PropertyListError.Reason, at offset: Int) -> PropertyListError {
        PropertyListError(reason, offset: offset, position: LineIndex(bytes).position(at: offset))
    }

    /// Throws for constructs that must not reach the parser: unsupported encodings and internal DTD subsets.
    func checkDeclaration() throws(PropertyListError) {
        if let name = declaredEncoding, !Self.readEncodings.contains(name.lowercased()),
            bytes.contains(where: { $0 >= 0x80 })
        {
            throw error(.unsupportedEncoding(name: name), at: start)
        }
        var locator = XMLTagLocator(bytes, from: start)
        _ = locator.next()
        if let subset = locator.internalSubset { throw error(.internalSubset, at: subset) }
    }

    private static let readEncodings: Set<String> = ["utf-8", "utf8", "utf-16", "utf-16le", "utf-16be", "us-ascii"]

    private var declaredEncoding: String? {
        let rest = bytes[start...]
        guard rest.starts(with: "<?xml".utf8), let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        let declaration = String(decoding: bytes[start..<end], as: UTF8.self)
        guard let name = declaration.firstRange(of: "encoding") else { return nil }
        let quoted = declaration[name.upperBound...].split { $0 == "\"" || $0 == "'" }
        return quoted.count >= 2 ? String(quoted[1]) : nil
    }
}
