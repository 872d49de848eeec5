import XCStringsKit

/// A command that there is not.
struct UnknownCommand: Error, Equatable {
    /// The word that stands in its place.
    let name: String
    /// What may have been meant; nil where nothing is near.
    let nearest: String?
    /// The commands above it, the program's own first.
    let parents: [String]

    /// The lines for a person.
    var lines: [String] {
        let hint = nearest.map { "; did you mean “\($0)”?" } ?? ""
        return [
            "Error: There is no command “\(VisibleText.shown(name))”\(hint)",
            "  See '\(parents.joined(separator: " ")) --help' for the commands.",
        ]
    }
}
