import CatalogCore

/// A locator for the tags of an XML document.
///
/// libxml2's reader reads ahead of the node that it reports and gives at most a line. The locator scans the same text
/// in parallel, one tag for each start and end event, so it knows each range exactly.
package struct XMLTagLocator {
    private let bytes: [UInt8]
    package private(set) var offset: Int
    /// The number of attributes with a value in the last tag.
    package private(set) var attributeCount = 0
    /// The offset of the declarations inside the document type, if the locator has passed them.
    package private(set) var internalSubset: Int?

    package init(_ bytes: [UInt8], from offset: Int = 0) {
        self.bytes = bytes
        self.offset = offset
    }

    /// Returns the range of the next start, end or empty tag; nil if there is none.
    package mutating func next() -> ByteRange? {
        while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
            if skipMarkup(at: start) { continue }
            offset = end(of: start)
            return start..<offset
        }
        offset = bytes.count
        return nil
    }

    /// Returns the number of unclosed elements at the end of the document, and the end of the last tag.
    ///
    /// Only for a document that libxml2 has read to its end.
    package static func unclosedElements(in bytes: [UInt8], from offset: Int) -> (count: Int, end: Int) {
        var locator = XMLTagLocator(bytes, from: offset)
        var count = 0
        while let tag = locator.next() {
            if bytes[tag.lowerBound...].starts(with: "</".utf8) {
                count -= 1
            } else if !bytes[tag].reversed().starts(with: ">/".utf8) {
                count += 1
            }
            if count == 0 { break }
        }
        return (count, locator.textAfterTag())
    }

    /// Returns the offset of the first character after the last tag that is not whitespace or part of a comment.
    package func textAfterTag() -> Int {
        var locator = self
        while locator.offset < bytes.count {
            if bytes[locator.offset] <= UInt8(ascii: " ") {
                locator.offset &+= 1
            } else if !bytes[locator.offset...].starts(with: "<!--".utf8) || !locator.skipMarkup(at: locator.offset) {
                break
            }
        }
        return locator.offset
    }

    /// Skips a comment, processing instruction, document type or CDATA section at `start`.
    private mutating func skipMarkup(at start: Int) -> Bool {
        guard start &+ 1 < bytes.count, bytes[start &+ 1] == UInt8(ascii: "!") || bytes[start &+ 1] == UInt8(ascii: "?")
        else { return false }
        let rest = bytes[start...]
        if rest.starts(with: "<!--".utf8) {
            offset = end(of: "-->", from: start + 4)
        } else if rest.starts(with: "<![CDATA[".utf8) {
            offset = end(of: "]]>", from: start + 9)
        } else if rest.starts(with: "<?".utf8) {
            offset = end(of: "?>", from: start + 2)
        } else {
            skipDocumentType(from: start + 2)
        }
        return true
    }

    private mutating func skipDocumentType(from start: Int) {
        offset = start
        var quote: UInt8?
        while offset < bytes.count {
            let byte = bytes[offset]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "[") {
                internalSubset = internalSubset ?? offset
                offset = end(of: "]", from: offset + 1)
                continue
            } else if byte == UInt8(ascii: ">") {
                offset &+= 1
                return
            }
            offset &+= 1
        }
    }

    /// Returns the end of the tag at `start`; a `>` in the value of an attribute does not end the tag.
    private mutating func end(of start: Int) -> Int {
        var offset = start + 1
        var quote: UInt8?
        attributeCount = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            offset &+= 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
                attributeCount += 1
            } else if byte == UInt8(ascii: ">") {
                break
            }
        }
        return offset
    }

    private func end(of sign: String, from start: Int) -> Int {
        let sign = Array(sign.utf8)
        var offset = start
        while offset < bytes.count {
            if bytes[offset] == sign[0], bytes[offset...].starts(with: sign) { return offset + sign.count }
            offset &+= 1
        }
        return bytes.count
    }
}
