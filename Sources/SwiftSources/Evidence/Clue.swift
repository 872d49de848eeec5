import XCStringsKit

/// Something in a project's files that may have to do with a key, though it does not look it up outright.
public struct Clue: Hashable, Sendable {
    /// What sort of thing it is.
    public enum Kind: Hashable, Sendable {
        /// A look-up by a key that is put together while the program runs, and that may come out as this one.
        case pattern
        /// A literal that says the same as the key and goes who knows where.
        case literal
        /// A file of another kind that holds the key.
        case mention
        /// A look-up by a key of which nothing is known.
        case anyKey
        /// A literal that the key begins or ends with.
        case fragment
        /// A look-up in previews or tests.
        case rehearsal
        /// A public accessor, which code elsewhere may use.
        case published
        /// A file that was not read, or not as a whole.
        case unread
    }

    /// What sort of thing it is.
    public let kind: Kind
    /// What stands there: the pattern with a `*` for each unknown part, the literal, the piece of one.
    public let text: String
    /// The file.
    public let path: String
    /// Where in the file.
    public let position: TextPosition

    /// Whether the key may well come of it; otherwise it only cannot be ruled out.
    public var isPointed: Bool {
        switch kind {
        case .pattern, .literal, .mention: true
        case .anyKey, .fragment, .rehearsal, .published, .unread: false
        }
    }
}

/// What the files of a project have to do with one key.
public struct KeyEvidence: Sendable {
    /// The places that look it up, in code that a person runs.
    public let uses: [KeyUse]
    /// The places that put keys together of which this is surely one.
    public let expansions: [DynamicUse]
    /// The places in files of other languages that look it up.
    public let lookups: [Mention]
    /// What else there is, the weightiest first, then by place.
    public let clues: [Clue]

    /// Whether something looks it up.
    public var isUsed: Bool { !uses.isEmpty || !expansions.isEmpty || !lookups.isEmpty }
}
