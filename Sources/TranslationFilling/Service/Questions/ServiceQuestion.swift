import CatalogCore
import CatalogRuntime

/// A question to a service: the texts of one gap with their context.
public struct ServiceQuestion: Hashable, Sendable {
    /// The number that the answer repeats.
    public let id: Int
    /// The key whose texts are to be translated.
    public let key: String
    /// The comment for translators.
    public let comment: String?
    /// The maximum number of characters.
    public let limit: Int?
    /// Whether `%` is an ordinary character in the texts, as in those of a store.
    public let isLiteral: Bool
    /// The source texts in order.
    public let texts: [Text]
    /// The glossary terms in the texts.
    public let glossary: [Term]
    /// Words that must not be translated.
    public let fixedTerms: [String]
    /// Finished translations of nearby keys.
    public let neighbours: [Neighbour]

    /// A source text.
    public struct Text: Hashable, Sendable {
        /// The path of the part.
        public let part: PartPath
        /// The source text.
        public let source: String
        /// The example numbers of the plural category; nil for other texts.
        public let numbers: String?

        /// The name of the text in requests: the path, or `text` for the whole.
        var name: String { ServiceQuestion.name(of: part) }
    }

    /// A glossary term with its translations.
    public struct Term: Hashable, Sendable {
        /// The term in the source language.
        public let term: String
        /// The allowed translations.
        public let renderings: [String]
        /// The forbidden translations.
        public let never: [String]
    }

    /// A nearby text with its translation.
    public struct Neighbour: Hashable, Sendable {
        /// The source text.
        public let source: String
        /// The translation of the neighbouring text.
        public let translation: String
    }

    /// Returns the name of a part in requests.
    static func name(of part: PartPath) -> String { part.isWhole ? "text" : part.description }

    /// The number of characters in the source texts, which counts against the budget.
    var characters: Int { texts.reduce(0) { $0 + $1.source.count } }
}

/// The questions of one request.
public struct ServiceBatch: Sendable {
    /// The language to translate from.
    public let source: LanguageTag
    /// The language to translate into.
    public let target: LanguageTag
    /// The questions of the batch.
    public let questions: [ServiceQuestion]

    /// The number of source texts.
    var texts: Int { questions.reduce(0) { $0 + $1.texts.count } }

    /// The number of characters in the source texts.
    var characters: Int { questions.reduce(0) { $0 + $1.characters } }

    /// Returns a batch with other questions.
    func with(_ questions: some Sequence<ServiceQuestion>) -> ServiceBatch {
        ServiceBatch(source: source, target: target, questions: Array(questions))
    }
}

/// An answer to a question.
public struct ServiceAnswer: Hashable, Sendable {
    /// The number of the question.
    public let id: Int
    /// The texts by the names in the question.
    public let texts: [String: String]
}

/// A program or server that translates and costs time or money.
public protocol TranslationService: Sendable {
    /// The name in reports, such as `openai`.
    var name: String { get }
    /// A description of everything other than the question that determines the answer, such as the model or command.
    var identity: String { get }
    /// The maximum number of texts in one request.
    var batchSize: Int { get }
    /// The maximum number of concurrent requests.
    var concurrency: Int { get }
    /// Sends a batch of questions.
    ///
    /// Answers can come in any order, and some may be missing.
    ///
    /// - Throws: A `ServiceFailure`. Any other error counts as cancellation.
    func answers(to batch: ServiceBatch) async throws -> [ServiceAnswer]
}
