import CatalogCore

/// The white space at the beginning and end of a text, and what lies between.
package struct TextEdges: Sendable {
    /// The white space at the beginning.
    package let leading: ArraySlice<UInt8>
    /// The text without white space at either end; empty where there is nothing else.
    package let core: ArraySlice<UInt8>
    /// The white space at the end; that of a blank text counts as leading.
    package let trailing: ArraySlice<UInt8>

    /// Looks at the edges of a text; its inside costs nothing.
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

    /// Whether there is nothing but white space.
    package var isBlank: Bool { core.isEmpty }

    /// Whether there is white space at neither end, as in most texts.
    package var isTrimmed: Bool { leading.isEmpty && trailing.isEmpty }

    /// The number of line breaks among the white space at the beginning.
    package var leadingNewlines: Int { leading.count { $0 == 0x0A } }

    /// The number of line breaks among the white space at the end.
    package var trailingNewlines: Int { trailing.count { $0 == 0x0A } }

    /// The text with other white space round it.
    package func text(leading: ArraySlice<UInt8>, trailing: ArraySlice<UInt8>) -> String {
        String(decoding: leading + core + trailing, as: UTF8.self)
    }
}
