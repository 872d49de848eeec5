import CatalogCore
import StringTables

extension LoadedFile {
    /// Where the first line is that git left of a merge; nil where there is none.
    ///
    /// A catalog that can be read has none, since JSON allows no line break in a string. A legacy table can have them
    /// inside a comment or a text that spans lines; there both an opening and a closing line are asked for, because a
    /// line of `=======` under a heading is common.
    package var conflictMarker: Int? {
        if let failure, failure.kind == .conflictMarker { return failure.offset }
        guard format != .catalog, let first = marker(UInt8(ascii: "<"), from: 0) else { return nil }
        return marker(UInt8(ascii: ">"), from: first) == nil ? nil : first
    }

    private func marker(_ sign: UInt8, from start: Int) -> Int? {
        let bytes = text.bytes
        return bytes[start...].indices.first { bytes[$0] == sign && ConflictMarker.begins(at: $0, in: bytes) }
    }
}
