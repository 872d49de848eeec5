import CatalogCore

/// The names of a project's own programs, which stay as they are in all languages.
enum OwnNames {
    /// Returns the names of the programs of a project.
    static func all(in project: SourceProject) -> Set<String> {
        Set(project.keys.tableAccess.programs.map(\.name) + project.index.declarations.programNames)
    }

    /// Returns whether a text is the name of one of the programs, also with a version: `Strides v1 (macOS)`,
    /// `Strides v\(version)`.
    ///
    /// A text may separate the words of the name: `Long Strides` for `LongStrides`.
    static func hold(_ text: String, of programs: Set<String>) -> Bool {
        let letters = isTitle(text) ? text.filter { !isSeparator($0) } : nil
        return programs.contains { name in
            if let letters, letters == name.filter({ !isSeparator($0) }) { return true }
            guard text.hasPrefix(name) else { return false }
            let rest = text.dropFirst(name.count)
            // A value counts as a number.
            return rest.isEmpty || rest.first == " " && NeutralWords.hold(rest.replacing("%@", with: "1")[...])
        }
    }

    /// Returns whether all words of a text begin with a capital letter, as those of a name do.
    private static func isTitle(_ text: String) -> Bool {
        text.split(whereSeparator: isSeparator).allSatisfy { $0.first?.isUppercase ?? false }
    }

    private static func isSeparator(_ character: Character) -> Bool { " -_".contains(character) }
}

extension Declarations {
    /// The names of programs by their main types: `Strides` for `struct StridesApp: App`.
    fileprivate var programNames: [String] {
        heirs(of: "App").map(Self.last).filter { $0.hasSuffix("App") && $0.count > 3 }.map { String($0.dropLast(3)) }
    }
}
