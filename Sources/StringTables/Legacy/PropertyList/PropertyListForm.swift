import CatalogCore

/// The three forms in which a table can be stored (docs/formats.md §3).
package enum PropertyListForm: Hashable, Sendable {
    /// The old text form, `"key" = "value";`.
    case text
    /// XML.
    case xml
    /// Binary, `bplist00`.
    case binary

    /// Returns the form of a decoded text, XML or the old text form.
    ///
    /// XML begins with `<`. A table in the text form never does, unless it begins with a conflict marker.
    package static func of(_ text: DecodedText) -> PropertyListForm {
        let marks = Set(ByteOrderMark.utf8)
        let first = text.utf8.firstIndex { $0 > UInt8(ascii: " ") && !marks.contains($0) }
        guard let first, text.utf8[first] == UInt8(ascii: "<") else { return .text }
        return ConflictMarker.begins(at: first, in: text.utf8) ? .text : .xml
    }
}
