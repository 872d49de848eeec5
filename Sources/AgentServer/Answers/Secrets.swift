import CatalogCore

/// The secrets in environment variables, which no answer may contain.
struct Secrets: Sendable {
    private let values: [String]

    /// The endings of names of variables that hold secrets.
    private static let endings = ["_KEY", "_TOKEN", "_SECRET", "_PASSWORD"]
    /// The minimum length of a secret.
    ///
    /// Shorter values could occur in ordinary words.
    private static let shortest = 8

    /// Collects the secrets of an environment.
    init(in environment: [String: String]) {
        values = environment.filter { variable in Self.isSecret(variable.key) && variable.value.count >= Self.shortest }
            .map(\.value).sorted { $0.utf8.count > $1.utf8.count }
    }

    /// Whether a variable with this name holds a secret.
    static func isSecret(_ name: String) -> Bool { endings.contains { name.uppercased().hasSuffix($0) } }

    /// Returns a value with each secret replaced by `…`.
    func hidden(in value: DocumentFragment) -> DocumentFragment {
        if values.isEmpty { return value }
        return switch value {
        case .string(let text): .string(hidden(in: text))
        case .array(let elements): .array(elements.map { hidden(in: $0) })
        case .object(let members): .object(members.map { .init(hidden(in: $0.name), hidden(in: $0.value)) })
        case .boolean, .number, .null: value
        }
    }

    private func hidden(in text: String) -> String {
        values.reduce(text) { $0.replacing($1, with: "…") }
    }
}
