import CatalogCore

/// A tool that is asked for, with what it was given.
struct ToolCall: Sendable {
    /// The arguments, which are what the tool takes.
    let arguments: DocumentFragment
    /// The project.
    let project: AgentProject

    /// The text of an argument.
    func text(_ name: String) -> String? { arguments[name]?.text }

    /// The texts of an argument that is a list.
    func texts(_ name: String) -> [String] { arguments[name]?.elements.compactMap(\.text) ?? [] }

    /// Whether an argument is true.
    func isSet(_ name: String) -> Bool { arguments[name]?.boolean ?? false }

    /// The paths of an argument, which lie in the project's folder.
    func paths(_ name: String = "paths") throws(ToolRefusal) -> [String] {
        try texts(name).map { path throws(ToolRefusal) in try project.inside(path) }
    }

    /// Has a command done whose answer is for programs.
    ///
    /// - Parameters:
    ///   - options: each with its value; those without one are left out.
    ///   - operands: what is meant as such, whatever it begins with.
    func run(
        _ command: String, _ options: KeyValuePairs<String, String?> = [:], flags: [String: Bool] = [:],
        _ operands: [String] = [], input: String = ""
    ) async throws -> CommandAnswer {
        try await run(words: words(command, options, flags: flags) + ["--"] + operands, input: input)
    }

    /// Has a command done, given all its words.
    func run(words: [String], input: String = "") async throws -> CommandAnswer {
        CommandAnswer(try await project.runner.run(words, input: Array(input.utf8)))
    }

    /// The words of a command but for its operands.
    func words(
        _ command: String, _ options: KeyValuePairs<String, String?> = [:], flags: [String: Bool] = [:]
    ) -> [String] {
        let given = options.compactMap { name, value in value.map { "--\(name)=\($0)" } }
        let set = flags.filter(\.value).map { "--\($0.key)" }.sorted()
        return [command, "--format=json", "--interface-language=en"] + given + set
    }

    /// The catalog that is meant, which lies in the project's folder.
    func catalog() throws(ToolRefusal) -> String? {
        guard let path = text("catalog") else { return nil }
        return try project.inside(path)
    }

    /// Languages with commas between them.
    var languages: String? {
        let tags = texts("languages")
        return tags.isEmpty ? nil : tags.joined(separator: ",")
    }
}
