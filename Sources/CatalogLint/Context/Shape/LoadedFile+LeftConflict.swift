import CatalogCore
import StringTables

extension LoadedFile {
    /// The offset of the first conflict marker from an unfinished git merge; nil if there is none.
    ///
    /// A readable catalog has no conflict marker, because JSON does not allow line breaks in strings. In a legacy
    /// table, comments and multi-line texts may contain similar lines, such as `=======` below a heading. Therefore a
    /// legacy table must have an opening and a closing marker.
    package var conflictMarker: Int? {
        if let failure, failure.kind == .conflictMarker { return failure.offset }
        guard format != .catalog, let first = marker(UInt8(ascii: "<"), from: 0) else { return nil }
        return marker(UInt8(ascii: ">"), from: first) == nil ? nil : first
    }

    /// The offsets of all conflicts from an unfinished git merge, each of its first marker.
    package var conflictMarkers: [Int] {
        guard let first = conflictMarker else { return [] }
        let bytes = text.bytes
        let sign = UInt8(ascii: "<")
        let length = bytes[first...].prefix { $0 == bytes[first] }.count
        let others = bytes.indices[(first + 1)...].filter { index in
            bytes[index] == sign && ConflictMarker.begins(at: index, in: bytes)
                && bytes[index...].prefix { $0 == sign }.count == length
        }
        return [first] + others
    }

    private func marker(_ sign: UInt8, from start: Int) -> Int? {
        let bytes = text.bytes
        return bytes[start...].indices.first { bytes[$0] == sign && ConflictMarker.begins(at: $0, in: bytes) }
    }
}
