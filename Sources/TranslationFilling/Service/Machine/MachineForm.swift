import CatalogCore
import CatalogRuntime
import NetworkMessages

/// How a service wants to be asked for translations, and where they stand in its answer.
protocol MachineForm: Sendable {
    /// What follows the server's address.
    var path: String { get }
    /// The most texts of one request.
    var batchSize: Int { get }
    /// How pieces are marked that stay as they are.
    var mark: MarkedText.Mark { get }
    /// What goes with every request.
    func headers(_ key: ServiceKey?) -> [String: String]
    /// The request's body.
    func body(
        _ texts: [String], from source: LanguageTag, to target: LanguageTag, key: ServiceKey?
    ) -> DocumentFragment
    /// The translations, in the order of the texts; nil where the response has none.
    func texts(of response: DocumentValue) -> [String]?
}
