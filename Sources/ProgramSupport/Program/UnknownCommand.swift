import CatalogCore

/// An error about a command that does not exist.
struct UnknownCommand: Error, Equatable {
    /// The unknown name.
    let name: String
    /// The suggested command, or nil if none is similar.
    let nearest: String?
    /// The names of the parent commands, the program's name first.
    let parents: [String]

    /// The error message.
    var lines: [String] {
        let hint = nearest.map { "; did you mean “\($0)”?" } ?? ""
        return [
            "error: there is no command “\(VisibleText.shown(name))”\(hint)",
            "  See `\(parents.joined(separator: " ")) --help` for the commands.",
        ]
    }
}
