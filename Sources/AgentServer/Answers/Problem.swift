import CatalogCore

/// Something that is wrong, with its place where it has one.
struct Problem: Hashable, Sendable {
    var path: String?
    var line: Int?
    var column: Int?
    var key: String?
    var message: String

    /// The problem for programs.
    var fragment: DocumentFragment {
        .compact([
            "path": path.map { .string($0) }, "line": line.map { .integer($0) }, "column": column.map { .integer($0) },
            "key": key.map { .string($0) }, "message": .string(message),
        ])
    }

    /// Reads a line as commands print it: `path:line:column: error: message`, or `error: message`; nil for all else.
    init?(line text: Substring) {
        for word in ["error: ", "Error: "] where text.hasPrefix(word) {
            self.init(placed: String(text.dropFirst(word.count)))
            return
        }
        self.init(placed: String(text))
        guard path != nil, message.hasPrefix("error: ") else { return nil }
        message.removeFirst("error: ".count)
    }

    /// Reads what an answer says of something that was left out.
    ///
    /// A place in the list that the agent gave tells it nothing: the key does.
    init(skipped: DocumentFragment) {
        self.init(placed: skipped["message"]?.text ?? "")
        key = skipped["key"]?.text
        if message.hasPrefix("error: ") { message.removeFirst("error: ".count) }
        guard path == nil, let named = skipped["path"]?.text, named != "-" else { return }
        path = named
        (line, column) = (skipped["line"]?.integer, skipped["column"]?.integer)
    }

    /// Takes a place apart from what is said of it.
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
        self.message = ToolWords.said(message)
    }
}
