import CatalogCore

/// The changes that an agent gives in one call, as commands read them on standard input.
struct ChangeList {
    /// An object of JSON on each line.
    let lines: String

    /// Takes the changes of an argument; the catalogs that they name lie in the project's folder.
    init(_ call: ToolCall) throws(ToolRefusal) {
        var lines = ""
        for change in call.arguments["keys"]?.elements ?? [] {
            if let path = change["catalog"]?.text { _ = try call.project.inside(path) }
            lines += change.jsonLine + "\n"
        }
        self.lines = lines
    }
}
