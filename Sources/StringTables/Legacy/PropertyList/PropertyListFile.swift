import CatalogCore

/// A property list in whatever form, as one file holds it.
package struct PropertyListFile: Sendable {
    /// Its value.
    package let root: PropertyListNode
    /// The text that ranges count in; nil for the binary form, which has none.
    package let text: DecodedText?

    /// Reads the bytes of a file: the old text form, XML or binary.
    ///
    /// - Throws: where they are no property list, with the place.
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
