/// The controls of the direction of text that enclose a part of it: embeddings, overrides and isolates.
enum DirectionControls {
    /// Returns whether a character begins or ends an embedding, an override or an isolate.
    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }

    /// Returns the offsets of controls that are opened and not closed, or closed and not opened.
    static func unpaired(in scalars: [Unicode.Scalar]) -> Set<Int> {
        var (open, found): ([Int], Set<Int>) = ([], [])
        for (index, scalar) in scalars.enumerated() where contains(scalar) {
            guard let end = isolateEnd(of: scalar) else {
                open.append(index)
                continue
            }
            // The end of an isolate also ends what was opened inside it.
            guard let start = open.lastIndex(where: { isIsolate(scalars[$0]) == end }) else {
                found.insert(index)
                continue
            }
            found.formUnion(open[(start + 1)...])
            open.removeSubrange(start...)
        }
        return found.union(open)
    }

    /// Returns whether a closing control ends an isolate; nil for an opening control.
    private static func isolateEnd(of scalar: Unicode.Scalar) -> Bool? {
        switch scalar {
        case "\u{2069}": true
        case "\u{202C}": false
        default: nil
        }
    }

    private static func isIsolate(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x2066 }
}
