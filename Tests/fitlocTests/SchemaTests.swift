import CatalogLint
import Foundation
import LintReports
import TestSupport
import Testing

/// Checks the JSON output in the golden cases against the schemas in `docs/schemas`.
@Suite("Schemas for JSON output")
struct SchemaTests {
    /// A golden case whose command prints JSON.
    private struct Answer {
        let golden: GoldenCase
        let schema: String
        let value: JSONValue
    }

    private static func answers() throws -> [Answer] {
        try GoldenCase.all.compactMap { golden in
            let asksForJSON = ["--format json", "--json"].contains { golden.command.contains($0) }
            guard asksForJSON, let name = schema(of: golden.command) else { return nil }
            let printed = golden.text("stdout")
            guard printed.hasPrefix("{") else { return nil }
            return Answer(golden: golden, schema: name, value: try JSONValue(parsing: printed))
        }
    }

    /// Returns the name of the schema for the output of the last `fitloc` in a shell command.
    private static func schema(of line: String) -> String? {
        let words = line.split(separator: " ")
        guard let location = words.lastIndex(of: "fitloc"), location + 2 < words.count else { return nil }
        let (command, next) = (String(words[location + 1]), words[location + 2])
        if command == "language" { return next == "list" ? "languages" : "changes" }
        if command == "adopt", words.contains("--accessors") { return "accessors" }
        if command == "unused", words.contains("--remove") { return "changes" }
        if writing.contains(command) { return "files" }
        return changing.contains(command) ? "changes" : command
    }

    /// The commands that report changes to keys.
    private static let changing: Swift.Set = [
        "add", "set", "remove", "rename", "move", "copy", "apply", "import", "pull", "adopt", "review",
    ]

    /// The commands that report changes to files.
    private static let writing: Swift.Set = ["fmt", "compile", "convert", "generate", "init", "git", "undo"]

    @Test("Every answer matches its schema")
    func answersFit() throws {
        for answer in try Self.answers() {
            let faults = try JSONSchema(named: answer.schema).faults(in: answer.value)
            #expect(faults == [], "\(answer.golden)")
        }
    }

    @Test("The description of every rule matches the schema")
    func rules() throws {
        let printed = try JSONValue(parsing: RuleJSON.rendered(RuleSet.standard.profiles))
        #expect(try JSONSchema(named: "rules").faults(in: printed) == [])
    }

    @Test("Every schema describes the output of a command")
    func schemasAreUsed() throws {
        #expect(try Swift.Set(Self.answers().map(\.schema)).sorted() == JSONSchema.names())
    }

    @Test(
        "Every command that changes something has JSON output",
        arguments: [
            "adopt", "compile", "convert", "fmt", "generate", "git", "init", "review", "unused", "add", "set", "remove",
            "rename",
            "move", "copy", "apply", "import", "pull", "language",
        ])
    func everyCommandAnswers(command: String) throws {
        let answers = try Self.answers().filter { ["changes", "files"].contains($0.schema) }
        #expect(answers.contains { $0.golden.command.contains("fitloc \(command) ") })
    }

    /// Returns the commands with JSON output according to `docs/cli.md`, except `export`, whose output is for other
    /// programs.
    private static func offeringJSON() throws -> [String] {
        let page = SourceTree.package.appendingPathComponent("docs/cli.md")
        var command = ""
        var found: [String] = []
        for line in try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n") {
            if line.hasPrefix("## fitloc ") { command = String(line.dropFirst("## fitloc ".count)) }
            if line.hasPrefix("- `--format <format>`"), line.contains("json") { found.append(command) }
        }
        return found.filter { $0 != "export" }
    }

    @Test("Every command with JSON output has a golden case for its schema")
    func everyOffer() throws {
        let commands = try Self.answers().map(\.golden.command)
        let offers = try Self.offeringJSON()
        #expect(offers.count > 20)
        for offer in offers { #expect(commands.contains { $0.contains("fitloc \(offer) ") }, "\(offer)") }
    }

    @Test("A member name has the same type in all schemas")
    func sharedNames() throws {
        let shared = ["key", "path", "line", "column", "language", "part", "text", "state", "comment", "proof"]
        let types = try Self.memberTypes()
        for name in shared { #expect(types[name, default: []].count <= 1, "\(name): \(types[name] ?? [])") }
    }

    /// Returns the types of each member name across all schemas, without regard to null.
    private static func memberTypes() throws -> [String: Swift.Set<String>] {
        var types: [String: Swift.Set<String>] = [:]
        let names = try JSONSchema.names() + ["common"]
        for name in names {
            let file = JSONSchema.folder.appendingPathComponent("\(name).json")
            collect(try JSONValue(parsing: String(contentsOf: file, encoding: .utf8)), into: &types)
        }
        return types
    }

    private static func collect(_ value: JSONValue, into types: inout [String: Swift.Set<String>]) {
        guard case .object(let members) = value else { return }
        if case .object(let properties)? = members["properties"] {
            for (name, schema) in properties {
                guard let type = schema["type"] else { continue }
                let words = type.text.map { [$0] } ?? type.elements.compactMap(\.text)
                types[name, default: []].formUnion(words.filter { $0 != "null" })
            }
        }
        for member in members.values { collect(member, into: &types) }
    }
}
