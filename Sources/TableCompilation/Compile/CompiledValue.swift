import CatalogCore

/// A value in a compiled table: a text, or values by name.
public indirect enum CompiledValue: Hashable, Sendable {
    /// A text.
    case text(String)
    /// Values by name, in the order of a property list.
    case dictionary([Member])

    /// A name and its value.
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
    }

    /// Values by name, put in order; of one name the first counts.
    static func sorted(_ members: [Member]) -> CompiledValue {
        var names: Set<ExactText> = []
        let kept = members.filter { names.insert(ExactText($0.name)).inserted }
        return .dictionary(kept.sorted { PropertyListOrder.precedes($0.name.utf8, $1.name.utf8) })
    }
}

/// The order of names in a property list that Apple's frameworks write: by UTF-16 code units (`docs/formats.md` §5).
enum PropertyListOrder {
    /// Whether a text in UTF-8 comes before another.
    static func precedes(_ left: some Sequence<UInt8>, _ right: some Sequence<UInt8>) -> Bool {
        left.lexicographicallyPrecedes(right) { weight($0) < weight($1) }
    }

    /// Characters beyond the first plane begin with F0 and up in UTF-8, and come before U+E000 in UTF-16.
    private static func weight(_ byte: UInt8) -> UInt8 {
        byte == 0xEE || byte == 0xEF ? byte + 0x10 : byte
    }
}
