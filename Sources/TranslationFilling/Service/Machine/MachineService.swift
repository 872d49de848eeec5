import CatalogCore
import NetworkMessages

/// A translation service that gets only texts, with markup around the pieces that must not change.
///
/// The service gets no comment and no glossary. The checks of its answers enforce both, as for every service.
public struct MachineService: TranslationService {
    /// The name of the API, used in reports.
    public let name: String
    /// The maximum number of texts in one request.
    public let batchSize: Int
    /// Unlimited, because only the settings limit concurrent requests.
    public let concurrency = Int.max

    private let form: any MachineForm
    private let connection: ServiceConnection

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - base: The base URL of the API, such as `https://api.deepl.com`.
    ///   - key: The secret key; nil for a server that needs none.
    public init(_ interface: MachineInterface, base: String, key: ServiceKey?, transport: any HTTPTransport) {
        name = interface.rawValue
        form = interface.form
        batchSize = form.batchSize
        connection = ServiceConnection(
            base: base, path: form.path, headers: form.headers(key), key: key, transport: transport)
    }

    /// The server, on which answers depend.
    public var identity: String { "\(name) at \(connection.address)" }

    /// Sends the texts and returns their translations.
    public func answers(to batch: ServiceBatch) async throws -> [ServiceAnswer] {
        let marked = batch.questions.map { question in
            question.texts.map {
                MarkedText(
                    $0.source, terms: question.fixedTerms, numbers: $0.numbers, isLiteral: question.isLiteral,
                    mark: form.mark)
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
