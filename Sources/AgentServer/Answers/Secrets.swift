import CatalogCore

/// Keys of services that lie in the environment, which no answer may repeat, whoever put them there.
struct Secrets: Sendable {
    private let values: [String]

    /// The endings of the names of variables that hold secrets.
    private static let endings = ["_KEY", "_TOKEN", "_SECRET", "_PASSWORD"]
    /// A shorter value is no secret worth the name, and would be found in words.
    private static let shortest = 8

    /// Finds the secrets of an environment.
    init(in environment: [String: String]) {
        values = environment.filter { variable in Self.isSecret(variable.key) && variable.value.count >= Self.shortest }
            .map(\.value).sorted { $0.utf8.count > $1.utf8.count }
    }

    /// Whether a variable of this name holds one.
    static func isSecret(_ name: String) -> Bool { endings.contains { name.uppercased().hasSuffix($0) } }

    /// A value with dots in the place of secrets.
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
        values.reduce(text) {
            $0.contains($1)
                ? $0.split(separator: $1, omittingEmptySubsequences: false)
                    .joined(separator: "…") : $0
        }
    }
}
