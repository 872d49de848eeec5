import Foundation

/// The strings that Apple's Swift compiler found in one file: a `.stringsdata` file (`docs/formats.md` §5a).
public struct CompilerStrings: Hashable, Sendable, Decodable {
    /// A lookup of a key.
    public struct Use: Hashable, Sendable, Decodable {
        /// The key of the lookup.
        public let key: String
        /// The comment in code; nil or empty if there is none.
        public let comment: String?
        /// The default text in the source language; nil if the key is its own text.
        public let value: String?
    }

    /// The lookups by table name.
    public let tables: [String: [Use]]

    /// Decodes a `.stringsdata` file; nil for other data.
    public init?(_ bytes: [UInt8]) {
        guard let strings = try? JSONDecoder().decode(CompilerStrings.self, from: Data(bytes)) else { return nil }
        self = strings
    }
}
