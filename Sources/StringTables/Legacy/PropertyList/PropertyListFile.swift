import CatalogCore

/// A property list file in any of the three forms.
package struct PropertyListFile: Sendable {
    /// The root value.
    package let root: PropertyListNode
    /// The text that ranges refer to; nil for the binary form, which has no ranges.
    package let text: DecodedText?

    /// Parses the bytes of a file in the old text form, XML or binary.
    ///
    /// - Throws: `PropertyListError`, with a location, if the bytes are not a property list.
    package init(_ bytes: [UInt8]) throws(PropertyListError) {
        if BinaryPropertyListReader.isBinary(bytes) {
            root = try BinaryPropertyListReader.read(bytes).root
            text = nil
            return
        }
        let text = try Self.text(of: bytes)
        root = PropertyListForm.of(text) == .xml ? try XMLPropertyListReader.read(text).root : try Self.root(of: text)
        self.text = text
    }

    private static func text(of bytes: [UInt8]) throws(PropertyListError) -> DecodedText {
        do throws(TextEncodingError) {
            return try DecodedText(decoding: bytes)
        } catch {
            throw PropertyListError(.encoding(error), offset: error.byteOffset, position: error.position)
        }
    }

    private static func root(of text: DecodedText) throws(PropertyListError) -> PropertyListNode {
        var parser = TextPropertyListParser(text.utf8)
        do throws(StringsSyntaxError) {
            return try parser.document().root
        } catch {
            throw PropertyListError(.text(error), offset: error.offset, position: error.position)
        }
    }
}
