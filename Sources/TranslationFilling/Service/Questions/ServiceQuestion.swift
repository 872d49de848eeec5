import CatalogCore
import CatalogRuntime

/// What a service is asked: the texts of one gap, with what a translator would want to know.
public struct ServiceQuestion: Hashable, Sendable {
    /// The number by which the answer is told.
    public let id: Int
    /// The key.
    public let key: String
    /// What translators are told.
    public let comment: String?
    /// The most characters.
    public let limit: Int?
    /// The source texts by the way to them, in order.
    public let texts: [Text]
    /// Terms of the glossary that the texts have.
    public let glossary: [Term]
    /// Words that must stay as they are.
    public let fixedTerms: [String]
    /// Finished translations that stand near.
    public let neighbours: [Neighbour]

    /// A text.
    public struct Text: Hashable, Sendable {
        /// The way to it.
        public let part: PartPath
        /// The source text.
        public let source: String
        /// Of a plural case, the numbers that it is for.
        public let numbers: String?

        /// What requests call it: the way, or `text` for the whole.
        var name: String { ServiceQuestion.name(of: part) }
    }

    /// A term with what was decided on.
    public struct Term: Hashable, Sendable {
        /// The term in the source language.
        public let term: String
        /// What it is rendered by.
        public let renderings: [String]
        /// What it is never rendered by.
        public let never: [String]
    }

    /// A text that stands near, with its translation.
    public struct Neighbour: Hashable, Sendable {
        /// The source text.
        public let source: String
        /// The translation.
        public let translation: String
    }

    /// What requests call a part.
    static func name(of part: PartPath) -> String { part.isWhole ? "text" : part.description }

    /// The characters of the source texts, by which a budget is counted.
    var characters: Int { texts.reduce(0) { $0 + $1.source.count } }
}

/// Questions that go together in one request.
public struct ServiceBatch: Sendable {
    /// The language of the source texts.
    public let source: LanguageTag
    /// The language that is wanted.
    public let target: LanguageTag
    /// The questions.
    public let questions: [ServiceQuestion]

    /// The number of all source texts.
    var texts: Int { questions.reduce(0) { $0 + $1.texts.count } }

    /// The characters of all source texts.
    var characters: Int { questions.reduce(0) { $0 + $1.characters } }

    /// Some of the questions.
    func with(_ questions: some Sequence<ServiceQuestion>) -> ServiceBatch {
        ServiceBatch(source: source, target: target, questions: Array(questions))
    }
}

/// What a service says to a question: texts by the names that the question has for them.
public struct ServiceAnswer: Hashable, Sendable {
    /// The number of the question.
    public let id: Int
    /// The texts.
    public let texts: [String: String]
}

/// A program or server that translates, for time or money.
public protocol TranslationService: Sendable {
    /// What reports call it: `openai`.
    var name: String { get }
    /// What its answers depend on besides the question: the model, the command.
    var identity: String { get }
    /// The most texts of one request.
    var batchSize: Int { get }
    /// The most requests that it can take at a time.
    var concurrency: Int { get }
    /// Asks; answers may come in any order, and some may be missing.
    ///
    /// - Throws: `ServiceFailure`; what else is thrown counts as given up.
    func answers(to batch: ServiceBatch) async throws -> [ServiceAnswer]
}
