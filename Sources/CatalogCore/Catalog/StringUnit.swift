/// A text with its state, which is the unit of a translator's work.
///
/// A class, because units pass from rule to rule. Passing an object changes one reference count; passing a structure
/// with these members would change several.
public final class StringUnit: Sendable {
    /// The translation state; nil if the file does not give one.
    ///
    /// The texts of legacy tables count as translated.
    public let state: TranslationState?
    /// The state as written in the file, with its location.
    public let stateText: Text?
    /// The text; nil where the unit has none.
    public let value: Text?
    /// The location of the string unit.
    public let location: TableLocation

    /// Creates a string unit.
    public init(state: TranslationState?, stateText: Text? = nil, value: Text?, location: TableLocation) {
        self.state = state
        self.stateText = stateText
        self.value = value
        self.location = location
    }
}

/// Several texts of one key, as App Shortcuts use them.
public struct StringSet: Sendable {
    /// The translation state of all texts; nil if the file does not give one.
    public let state: TranslationState?
    /// The state as written in the file, with its location.
    public let stateText: Text?
    /// The texts, in order.
    public let values: [Text]
    /// The location of the string set.
    public let location: TableLocation

    /// Creates a string set.
    public init(state: TranslationState?, stateText: Text? = nil, values: [Text], location: TableLocation) {
        self.state = state
        self.stateText = stateText
        self.values = values
        self.location = location
    }
}

extension StringUnit {
    /// Whether the unit is translated and its text begins like most texts: with ASCII other than whitespace, or with a
    /// common letter.
    ///
    /// A fast test of one or two bytes that can return false for a finished text.
    public var isPlainlyDone: Bool {
        guard state == .translated, let bytes = value?.utf8, let first = bytes.first else { return false }
        switch first {
        case 0x21..<0x80, 0xC3...0xE0, 0xE4...0xEE: return true
        case 0xE3: return bytes.dropFirst().first.map { $0 != 0x80 } ?? false
        default: return false
        }
    }
}
