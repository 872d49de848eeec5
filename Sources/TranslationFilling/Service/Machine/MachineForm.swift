import CatalogCore
import CatalogRuntime
import NetworkMessages

/// The request and response format of a translation service.
protocol MachineForm: Sendable {
    /// The path that is appended to the server's base URL.
    var path: String { get }
    /// The maximum number of texts in one request.
    var batchSize: Int { get }
    /// The markup for text that must not be translated.
    var mark: MarkedText.Mark { get }
    /// Returns the headers of every request.
    func headers(_ key: ServiceKey?) -> [String: String]
    /// Returns the body of a request.
    func body(
        _ texts: [String], from source: LanguageTag, to target: LanguageTag, key: ServiceKey?
    ) -> DocumentFragment
    /// Returns the translations in the order of the texts; nil if the response has none.
    func texts(of response: DocumentValue) -> [String]?
}
