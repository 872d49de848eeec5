import CatalogCore
import NetworkMessages

/// A translation service that knows of nothing but texts: it gets them with all marked that must stay as it is.
///
/// It is told no comment and no glossary; what it makes of a text is held against these afterwards, as every answer is.
public struct MachineService: TranslationService {
    /// What reports call it: the interface's name.
    public let name: String
    /// How many texts go into one request.
    public let batchSize: Int
    /// As many requests as the settings allow.
    public let concurrency = Int.max

    private let form: any MachineForm
    private let connection: ServiceConnection

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - base: the address that the interface's own paths follow: `https://api.deepl.com`.
    ///   - key: nil for a server that asks for none.
    public init(_ interface: MachineInterface, base: String, key: ServiceKey?, transport: any HTTPTransport) {
        name = interface.rawValue
        form = interface.form
        batchSize = form.batchSize
        connection = ServiceConnection(
            base: base, path: form.path, headers: form.headers(key), key: key, transport: transport)
    }

    /// Answers depend on the server.
    public var identity: String { "\(name) at \(connection.address)" }

    /// Asks for the translations.
    public func answers(to batch: ServiceBatch) async throws -> [ServiceAnswer] {
        let marked = batch.questions.map { question in
            question.texts.map {
                MarkedText($0.source, terms: question.fixedTerms, numbers: $0.numbers, mark: form.mark)
            }
        }
        let body = form.body(
            marked.flatMap { $0.map(\.text) }, from: batch.source, to: batch.target, key: connection.key)
        guard let texts = form.texts(of: try await connection.answer(to: body).root) else {
            throw ServiceFailure.unreadable("the response has no translations")
        }
        guard texts.count == marked.joined().count else {
            throw ServiceFailure.unreadable("it has \(texts.count) texts for \(marked.joined().count)")
        }
        var rest = texts[...]
        return zip(batch.questions, marked).map { question, marked in
            let answers = zip(zip(question.texts, marked), rest).map { ($0.0.name, $0.1.restored(in: $1)) }
            rest = rest.dropFirst(marked.count)
            return ServiceAnswer(id: question.id, texts: Dictionary(answers) { $1 })
        }
    }
}
