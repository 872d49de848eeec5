import CatalogCore
import StringTables

/// Functions that open XML files from other programs without expanding entities or opening further files.
enum ExchangeXML {
    /// Decodes a file and passes its events to a closure.
    static func read<Result>(
        _ bytes: [UInt8], _ read: (XLIFFEvents) throws(XLIFFError) -> Result
    ) throws(XLIFFError) -> Result {
        let text: [UInt8]
        do throws(TextEncodingError) {
            text = try utf8(of: bytes)
        } catch {
            throw XLIFFError(reason: .encoding(error), position: error.position)
        }
        var locator = XMLTagLocator(text)
        _ = locator.next()
        if let subset = locator.internalSubset {
            throw XLIFFError(reason: .internalSubset, position: LineIndex(text).position(at: subset))
        }
        return try text.withUnsafeBytes { buffer in
            Swift.Result { () throws(XLIFFError) -> Result in
                guard let reader = XMLTextReader(buffer, of: text) else {
                    throw XLIFFError(reason: .tooLarge, position: .start)
                }
                return try read(XLIFFEvents(reader, bytes: text))
            }
        }.get()
    }

    /// Decodes a file; uses the encoding that the file declares only if the bytes are not Unicode.
    private static func utf8(of bytes: [UInt8]) throws(TextEncodingError) -> [UInt8] {
        do throws(TextEncodingError) {
            return try DecodedText(decoding: bytes).utf8
        } catch {
            guard let declared = DeclaredEncoding(in: bytes) else { throw error }
            return try declared.utf8(of: bytes)
        }
    }
}

extension XLIFFEvents {
    /// Returns the next event, and skips elements of foreign namespaces with their content; nil at the end.
    mutating func nextOwn() throws(XLIFFError) -> Event? {
        while let event = try next() {
            guard case .start(_, let isEmpty, _) = event, isForeign else { return event }
            if !isEmpty { _ = try textOfElement() }
        }
        return nil
    }

    /// Reads the text of the current element, without any markup in it.
    mutating func textOfElement() throws(XLIFFError) -> String {
        var text = ""
        var open = 1
        while open > 0, let event = try next() {
            switch event {
            case .start(_, let isEmpty, _): open += isEmpty ? 0 : 1
            case .end: open -= 1
            case .text(let part): text += part
            }
        }
        return text
    }
}
