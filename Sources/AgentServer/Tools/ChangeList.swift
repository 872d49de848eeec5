import CatalogCore

/// The changes of one call, in the form that commands read from standard input.
struct ChangeList {
    /// The changes as JSON, one object per line.
    let lines: String

    /// Reads the changes from an argument.
    ///
    /// The catalogs that they name must be inside the project's folder.
    init(_ call: ToolCall) throws(ToolRefusal) {
        var lines = ""
        for change in call.arguments["keys"]?.elements ?? [] {
            if let path = change["catalog"]?.text { _ = try call.project.inside(path) }
            lines += change.jsonLine + "\n"
        }
        self.lines = lines
    }
}
