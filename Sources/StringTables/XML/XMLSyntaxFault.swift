import CLibXML2

/// What libxml2 says of a document that is not well formed.
package struct XMLSyntaxFault: Error, Hashable {
    /// libxml2's sentence, on one line.
    package let message: String
    /// The line where it stopped, from 1; lines end at LF here.
    package let line: Int
    /// The character where it stopped, from 1, in code points.
    package let column: Int
    /// What kind of fault it is.
    package let kind: Kind

    /// The faults that deserve another place or other words than libxml2's.
    package enum Kind {
        /// The end of the text, met too early or behind the end of the document.
        ///
        /// libxml2 says “extra content” in both cases, and its place is of no use.
        case ending
        /// `&` without a name and `;` behind it, or what looks like it.
        case ampersand
        /// `&name;` that nothing defines.
        case entity
        /// Any other.
        case other

        init(code: Int32) {
            switch xmlParserErrors(rawValue: UInt32(bitPattern: code)) {
            case XML_ERR_TAG_NOT_FINISHED, XML_ERR_DOCUMENT_END: self = .ending
            case XML_ERR_NAME_REQUIRED, XML_ERR_ENTITYREF_SEMICOL_MISSING: self = .ampersand
            case XML_ERR_UNDECLARED_ENTITY: self = .entity
            default: self = .other
            }
        }
    }

    /// The fault that libxml2 met last on this thread.
    package static func last() -> XMLSyntaxFault {
        guard let error = xmlGetLastError()?.pointee else {
            return XMLSyntaxFault(message: "reason unknown", line: 1, column: 1, kind: .other)
        }
        let message = error.message.map { String(cString: $0) } ?? "reason unknown"
        return XMLSyntaxFault(
            message: message.split(whereSeparator: \.isWhitespace).joined(separator: " "),
            line: max(1, Int(error.line)),
            column: max(1, Int(error.int2)),
            kind: Kind(code: error.code)
        )
    }

    /// The place as an offset in `bytes`, the document's UTF-8.
    package func offset(in bytes: [UInt8]) -> Int {
        var offset = 0
        var rest = line
        while rest > 1, offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "\n") { rest -= 1 }
            offset &+= 1
        }
        rest = column
        while rest > 1, offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
            offset &+= 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset &+= 1 }
            rest -= 1
        }
        return offset
    }
}
