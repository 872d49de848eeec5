import CatalogCore
import StringTables

/// Functions that open XML files from other programs without expanding entities or opening further files.
enum ExchangeXML {
    /// Decodes a file and passes its events to a closure.
    static func read<Result>(
        _ bytes: [UInt8], _ read: (XLIFFEvents) throws(XLIFFError) -> Result
    ) throws(XLIFFError) -> Result {
        let text: DecodedText
        do throws(TextEncodingError) {
            text = try DecodedText(decoding: bytes)
        } catch {
            throw XLIFFError(reason: .encoding(error), position: error.position)
        }
        var locator = XMLTagLocator(text.utf8)
        _ = locator.next()
        if let subset = locator.internalSubset {
            throw XLIFFError(reason: .internalSubset, position: LineIndex(text.utf8).position(at: subset))
        }
        return try text.utf8.withUnsafeBytes { buffer in
            Swift.Result { () throws(XLIFFError) -> Result in
                guard let reader = XMLTextReader(buffer, of: text.utf8) else {
                    throw XLIFFError(reason: .tooLarge, position: .start)
                }
                return try read(XLIFFEvents(reader, bytes: text.utf8))
            }
        }.get()
    }
}

extension XLIFFEvents {
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
