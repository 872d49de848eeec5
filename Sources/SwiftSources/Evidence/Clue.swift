import XCStringsKit

/// Something in a project's files that may have to do with a key, though it does not look it up outright.
package struct Clue: Hashable, Sendable {
    /// What sort of thing it is.
    package enum Kind: Hashable, Sendable {
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
        /// A look-up in code of a target that does not contain the table.
        case otherTarget
        /// A package that is part of the program and whose code is not there to be read.
        case package
        /// A public accessor, which code elsewhere may use.
        case published
        /// A file that was not read, or not as a whole.
        case unread
        /// A comment that names the key, as code that is commented out does; it keeps no key from being certain.
        case comment
    }

    /// What sort of thing it is.
    package let kind: Kind
    /// What stands there: the pattern with a `*` for each unknown part, the literal, the piece of one.
    package let text: String
    /// The file.
    package let path: String
    /// Where in the file.
    package let position: TextPosition

    /// Whether the key may well come of it; otherwise it only cannot be ruled out.
    package var isPointed: Bool {
        switch kind {
        case .pattern, .literal, .mention: true
        case .anyKey, .fragment, .rehearsal, .otherTarget, .package, .published, .unread, .comment: false
        }
    }

    /// Whether it holds against every key alike.
    package var isAboutAll: Bool {
        switch kind {
        case .anyKey, .unread, .package: true
        case .pattern, .literal, .mention, .fragment, .rehearsal, .otherTarget, .published, .comment: false
        }
    }
}

/// What the files of a project have to do with one key.
package struct KeyEvidence: Sendable {
    /// The places that look it up, in code that a person runs.
    package let uses: [KeyUse]
    /// The places that put keys together of which this is surely one.
    package let expansions: [DynamicUse]
    /// The places in files of other languages that look it up.
    package let lookups: [Mention]
    /// What else there is, the weightiest first, then by place.
    package let clues: [Clue]

    /// Whether something looks it up.
    package var isUsed: Bool { !uses.isEmpty || !expansions.isEmpty || !lookups.isEmpty }
}

extension KeyEvidence {
    /// What there is in two places together.
    static func + (left: KeyEvidence, right: KeyEvidence) -> KeyEvidence {
        KeyEvidence(
            uses: left.uses + right.uses, expansions: left.expansions + right.expansions,
            lookups: left.lookups + right.lookups, clues: left.clues + right.clues)
    }
}
