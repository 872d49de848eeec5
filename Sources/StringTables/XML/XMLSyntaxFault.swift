import CLibXML2

/// A libxml2 error about a document that is not well-formed.
package struct XMLSyntaxFault: Error, Hashable {
    /// The message of libxml2, on one line.
    package let message: String
    /// The line of the error, from 1; lines end at LF.
    package let line: Int
    /// The column of the error, from 1, in code points.
    package let column: Int
    /// The kind of error.
    package let kind: Kind

    /// The kinds of errors for which libxml2's location or message is not good enough.
    package enum Kind {
        /// The text ends too early, or continues after the end of the document.
        ///
        /// libxml2 reports “extra content” in both cases, with a useless location.
        case ending
        /// A `&` that is not followed by a name and `;`.
        case ampersand
        /// An undefined entity `&name;`.
        case entity
        /// Another error.
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

    private init(message: String, line: Int, column: Int, kind: Kind) {
        self.message = message
        self.line = line
        self.column = column
        self.kind = kind
    }

    /// Creates an error at an offset in the UTF-8 of a document.
    init(message: String, at offset: Int, in bytes: ArraySlice<UInt8>) {
        let before = bytes[..<offset]
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
        self.init(
            message: message, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
            column: before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1, kind: .other)
    }

    /// Returns the last libxml2 error of this thread.
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

    /// Returns the location as an offset in `bytes`, the UTF-8 of the document.
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
