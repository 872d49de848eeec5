import CatalogCore
import CatalogRuntime

/// A small project that shows what a rule finds, or leaves alone.
///
/// The mark `↓` stands right before each place that a finding names; it is taken out before the example is read.
public struct RuleExample: Sendable {
    /// The files: paths and texts, with marks.
    public let files: [File]
    /// The same files in earlier commits, the oldest first; empty where the history is of no account.
    public let earlier: [[File]]
    /// The languages that the configuration requires; nil where nothing says.
    public let required: [LanguageTag]?
    /// Options of the rule.
    public let options: RuleOptions
    /// Terms that the configuration decides on.
    public let glossary: [GlossaryTerm]
    /// What a dictionary would say of its words.
    public private(set) var misspellings = Misspellings()

    /// A file of an example.
    public struct File: Sendable {
        /// Its path.
        public let path: String
        /// Its text, with marks.
        public let text: String
        /// How the text is stored.
        public let encoding: Encoding
    }

    /// The ways in which a file of an example is stored.
    public enum Encoding: Hashable, Sendable {
        /// UTF-8; a byte-order mark is part of the text.
        case utf8
        /// UTF-16 with a byte-order mark, the low byte first.
        case utf16LittleEndian
        /// One byte a character, which is no valid UTF-8 as soon as there is an accent.
        case latin1

        /// The bytes of a text in this encoding; what Latin-1 does not have becomes `?`.
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

    /// Creates an example of one file that is stored in a certain encoding.
    public init(file path: String, _ text: String, encoding: Encoding) {
        files = [File(path: path, text: text, encoding: encoding)]
        earlier = []
        required = nil
        options = .none
        glossary = []
    }

    /// The same, with what a dictionary would say of its words.
    public func with(_ misspellings: Misspellings) -> RuleExample {
        var example = self
        example.misspellings = misspellings
        return example
    }

    /// A catalog `Localizable` in English whose object `strings` has the members in `entries`.
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

    /// A catalog `Localizable` as it lies on disk.
    public static func catalog(_ text: String, required: [LanguageTag]? = nil) -> RuleExample {
        RuleExample(files: [("Localizable.xcstrings", text)], required: required)
    }

    /// A catalog in English with one key and a plain text for each language.
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

/// What the configuration sets for a rule.
public struct RuleOptions: Hashable, Sendable {
    /// Lists of words by the option's name; a single word is a list of one.
    public let values: [String: [String]]

    /// Nothing is set.
    public static let none = RuleOptions([:])

    /// Creates options.
    public init(_ values: [String: [String]]) {
        self.values = values
    }

    /// The words set for an option; none where it is not set.
    public subscript(name: String) -> [String] { values[name] ?? [] }
}
