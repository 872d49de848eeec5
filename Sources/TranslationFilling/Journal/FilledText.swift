import CatalogCore
import CatalogRuntime

/// A filled text and its origin.
public struct FilledText: Hashable, Sendable {
    /// The path of the table's first file.
    public let path: String
    /// The key that got the text.
    public let key: String
    /// The language, in the table's spelling.
    public let language: LanguageTag
    /// The part of the key's texts.
    public let part: PartPath
    /// The text that fills the gap.
    public let text: String
    /// The origin of the text.
    public let origin: FillOrigin

    /// Creates a filled text.
    public init(
        path: String, key: String, language: LanguageTag, part: PartPath, text: String, origin: FillOrigin
    ) {
        self.path = path
        self.key = key
        self.language = language
        self.part = part
        self.text = text
        self.origin = origin
    }

    /// Returns the same text with another path.
    public func at(_ path: String) -> FilledText {
        FilledText(path: path, key: key, language: language, part: part, text: text, origin: origin)
    }
}

extension FilledText {
    var fragment: DocumentFragment {
        .present([
            "path": .string(path), "key": .string(key), "language": .string(language.spelling),
            "part": .string(part.description), "text": .string(text), "from": .string(origin.source),
            "score": origin.score.map { .number(Self.written($0)) }, "from_key": origin.key.map { .string($0) },
            "from_path": origin.path.map { .string($0) },
        ])
    }

    /// Returns a score with two decimals, rounded down.
    static func written(_ score: Double) -> String {
        let hundredths = Int((score * 100).rounded(.down))
        return hundredths >= 100 ? "1" : "0.\(hundredths < 10 ? "0" : "")\(hundredths)"
    }

    init?(_ value: DocumentValue) {
        guard let path = value["path"]?.string, let key = value["key"]?.string,
            let language = value["language"]?.string, let part = value["part"]?.string.flatMap({ PartPath($0) }),
            let text = value["text"]?.string, let source = value["from"]?.string
        else { return nil }
        let score = value["score"].flatMap { Double($0.numeral ?? "") }
        let origin = FillOrigin(
            source: source, score: score, key: value["from_key"]?.string, path: value["from_path"]?.string)
        self.init(path: path, key: key, language: LanguageTag(language), part: part, text: text, origin: origin)
    }
}
