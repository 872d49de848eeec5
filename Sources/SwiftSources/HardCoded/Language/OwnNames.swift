import CatalogCore

/// The names of a project's own programs.
enum OwnNames {
    /// Returns whether a text is the name of one of the programs, also with a version: `Strides v1 (macOS)`,
    /// `Strides v\(version)`.
    static func hold(_ text: String, of programs: Set<String>) -> Bool {
        programs.contains { name in
            // The name of a type has no spaces: `Night Strides` is the program of `NightStridesApp`.
            if text.first?.isUppercase ?? false, text.filter({ $0 != " " }) == name { return true }
            guard text.hasPrefix(name) else { return false }
            let rest = text.dropFirst(name.count)
            // A value counts as a number.
            return rest.isEmpty || rest.first == " " && NeutralWords.hold(rest.replacing("%@", with: "1")[...])
        }
    }
}
