import CatalogCore
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
        /// The location of the key; nil if the file has none.
        public let location: Location?
        /// Whether a format specifier in the key can be another one, because the type of a value is unknown.
        ///
        /// Only fitloc writes it. Apple's reader of unknown types writes `%arg`, and its compiler knows all types.
        public let uncertain: Bool?

        /// Creates a lookup.
        public init(
            key: String, comment: String?, value: String?, at location: Location? = nil, isUncertain: Bool = false
        ) {
            self.key = key
            self.comment = comment
            self.value = value
            self.location = location
            uncertain = isUncertain ? true : nil
        }
    }

    /// A location in a source file.
    public struct Location: Hashable, Sendable, Decodable {
        /// The line, from 1.
        public let startingLine: Int
        /// The column, from 1.
        public let startingColumn: Int

        /// Creates a location.
        public init(startingLine: Int, startingColumn: Int) {
            self.startingLine = startingLine
            self.startingColumn = startingColumn
        }
    }

    /// The path of the source file; nil if the file names none.
    public let source: String?
    /// The lookups by table name.
    public let tables: [String: [Use]]

    /// Creates the strings of a source file.
    public init(source: String, tables: [String: [Use]]) {
        self.source = source
        self.tables = tables
    }

    /// Decodes a `.stringsdata` file; nil for other data.
    public init?(_ bytes: [UInt8]) {
        guard let strings = try? JSONDecoder().decode(CompilerStrings.self, from: Data(bytes)) else { return nil }
        self = strings
    }

    /// The content of a `.stringsdata` file.
    public var json: String {
        let tables = self.tables.sorted { $0.key < $1.key }.map { name, uses in
            DocumentFragment.Member(name, .array(uses.map(\.fragment)))
        }
        let answer: DocumentFragment = [
            "source": .string(source ?? ""),
            "tables": .object(tables),
            "version": 1,
        ]
        return answer.json
    }
}

extension CompilerStrings.Use {
    fileprivate var fragment: DocumentFragment {
        .present([
            "comment": .string(comment ?? ""), "key": .string(key), "location": location.map(\.fragment),
            "uncertain": uncertain.map { .boolean($0) }, "value": value.map { .string($0) },
        ])
    }
}

extension CompilerStrings.Location {
    fileprivate var fragment: DocumentFragment {
        [
            "startingColumn": .integer(startingColumn),
            "startingLine": .integer(startingLine),
        ]
    }
}
