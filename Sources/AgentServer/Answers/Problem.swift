import CatalogCore

/// An error with its location, if known.
struct Problem: Hashable, Sendable {
    var path: String?
    var line: Int?
    var column: Int?
    var key: String?
    var message: String

    /// The error as JSON.
    var fragment: DocumentFragment {
        .compact([
            "path": path.map { .string($0) }, "line": line.map { .integer($0) }, "column": column.map { .integer($0) },
            "key": key.map { .string($0) }, "message": .string(message),
        ])
    }

    /// Returns problems as JSON; those of several keys with the same message become one, with the list of keys.
    static func fragments(of problems: [Problem]) -> [DocumentFragment] {
        problems.grouped { [$0.path, $0.messageWithoutKey] }.flatMap { group -> [DocumentFragment] in
            let keys = group.elements.compactMap(\.key)
            guard keys.count == group.elements.count, keys.count > 1 else { return group.elements.map(\.fragment) }
            return [
                .compact([
                    "path": group.value[0].map { .string($0) }, "keys": .array(keys.map { .string($0) }),
                    "message": group.value[1].map { .string($0) },
                ])
            ]
        }
    }

    /// The message without the key that begins it.
    private var messageWithoutKey: String {
        guard let key, message.hasPrefix("“\(key)”: ") else { return message }
        return String(message.dropFirst(key.count + 4))
    }

    /// Creates a problem from a failure on a command's standard error; nil for other JSON.
    init?(failure: DocumentFragment) {
        guard let message = failure["error"]?.text else { return nil }
        self.init(message: message)
        locate(failure)
    }

    /// Creates a problem from the JSON of a skipped change.
    ///
    /// A location in the agent's own input (`-`) is dropped, because the key identifies the change.
    init(skipped: DocumentFragment) {
        self.init(message: (skipped["statement"] ?? skipped["message"])?.text ?? "")
        key = skipped["key"]?.text
        if let location = skipped["place"] { locate(location) } else if skipped["path"]?.text != "-" { locate(skipped) }
    }

    init(message: String) {
        self.message = ToolMessageAdapter.adapted(message)
    }

    private mutating func locate(_ location: DocumentFragment) {
        path = location["path"]?.text
        (line, column) = (location["line"]?.integer, location["column"]?.integer)
    }
}
