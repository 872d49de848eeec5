import CatalogCore

/// A possible reference to a key in the files of a project, other than a lookup of exactly this key.
package struct PossibleReference: Hashable, Sendable {
    /// A kind of possible reference.
    package enum Kind: Hashable, Sendable {
        /// A lookup of a dynamic key whose pattern matches this key.
        case pattern
        /// A literal that equals the key, with unknown use.
        case literal
        /// A file in another language or format that contains the key.
        case mention
        /// A lookup of a dynamic key about which nothing is known.
        case anyKey
        /// A literal that the key begins or ends with.
        case fragment
        /// A lookup in previews or tests.
        case previewOrTest
        /// A lookup in a target that does not contain the table, but another one of this name.
        case otherTarget
        /// A lookup in a target without any table of this name, such as a command-line tool that is part of an app.
        case targetWithoutTable
        /// A linked package whose source code is not available, with the command that fetches it.
        case package(MissingPackage?)
        /// A public accessor, which other packages can use.
        case published
        /// A file that was not read completely.
        case unread
        /// A name that a code generator could make of the key, although no file declares it.
        case accessor
        /// A type that no file declares and whose members look like accessors of keys.
        case undeclared
        /// A comment that names the key, such as commented-out code; it does not lower the certainty that a key is
        /// unused.
        case comment
    }

    /// A package that a command can fetch.
    package struct MissingPackage: Hashable, Sendable {
        /// The name of the package.
        package let name: String
        /// The command that fetches it.
        package let command: String

        /// Creates a package.
        package init(name: String, command: String) {
            self.name = name
            self.command = command
        }
    }

    /// The kind of the possible reference.
    package let kind: Kind
    /// The pattern with a `*` for each unknown part, or the literal, or the piece of a literal.
    package let text: String
    /// The path of the file.
    package let path: String
    /// The position in the file.
    package let position: TextPosition

    /// Whether a use of the key is likely, rather than only possible.
    package var isLikely: Bool {
        switch kind {
        case .pattern, .literal, .mention, .targetWithoutTable: true
        case .anyKey, .fragment, .previewOrTest, .otherTarget, .package, .published, .unread, .accessor, .undeclared,
            .comment:
            false
        }
    }

    /// Whether the reference applies to all keys equally.
    package var appliesToAllKeys: Bool {
        switch kind {
        case .anyKey, .unread, .package, .undeclared: true
        case .pattern, .literal, .mention, .fragment, .previewOrTest, .otherTarget, .targetWithoutTable, .published,
            .accessor, .comment:
            false
        }
    }
}

/// The uses of one key and the possible references to it in the files of a project.
package struct KeyEvidence: Sendable {
    /// The lookups of the key in code outside previews and tests.
    package let uses: [KeyUse]
    /// The lookups of dynamic keys that certainly include this key.
    package let expansions: [DynamicUse]
    /// The lookups in files of other languages.
    package let lookups: [Mention]
    /// The possible references, the strongest first.
    package let possibleReferences: [PossibleReference]

    /// Whether any code looks up the key.
    package var isUsed: Bool { !uses.isEmpty || !expansions.isEmpty || !lookups.isEmpty }
}

extension KeyEvidence {
    /// Returns the combined evidence of two sources.
    static func + (left: KeyEvidence, right: KeyEvidence) -> KeyEvidence {
        KeyEvidence(
            uses: left.uses + right.uses, expansions: left.expansions + right.expansions,
            lookups: left.lookups + right.lookups,
            possibleReferences: left.possibleReferences + right.possibleReferences)
    }
}
