import CatalogCore

/// The names of a project's own programs, which stay as they are in all languages.
enum OwnNames {
    /// Returns the names of the programs of a project.
    static func all(in project: SourceProject) -> Set<String> {
        let programs = project.keys.tableAccess.programs
        // A name with a reference to another setting is not known.
        let displayed = programs.flatMap(\.displayNames).filter { !$0.isEmpty && !$0.contains("$(") }
        return Set(programs.map(\.name) + displayed + project.index.declarations.programNames)
    }

    /// Returns whether a text is the name of one of the programs, also with a version: `Strides v1 (macOS)`,
    /// `Strides v\(version)`.
    ///
    /// A text may separate the words of the name and have other capitals: `LONG Strides` for `LongStrides`.
    static func hold(_ text: String, of programs: Set<String>) -> Bool {
        let title = withoutVersion(text)
        let spelling = isTitle(title) ? letters(title) : nil
        return programs.contains { name in
            if let spelling, spelling == letters(name) { return true }
            guard text.hasPrefix(name) else { return false }
            let rest = text.dropFirst(name.count)
            // A value counts as a number.
            return rest.isEmpty || rest.first == " " && NeutralWords.hold(rest.replacing("%@", with: "1")[...])
        }
    }

    /// Returns a text without the values, numbers and abbreviations at its end.
    private static func withoutVersion(_ text: String) -> String {
        var tokens = text.split(separator: " ")
        while tokens.count > 1, let last = tokens.last, NeutralWords.hold(last.replacing("%@", with: "1")[...]) {
            tokens.removeLast()
        }
        return tokens.joined(separator: " ")
    }

    private static func letters(_ name: String) -> String { name.filter { !isSeparator($0) }.lowercased() }

    /// Returns whether all words of a text begin with a capital letter, as those of a name do.
    private static func isTitle(_ text: String) -> Bool {
        text.split(whereSeparator: isSeparator).allSatisfy { $0.first?.isUppercase ?? false }
    }

    private static func isSeparator(_ character: Character) -> Bool { " -_".contains(character) }
}

extension Declarations {
    /// The names of programs by their main types: `Strides` for `struct StridesApp: App`.
    var programNames: [String] {
        heirs(of: "App").map(Self.last).filter { $0.hasSuffix("App") && $0.count > 3 }.map { String($0.dropLast(3)) }
    }
}
