/// A text and its state: what a translator works on.
///
/// A class, since units are handed from rule to rule: passing one on counts one reference instead of several.
public final class StringUnit: Sendable {
    /// How far it is; nil where the file does not say.
    ///
    /// Legacy tables hold finished texts.
    public let state: TranslationState?
    /// The state as written, for its place.
    public let stateText: Text?
    /// The text; nil where the unit has none.
    public let value: Text?
    /// Where the unit is written.
    public let place: Place

    /// Creates a unit.
    public init(state: TranslationState?, stateText: Text? = nil, value: Text?, place: Place) {
        self.state = state
        self.stateText = stateText
        self.value = value
        self.place = place
    }
}

/// Several texts for one key, as App Shortcuts have them.
public struct StringSet: Sendable {
    /// How far they are.
    public let state: TranslationState?
    /// The state as written, for its place.
    public let stateText: Text?
    /// The texts, in order.
    public let values: [Text]
    /// Where the set is written.
    public let place: Place

    /// Creates a set.
    public init(state: TranslationState?, stateText: Text? = nil, values: [Text], place: Place) {
        self.state = state
        self.stateText = stateText
        self.values = values
        self.place = place
    }
}

extension StringUnit {
    /// Whether it is translated and begins with a letter or the like, as most units do: told by a byte or two.
    public var isPlainlyDone: Bool {
        guard state == .translated, let bytes = value?.utf8, let first = bytes.first else { return false }
        switch first {
        case 0x21..<0x80, 0xC3...0xE0, 0xE4...0xEE: return true
        case 0xE3: return bytes.dropFirst().first.map { $0 != 0x80 } ?? false
        default: return false
        }
    }
}
