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

    /// Parses a line of a command's errors: `path:line:column: error: message`, or `error: message`; nil for other
    /// lines.
    init?(line text: Substring) {
        for word in ["error: ", "Error: "] where text.hasPrefix(word) {
            self.init(placed: String(text.dropFirst(word.count)))
            return
        }
        self.init(placed: String(text))
        guard path != nil, message.hasPrefix("error: ") else { return nil }
        message.removeFirst("error: ".count)
    }

    /// Creates a problem from the JSON of a skipped change.
    ///
    /// A location in the agent's own input (`-`) is dropped, because the key identifies the change.
    init(skipped: DocumentFragment) {
        self.init(placed: skipped["message"]?.text ?? "")
        key = skipped["key"]?.text
        if message.hasPrefix("error: ") { message.removeFirst("error: ".count) }
        guard path == nil, let named = skipped["path"]?.text, named != "-" else { return }
        path = named
        (line, column) = (skipped["line"]?.integer, skipped["column"]?.integer)
    }

    /// Splits a location from its message.
    private init(placed text: String) {
        let parts = text.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, let line = Int(parts[1]), let column = Int(parts[2]), !parts[0].contains("“") else {
            self.init(message: text)
            return
        }
        self.init(message: String(parts[3].drop { $0 == " " }))
        (path, self.line, self.column) = (String(parts[0]), line, column)
    }

    init(message: String) {
        self.message = ToolMessageAdapter.adapted(message)
    }
}
