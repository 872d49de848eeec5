import CatalogCore

/// The white space at the beginning and end of a text, and the text between them.
package struct TextEdges: Sendable {
    /// The white space at the beginning.
    package let leading: ArraySlice<UInt8>
    /// The text without white space at either end; empty if the text is only white space.
    package let core: ArraySlice<UInt8>
    /// The white space at the end.
    ///
    /// The white space of a blank text counts as leading.
    package let trailing: ArraySlice<UInt8>

    /// Finds the edges of a text.
    ///
    /// The text between the edges is not read.
    package init(_ text: Text) {
        let bytes = text.utf8
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let width = WhiteSpace.length(at: start, of: bytes)
            guard width > 0 else { break }
            start += width
        }
        var end = bytes.endIndex
        while end > start {
            let width = WhiteSpace.length(before: end, of: bytes)
            guard width > 0 else { break }
            end -= width
        }
        leading = bytes[..<start]
        core = bytes[start..<end]
        trailing = bytes[end...]
    }

    /// Returns whether a text has no white space at either end, without a search for the text between.
    package static func areTrimmed(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.isEmpty
            || WhiteSpace.length(at: bytes.startIndex, of: bytes) == 0
                && WhiteSpace.length(before: bytes.endIndex, of: bytes) == 0
    }

    /// Whether the text is only white space.
    package var isBlank: Bool { core.isEmpty }

    /// Whether the text has no white space at either end, as most texts do.
    package var isTrimmed: Bool { leading.isEmpty && trailing.isEmpty }

    /// The number of line breaks in the leading white space.
    package var leadingNewlines: Int { leading.count { $0 == 0x0A } }

    /// The number of line breaks in the trailing white space.
    package var trailingNewlines: Int { trailing.count { $0 == 0x0A } }

    /// Returns the text with different white space at its edges.
    package func text(leading: ArraySlice<UInt8>, trailing: ArraySlice<UInt8>) -> String {
        String(decoding: leading + core + trailing, as: UTF8.self)
    }
}
