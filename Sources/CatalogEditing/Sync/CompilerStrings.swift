import Foundation

/// What Apple's Swift compiler found in one file: a `.stringsdata` (`docs/formats.md` §5a).
public struct CompilerStrings: Hashable, Sendable, Decodable {
    /// A key that is looked up.
    public struct Use: Hashable, Sendable, Decodable {
        /// The key.
        public let key: String
        /// What the code tells translators; nil or empty for nothing.
        public let comment: String?
        /// The text that the code gives for the source language; nil where the key is its own.
        public let value: String?
    }

    /// The uses, by the name of the table.
    public let tables: [String: [Use]]

    /// Reads such a file; nil for anything else.
    public init?(_ bytes: [UInt8]) {
        guard let strings = try? JSONDecoder().decode(CompilerStrings.self, from: Data(bytes)) else { return nil }
        self = strings
    }
}
