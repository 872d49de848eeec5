import CatalogCore

/// Functions that group equal keys under a looser comparison, without a new string for most keys.
package struct KeyGrouping {
    /// The comparisons of keys.
    package enum Comparison {
        /// Upper-case and lower-case letters are equal.
        case withoutCase
        /// Compares only letters, digits and `$`, and ignores case, as generated Swift symbols do.
        case asSymbol
    }

    /// Returns groups of entries with equal keys, each group in table order.
    ///
    /// The groups compare only hashes, so a group may also hold different keys.
    package static func groups(of table: TableContext, _ comparison: Comparison) -> [[Int]] {
        HashGrouping.groups(of: table.table.entryCount) { hash(of: table.table.key(at: $0), comparison) }
    }

    /// Returns a hash that is the same for equal keys and practically always differs for others.
    package static func hash(of key: Text, _ comparison: Comparison) -> UInt64 {
        let bytes = key.utf8
        switch comparison {
        case .withoutCase where key.isPlainASCII: return hash(of: bytes) { _ in true }
        case .asSymbol where key.isPlainASCII && !key.mayHaveSpecifiers: return hash(of: bytes, where: isInSymbol)
        case .withoutCase: return hash(of: Array(key.string.lowercased().utf8)[...]) { _ in true }
        case .asSymbol:
            let name = SwiftSymbol(key: key.string)?.name ?? ""
            return hash(of: Array(name.lowercased().utf8)[...]) { $0 != UInt8(ascii: "_") }
        }
    }

    /// Returns the hash of the bytes, with ASCII letters in lower case.
    private static func hash(of bytes: ArraySlice<UInt8>, where counts: (UInt8) -> Bool) -> UInt64 {
        var hash = FowlerHash()
        for byte in bytes where counts(byte) {
            hash.add((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
        }
        return hash.value
    }

    private static func isInSymbol(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "$")
    }
}
