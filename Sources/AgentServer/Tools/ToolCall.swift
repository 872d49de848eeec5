import CatalogCore

/// A call of a tool with its arguments.
struct ToolCall: Sendable {
    /// The arguments, which match the tool's schema.
    let arguments: DocumentFragment
    /// The project on which the tool works.
    let project: AgentProject

    /// Returns the string of an argument.
    func text(_ name: String) -> String? { arguments[name]?.text }

    /// Returns the strings of a list argument.
    func texts(_ name: String) -> [String] { arguments[name]?.elements.compactMap(\.text) ?? [] }

    /// Whether a Boolean argument is true.
    func isSet(_ name: String) -> Bool { arguments[name]?.boolean ?? false }

    /// Returns the paths of an argument, which must be inside the project's folder.
    func paths(_ name: String = "paths") throws(ToolRefusal) -> [String] {
        try texts(name).map { path throws(ToolRefusal) in try project.inside(path) }
    }

    /// Runs a command and parses its JSON output.
    ///
    /// - Parameters:
    ///   - options: The options with their values; options without a value are omitted.
    ///   - operands: The operands, which may begin with a hyphen.
    func run(
        _ command: String, _ options: KeyValuePairs<String, String?> = [:], flags: [String: Bool] = [:],
        _ operands: [String] = [], input: String = ""
    ) async throws -> CommandAnswer {
        try await run(words: words(command, options, flags: flags) + ["--"] + operands, input: input)
    }

    /// Runs a command with the given words.
    ///
    /// - Throws: A `ToolRefusal` if a word contains U+0000, where the system would end it.
    func run(words: [String], input: String = "") async throws -> CommandAnswer {
        guard !words.contains(where: { $0.utf8.contains(0) }) else {
            throw ToolRefusal("an argument cannot contain the character U+0000")
        }
        return CommandAnswer(try await project.runner.run(words, input: Array(input.utf8)))
    }

    /// Returns the words of a command without its operands.
    func words(
        _ command: String, _ options: KeyValuePairs<String, String?> = [:], flags: [String: Bool] = [:]
    ) -> [String] {
        let given = options.compactMap { name, value in value.map { "--\(name)=\($0)" } }
        let set = flags.filter(\.value).map { "--\($0.key)" }.sorted()
        return [command, "--format=json", "--interface-language=en"] + given + set
    }

    /// Returns the path of the catalog argument, which must be inside the project's folder.
    func catalog() throws(ToolRefusal) -> String? {
        guard let path = text("catalog") else { return nil }
        return try project.inside(path)
    }

    /// The languages separated by commas; nil if there are none.
    var languages: String? {
        let tags = texts("languages")
        return tags.isEmpty ? nil : tags.joined(separator: ",")
    }
}
