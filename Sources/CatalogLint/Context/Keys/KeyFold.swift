import CatalogCore

/// Finds keys that are alike under some reading, without making strings of the others.
package struct KeyFold {
    /// How keys are read.
    package enum Reading {
        /// Letters in either case count as one.
        case withoutCase
        /// Letters and digits only, in either case: what decides over a Swift symbol.
        case asSymbol
    }

    /// Groups of entries whose keys read alike, each in the order of the table; by their hashes, so that a group may
    /// hold keys that only seem alike.
    package static func groups(of table: TableContext, _ reading: Reading) -> [[Int]] {
        var first: [UInt64: Int] = Dictionary(minimumCapacity: table.table.entryCount)
        var groups: [Int: [Int]] = [:]
        for index in 0..<table.table.entryCount {
            let hash = hash(of: table.table.key(at: index), reading)
            if let earlier = first[hash] {
                groups[earlier, default: [earlier]].append(index)
            } else {
                first[hash] = index
            }
        }
        return groups.values.sorted { $0[0] < $1[0] }
    }

    /// A number that keys which read alike share; others hardly ever do.
    package static func hash(of key: Text, _ reading: Reading) -> UInt64 {
        let bytes = key.utf8
        switch reading {
        case .withoutCase where key.isPlainASCII: return hash(of: bytes) { _ in true }
        case .asSymbol where key.isPlainASCII && !key.mayHaveSpecifiers: return hash(of: bytes, where: isInSymbol)
        case .withoutCase: return hash(of: Array(key.string.lowercased().utf8)[...]) { _ in true }
        case .asSymbol:
            let name = SwiftSymbol(key: key.string)?.name ?? ""
            return hash(of: Array(name.lowercased().utf8)[...]) { $0 != UInt8(ascii: "_") }
        }
    }

    /// Fowler, Noll and Vo's hash, over ASCII letters in small form.
    private static func hash(of bytes: ArraySlice<UInt8>, where counts: (UInt8) -> Bool) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes where counts(byte) {
            let lowered = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
            hash = (hash ^ UInt64(lowered)) &* 0x0000_0100_0000_01B3
        }
        return hash
    }

    private static func isInSymbol(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "$")
    }
}
