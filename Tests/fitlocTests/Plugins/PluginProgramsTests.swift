import Foundation
import TestSupport
import Testing

@Suite("The programs behind the plugins LintStrings, LintStringsCommand and FormatStringsCommand", .waitsForPrograms)
struct PluginProgramsTests {
    private let folder: WorkFolder

    init() throws {
        folder = try WorkFolder()
        try folder.write(Self.catalog, to: "App/Localizable.xcstrings")
    }

    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Hello %@" : {
              "localizations" : {
                "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Olá %lld" } }
              }
            },
            "Our workout" : {
              "localizations" : {
                "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Nosso exercício" } }
              }
            },
            "Save" : {

            }
          },
          "version" : "1.0"
        }
        """

    /// Settings in every form that people write.
    private static let settings = """
        # The languages
        languages: [en, pt-BR,
          de]
        extends: recommended   # severities
        rules:
          missing-translation: error
          'key-style': warning
          glossary: {severity: warning}
          do-not-translate-term: warning
          forbidden-term:
            severity: warning
            options: { terms: ["pt-BR: nosso"] }
        glossary:
          - { term: [workout, "workouts"], pt-BR: treino, never: { pt-BR: [exercício] } }
        do-not-translate:
        - FitToday
        exceptions:
          - rule: missing-translation
            keys: ["Sa*"]
            languages: de
            reason: "later: # see below"
        overrides:
          -
            paths: [App/**]
            rules:
              key-style: off
        """

    /// Runs a command and returns what it prints on both streams, with its status.
    private func run(_ line: String) throws -> String {
        let outcome = try BuiltProgram.run(line, in: folder.url)
        return "\(outcome.stdout)\(outcome.stderr)\(outcome.status)\n"
    }

    private func expectSameFindings(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let own = try run("lint-strings \"$PWD/App/Localizable.xcstrings\"")
        let whole = try run(
            "fitloc lint --format xcode --no-sources --min-severity warning \"$PWD/App/Localizable.xcstrings\"")
        #expect(own == whole, sourceLocation: sourceLocation)
        #expect(own.contains("pt-BR"), sourceLocation: sourceLocation)
    }

    @Test("lint-strings finds what fitloc lint finds, by the settings of the project")
    func sameFindings() throws {
        try expectSameFindings()
        try folder.write(Self.settings, to: ".fitloc.yml")
        try expectSameFindings()
    }

    @Test("Excluded catalogs are not checked")
    func exclusion() throws {
        try folder.write("exclude:\n  - App/\n", to: ".fitloc.yml")
        #expect(try run("lint-strings App/Localizable.xcstrings") == "0\n")
    }

    @Test(
        "A line of the settings that is not understood is a warning",
        arguments: ["rules: &a\n  x: off", "rules:\n\tx: off", "rules:\n  key-style: maybe", "exclude: |\n  a"])
    func unknownSettings(text: String) throws {
        try folder.write(text, to: ".fitloc.yml")
        let output = try run("lint-strings App/Localizable.xcstrings")
        #expect(output.contains(".fitloc.yml:"))
        #expect(output.contains("the catalog is checked by the default settings"))
    }

    @Test("A check without errors leaves a stamp; one with errors leaves none and fails")
    func stamp() throws {
        #expect(
            try run("lint-strings --stamp out/a.checked App/Localizable.xcstrings; test -e out/a.checked").hasSuffix(
                "1\n"))
        try folder.write(Self.catalog.replacing("%lld", with: "%@"), to: "App/Localizable.xcstrings")
        #expect(
            try run("lint-strings --stamp out/a.checked App/Localizable.xcstrings && test -e out/a.checked").hasSuffix(
                "0\n"))
    }

    @Test("format-strings writes Xcode's form, and --check only names the file")
    func formatting() throws {
        #expect(try run("format-strings --check App/Localizable.xcstrings") == "App/Localizable.xcstrings\n1\n")
        #expect(try run("format-strings App/Localizable.xcstrings") == "App/Localizable.xcstrings\n0\n")
        #expect(try run("format-strings --check App/Localizable.xcstrings") == "0\n")
        #expect(try run("fitloc fmt --check App/Localizable.xcstrings") == "0\n")
    }

    @Test("A broken catalog is an error at its place and stays as it is")
    func broken() throws {
        try folder.write("{\n  oops", to: "App/Localizable.xcstrings")
        #expect(try run("format-strings App/Localizable.xcstrings").hasPrefix("App/Localizable.xcstrings:2:3: error: "))
        #expect(try run("lint-strings App/Localizable.xcstrings").contains("App/Localizable.xcstrings:2:3: error: "))
    }
}
