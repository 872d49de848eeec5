import CatalogCore

/// A value in a compiled table: a text or a dictionary.
public enum CompiledValue: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A dictionary, in the order of a property list.
    case dictionary([Member])

    /// A member of a dictionary.
    public struct Member: Hashable, Sendable {
        /// The name.
        public let name: String
        /// The value.
        public let value: CompiledValue

        /// Creates a member.
        public init(_ name: String, _ value: CompiledValue) {
            self.name = name
            self.value = value
        }

        /// The first character that XML cannot represent; nil if there is none.
        var firstNotAllowedInXML: Unicode.Scalar? { name.firstNotAllowedInXML ?? value.firstNotAllowedInXML }
    }

    /// The first character that XML cannot represent; nil if there is none.
    var firstNotAllowedInXML: Unicode.Scalar? {
        switch self {
        case .text(let text): text.firstNotAllowedInXML
        case .dictionary(let members): members.lazy.compactMap(\.firstNotAllowedInXML).first
        }
    }

    /// Returns a dictionary with its members in order; of duplicate names the first is kept.
    static func sorted(_ members: [Member]) -> CompiledValue {
        let isSorted = zip(members, members.dropFirst()).allSatisfy {
            PropertyListOrder.precedes($0.name.utf8, $1.name.utf8)
        }
        if isSorted { return .dictionary(members) }
        var names: Set<ExactText> = []
        let kept = members.filter { names.insert(ExactText($0.name)).inserted }
        return .dictionary(kept.sorted { PropertyListOrder.precedes($0.name.utf8, $1.name.utf8) })
    }
}

/// The order of names in property lists from Apple's frameworks: by UTF-16 code units (`docs/formats.md` §5).
enum PropertyListOrder {
    /// Returns whether a UTF-8 text comes before another.
    static func precedes(_ left: some Sequence<UInt8>, _ right: some Sequence<UInt8>) -> Bool {
        left.lexicographicallyPrecedes(right) { weight($0) < weight($1) }
    }

    /// Returns the sort weight of a byte.
    ///
    /// Characters above U+FFFF begin with byte F0 or higher in UTF-8, but come before U+E000 in UTF-16.
    private static func weight(_ byte: UInt8) -> UInt8 {
        byte == 0xEE || byte == 0xEF ? byte + 0x10 : byte
    }
}
