import CatalogCore
import CatalogRuntime

/// A small project that shows what a rule reports, or what it accepts.
///
/// A mark `↓` stands directly before each location that a finding must name. The tests remove the marks before they
/// read the example.
public struct RuleExample: Sendable {
    /// The files of the example: paths and texts, with marks.
    public let files: [File]
    /// The same files in earlier commits, the oldest first.
    ///
    /// Empty if the history does not matter.
    public let earlier: [[File]]
    /// The languages that the configuration requires; nil if the configuration does not name any.
    public let required: [LanguageTag]?
    /// The options of the rule.
    public let options: RuleOptions
    /// The glossary terms of the configuration.
    public let glossary: [GlossaryTerm]
    /// The answers of a dictionary for the words of the example.
    public private(set) var misspellings = Misspellings()
    /// The paths of the files that no target contains, although targets contain related files.
    public private(set) var leftOut: Set<String> = []
    /// What Xcode projects and packages say about the tables.
    package private(set) var build = BuildFacts()

    /// The source language in the configuration, with its location; nil if the configuration does not name any.
    package private(set) var source: (language: LanguageTag, location: SettingLocation)?
    /// Whether the files are only a part of the project.
    package private(set) var isPart = false
    /// The symbols that Xcode or fitloc generates from the keys.
    package private(set) var symbols: [SymbolUse] = [.xcode]

    /// A file of an example.
    public struct File: Sendable {
        /// The path of the file.
        public let path: String
        /// The text of the file, with marks.
        public let text: String
        /// The encoding in which the text is stored.
        public let encoding: Encoding
    }

    /// The encodings in which a file of an example can be stored.
    public enum Encoding: Hashable, Sendable {
        /// UTF-8.
        ///
        /// A byte-order mark is part of the text.
        case utf8
        /// Little-endian UTF-16 with a byte-order mark.
        case utf16LittleEndian
        /// Latin-1: one byte for each character.
        ///
        /// Accented letters make it invalid UTF-8.
        case latin1

        /// Returns the bytes of a text in this encoding.
        ///
        /// Characters outside Latin-1 become `?` in Latin-1.
        public func bytes(of text: String) -> [UInt8] {
            switch self {
            case .utf8: Array(text.utf8)
            case .utf16LittleEndian: [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            case .latin1: text.unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") }
            }
        }
    }

    /// Creates an example of several files.
    public init(
        files: [(path: String, text: String)], earlier: [[(path: String, text: String)]] = [],
        required: [LanguageTag]? = nil, options: RuleOptions = .none, glossary: [GlossaryTerm] = []
    ) {
        self.files = files.map { File(path: $0.path, text: $0.text, encoding: .utf8) }
        self.earlier = earlier.map { $0.map { File(path: $0.path, text: $0.text, encoding: .utf8) } }
        self.required = required
        self.options = options
        self.glossary = glossary
    }

    /// Creates an example of one file in a given encoding.
    public init(file path: String, _ text: String, encoding: Encoding) {
        files = [File(path: path, text: text, encoding: encoding)]
        earlier = []
        required = nil
        options = .none
        glossary = []
    }

    /// Returns a copy of the example with the answers of a dictionary for its words.
    public func with(_ misspellings: Misspellings) -> RuleExample {
        var example = self
        example.misspellings = misspellings
        return example
    }

    /// Returns a copy of the example in which no target contains some files.
    public func leavingOut(_ paths: Set<String>) -> RuleExample {
        var example = self
        example.leftOut = paths
        return example
    }

    /// Returns a copy of the example whose tables Xcode projects and packages build.
    package func built(as facts: BuildFacts) -> RuleExample {
        var example = self
        example.build = facts
        return example
    }

    /// Returns a copy of the example whose configuration names the source language of legacy tables.
    package func configured(source language: LanguageTag, at location: SettingLocation) -> RuleExample {
        var example = self
        example.source = (language, location)
        return example
    }

    /// Returns a copy of the example whose files are only a part of the project.
    package func asPart() -> RuleExample {
        var example = self
        example.isPart = true
        return example
    }

    /// Returns a copy of the example from whose keys other symbols are generated.
    package func generating(_ symbols: [SymbolUse]) -> RuleExample {
        var example = self
        example.symbols = symbols
        return example
    }

    /// Returns an English catalog `Localizable` whose object `strings` has the members in `entries`.
    public static func entries(
        _ entries: String, earlier: [String] = [], required: [LanguageTag]? = nil, options: RuleOptions = .none,
        glossary: [GlossaryTerm] = []
    ) -> RuleExample {
        let file = { (entries: String) in
            let head = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
            return (path: "Localizable.xcstrings", text: head + "\(entries)\n  },\n  \"version\" : \"1.0\"\n}")
        }
        return RuleExample(
            files: [file(entries)], earlier: earlier.map { [file($0)] }, required: required, options: options,
            glossary: glossary)
    }

    /// Returns a catalog `Localizable` with the given contents.
    public static func catalog(_ text: String, required: [LanguageTag]? = nil) -> RuleExample {
        RuleExample(files: [("Localizable.xcstrings", text)], required: required)
    }

    /// Returns an English catalog with one key and a plain text for each language.
    public static func texts(
        key: String = "home.title", _ texts: KeyValuePairs<String, String>,
        earlier: [KeyValuePairs<String, String>] = [], required: [LanguageTag]? = nil, options: RuleOptions = .none,
        glossary: [GlossaryTerm] = []
    ) -> RuleExample {
        .entries(
            entry(key, texts), earlier: earlier.map { entry(key, $0) }, required: required, options: options,
            glossary: glossary)
    }

    private static func entry(_ key: String, _ texts: KeyValuePairs<String, String>) -> String {
        let lines = texts.map { language, text in
            "        \"\(language)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \(text) } }"
        }
        return "    \"\(key)\" : {\n      \"extractionState\" : \"manual\",\n      \"localizations\" : {\n"
            + lines.joined(separator: ",\n") + "\n      }\n    }"
    }
}

/// The options that the configuration sets for a rule.
public struct RuleOptions: Hashable, Sendable {
    /// Lists of words by option name.
    ///
    /// A single word is a list of one.
    public let values: [String: [String]]

    /// No options.
    public static let none = RuleOptions([:])

    /// Creates options.
    public init(_ values: [String: [String]]) {
        self.values = values
    }

    /// Returns the words for an option; empty if the option is not set.
    public subscript(name: String) -> [String] { values[name] ?? [] }
}
