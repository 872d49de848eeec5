import TestSupport
import Testing

@Suite("Settings without effect say so")
struct IdleSettingsTests {
    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        try work.write(
            WrittenCatalog.text([("a", ["en": "Workout", "de": "Training"])]), to: WrittenCatalog.name)
    }

    @Test("A configuration under another name is named", arguments: [".fitloc.yaml", "fitloc.yml", "fitloc.yaml"])
    func misnamed(name: String) async throws {
        try work.write("languages: [en]\n", to: name)
        let warning = "warning: \(name) is not read; rename it to .fitloc.yml"
        #expect(try await work.fitloc("lint").errors.contains(warning))
        let words = try await work.shell("mkdir -p sub && cd sub && git init -q .. && fitloc stats ../")
        #expect(words.errors.contains("warning: ../\(name) is not read"))
        try work.write("languages: [en]\n", to: ".fitloc.yml")
        #expect(!(try await work.fitloc("lint").errors.contains("is not read")))
    }

    @Test("A file above the project is not its configuration")
    func outside() async throws {
        try work.write("languages: [en]\n", to: ".fitloc.yaml")
        let run = try await work.shell("mkdir p && cp *.xcstrings p && cd p && git init -q . && fitloc lint")
        #expect(!run.errors.contains("is not read"))
    }

    @Test(
        "Terms whose rule is off are reported, and those whose rule is on are not",
        arguments: [
            ("do-not-translate: [Workout]\n", "“do-not-translate” has no effect"),
            ("glossary:\n  - term: workout\n    de: Übung\n", "“glossary” has no effect"),
            ("do-not-translate: [Workout]\nrules:\n  do-not-translate-term: note\n", nil),
            ("glossary:\n  - term: workout\n    de: Übung\nrules:\n  glossary: note\n", nil),
            ("extends: strict\nglossary:\n  - term: workout\n    de: Übung\n", nil), ("glossary: []\n", nil),
        ] as [(String, String?)])
    func terms(settings: String, warning: String?) async throws {
        try work.write(settings, to: ".fitloc.yml")
        let run = try await work.fitloc("lint")
        #expect(run.errors.contains("has no effect") == (warning != nil), "\(run.errors)")
        if let warning { #expect(run.errors.hasPrefix(".fitloc.yml:1:1: warning: \(warning)")) }
    }

    @Test(
        "Errors in a configuration have their position and a way out",
        arguments: [
            (
                "catalogs: [Localisable.xcstrings]\n",
                "1:12: error: there is no file or folder “Localisable.xcstrings”; did you mean “Localizable.xcstrings”?"
            ),
            ("catalogs:\n\t- a\n", "2:1: error: YAML is indented with spaces, and this is a tab"),
            ("foo\n", "1:1: error: expected names with values, such as languages: [en, pt-BR]"),
            ("languages: [en]\nlanguages: [de]\n", "1:1: error: “languages” is given twice"),
            ("languages: [en\n", "2:1: error: this is not valid YAML: "),
            ("fitloc: \">= 9.1\"\nnew-name: 1\n", "1:9: error: this project needs fitloc >= 9.1, and this is fitloc "),
            ("fitloc: 9.1.2\n", "1:9: error: this project needs fitloc 9.1.2, and this is fitloc "),
            ("fitloc: new\n", "1:9: error: “fitloc” must be a version"),
            ("coverage: 101\n", "1:11: error: “coverage” must be a number from 0 to 100"),
            ("coverage: {de: many}\n", "1:16: error: “de” must be a number from 0 to 100"),
        ])
    func errors(settings: String, error: String) async throws {
        try work.write(settings, to: ".fitloc.yml")
        let run = try await work.fitloc("lint")
        #expect(run.ending == .status(2))
        #expect(run.errors.hasPrefix(".fitloc.yml:\(error)"), "\(run.errors)")
    }

    @Test("A version that the program has is accepted", arguments: [">= 0.1", ">=0.2.0", ">= 0"])
    func version(demand: String) async throws {
        try work.write("fitloc: \"\(demand)\"\n", to: ".fitloc.yml")
        #expect(try await work.fitloc("lint").ending == .status(0))
    }

    @Test("If the configuration excludes all tables, the error says so")
    func excluded() async throws {
        try work.write("exclude: [\"*.xcstrings\"]\n", to: ".fitloc.yml")
        let run = try await work.fitloc("lint")
        #expect(run.ending == .status(2))
        #expect(run.errors.contains("all catalogs and tables are excluded by “exclude” in .fitloc.yml"))
    }

    @Test("init writes nothing where there is no table, unless forced")
    func emptyProject() async throws {
        let run = try await work.shell("mkdir e && cd e && fitloc init")
        #expect(run.ending == .status(2))
        #expect(run.errors.contains("there is no catalog or legacy table below this folder"))
        #expect(try work.names(below: "e") == [])
        #expect(try await work.shell("cd e && fitloc init --force").ending == .status(0))
        #expect(try work.names(below: "e") == [".fitloc.yml"])
    }

    @Test("A baseline that is not named is told how to be, and can be named at once")
    func baseline() async throws {
        let written = try await work.fitloc("lint", "--write-baseline", "b.json")
        #expect(written.errors.contains("add `baseline: b.json` to .fitloc.yml"))
        try work.write("languages: [en]", to: ".fitloc.yml")
        _ = try await work.shell("mkdir sub")
        let run = try await PromptedRun.fitloc("lint", "--write-baseline", "sub/b.json", in: work) {
            try $0.answer("Add `baseline: sub/b.json` to .fitloc.yml", with: "y")
        }
        #expect(run.ending == .status(0))
        #expect(try work.text(of: ".fitloc.yml") == "languages: [en]\nbaseline: sub/b.json\n")
        let named = try await work.fitloc("lint", "--write-baseline", "sub/b.json")
        #expect(named.errors == "")
    }
}
