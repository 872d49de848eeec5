import Foundation
import TestSupport

/// A project in which every name and text is hostile: one catalog for each place of a catalog, legacy tables, code, names
/// of files, and the author of a commit.
struct HostileProject {
    /// Everything that must not reach a reader: line breaks, escape sequences, invisible and bidirectional characters,
    /// commands for logs, and markup.
    static let text =
        "a\nforged: error: b\r\nforged \u{1B}[31m\u{9B}31m\u{1B}]0;t\u{7}\u{85}\u{2028}\u{202E}\u{AD}\u{E0041}"
        + "::error::x ##[error]y <img src=x onerror=alert(1)> ](http://x) @org/team #1 `|\\ ${{ github.token }}"

    /// The name of a file, which cannot have a slash.
    static let name = text.replacingOccurrences(of: "/", with: ":")

    private static let quoted = String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)

    private static func unit(_ text: String = "\"Text\"", state: String = "\"translated\"") -> String {
        "{ \"stringUnit\" : { \"state\" : \(state), \"value\" : \(text) } }"
    }

    private static func localizations(_ english: String, _ more: String = "") -> String {
        "\"localizations\" : { \"en\" : \(english)\(more) }"
    }

    private static func substitution(_ name: String, format: String = "\"lld\"", category: String = "\"one\"") -> String
    {
        """
        { "stringUnit" : { "state" : "translated", "value" : "%#@n@" }, "substitutions" : { \(name) : {
          "argNum" : 1, "formatSpecifier" : \(format), "variations" : { "plural" : {
            \(category) : \(unit("\"%arg a\"")), "other" : \(unit("\"%arg b\"")) } } } } }
        """
    }

    /// The entries, each with the hostile text in another place.
    private static let entries: [String] = [
        "\(quoted) : { \(localizations(unit())) }",
        "\"value\" : { \(localizations(unit(quoted), ", \"de\" : \(unit(quoted))")) }",
        "\"comment\" : { \"comment\" : \(quoted), \(localizations(unit())) }",
        "\"state\" : { \(localizations(unit(state: quoted))) }",
        "\"tag\" : { \(localizations(unit(), ", \(quoted) : \(unit())")) }",
        "\"extraction\" : { \"extractionState\" : \(quoted), \(localizations(unit())) }",
        "\"member\" : { \(quoted) : 1, \(localizations(unit())) }",
        "\"inner\" : { \(localizations("{ \(quoted) : 1 }")) }",
        "\"axis\" : { \(localizations("{ \"variations\" : { \(quoted) : { \"other\" : \(unit()) } } }")) }",
        "\"plural\" : { \(localizations("{ \"variations\" : { \"plural\" : { \(quoted) : \(unit()) } } }")) }",
        "\"device\" : { \(localizations("{ \"variations\" : { \"device\" : { \(quoted) : \(unit()) } } }")) }",
        "\"name\" : { \(localizations(substitution(quoted))) }",
        "\"format\" : { \(localizations(substitution("\"n\"", format: quoted))) }",
        "\"category\" : { \(localizations(substitution("\"n\"", category: quoted))) }",
        "\"kind\" : { \"shouldTranslate\" : \(quoted), \(localizations(unit())) }",
        "\"set\" : { \(localizations("{ \"stringSet\" : { \"state\" : \"new\", \"values\" : [ \(quoted) ] } }")) }",
        "\"unit\" : { \(localizations("{ \"stringUnit\" : \(quoted) }")) }",
        "\"twice\" : { \"comment\" : \(quoted), \"comment\" : \(quoted), \(localizations(unit())) }",
    ]

    private static func catalog(_ entries: [String], source: String = "\"en\"", version: String = "\"1.0\"") -> String {
        """
        { "sourceLanguage" : \(source), "strings" : {
          \(entries.joined(separator: ",\n")) }, "version" : \(version) }

        """
    }

    /// Writes the project, with changes after its only commit.
    static func write(to work: WorkFolder) async throws {
        for (number, entry) in entries.enumerated() {
            try work.write(catalog([]), to: "C\(number + 10).xcstrings")
            try work.write(
                catalog([entry.replacingOccurrences(of: "Text", with: "Old")]), to: "C\(number + 10).xcstrings")
        }
        try work.write(catalog([entries[0]], source: quoted), to: "Source.xcstrings")
        try work.write(catalog([entries[1]], version: quoted), to: "Version.xcstrings")
        try work.write(catalog(["\"plain\" : { \(localizations(unit())) }"]), to: "\(name).xcstrings")
        let value = quoted.replacingOccurrences(of: "\\u", with: "\\U")
        for folder in ["en", "de", name] {
            try work.write("/* \(text) */\n\(value) = \(value);\n\"b\" = \"c\"", to: "\(folder).lproj/Old.strings")
        }
        try work.write("\"x\" = \"Show\";\n", to: "en.lproj/\(name).strings")
        try work.write("import SwiftUI\nlet a = Text(\"value\")\nlet b = Text(\(swift))\n", to: "\(name).swift")
        let author = name.filter { !"\n\r<>".contains($0) }
        let commit =
            "git init -q . && git add -A && git -c user.name=\"$AUTHOR\" -c user.email=a@example.com commit -qm a"
        let outcome = try await OwnThread.run {
            try SpawnedProgram(
                ["/bin/sh", "-c", commit + " && git branch '<img/src=x>@org/team#1`|'"], in: work.url,
                environment: work.environment.merging(["AUTHOR": author]) { _, new in new }
            ).waitForEnd()
        }
        guard outcome.ending == .status(0) else { throw NotWritten(output: outcome.errors) }
        for (number, entry) in entries.enumerated() {
            try work.write(catalog([entry]), to: "C\(number + 10).xcstrings")
        }
    }

    /// An error of git.
    struct NotWritten: Error {
        let output: String
    }

    private static let swift =
        "\"hello \(text.unicodeScalars.filter { $0.isASCII && $0.value > 0x1F && !"\"\\".unicodeScalars.contains($0) }.map(String.init).joined())\""
}
