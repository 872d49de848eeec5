import CatalogCore
import Foundation
import TestSupport
import Testing

/// Tests what the files of a cloned repository can make commands do, as stated in docs/security.md.
@Suite("Permissions of a cloned repository", .waitsForPrograms)
struct UntrustedProjectTests {
    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        try work.write(Self.catalog, to: "App/Localizable.xcstrings")
        try work.write(Self.catalog, to: "Other/Localizable.xcstrings")
    }

    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : { "a" : {} },
          "version" : "1.0"
        }
        """

    /// Runs shell commands in the project.
    private func inProject(_ lines: String) async throws -> SpawnedProgram.Outcome {
        try await work.shell("cd App && \(lines)")
    }

    private var outsideIsUntouched: Bool {
        get throws {
            try work.names(below: "Other") == ["Localizable.xcstrings"]
                && work.text(of: "Other/Localizable.xcstrings") == Self.catalog
        }
    }

    // MARK: - Programs and services

    @Test("A program named in the configuration starts only with permission, which a change of the program revokes")
    func program() async throws {
        try work.write("languages: [en, de]\nfill: {from: ['command:touch started']}\n", to: "App/.fitloc.yml")
        let refused = try await inProject("fitloc fill")
        #expect(refused.ending == .status(2))
        #expect(
            refused.errors == """
                .fitloc.yml:2:15: error: the project’s configuration may not start the program “touch started”; allow \
                it with `fitloc trust`

                """)
        #expect(try !work.names(below: "App").contains("started"))

        _ = try await inProject("fitloc trust && fitloc fill")
        #expect(try work.names(below: "App").contains("started"))

        try work.write("languages: [en, de]\nfill: {from: ['command:touch other']}\n", to: "App/.fitloc.yml")
        #expect(try await inProject("fitloc fill").ending == .status(2))
        #expect(try !work.names(below: "App").contains("other"))
    }

    @Test("Programs on the command line need no permission, nor do estimates")
    func commandLine() async throws {
        try work.write("languages: [en, de]\nfill: {from: ['command:touch started']}\n", to: "App/.fitloc.yml")
        #expect(try await inProject("fitloc fill --estimate").ending == .status(0))
        #expect(try !work.names(below: "App").contains("started"))
        _ = try await inProject("fitloc fill --from 'command:touch mine'")
        #expect(try work.names(below: "App").contains("mine"))
    }

    @Test("A revoked permission is refused again")
    func forgotten() async throws {
        try work.write("languages: [en, de]\nfill: {from: ['command:touch started']}\n", to: "App/.fitloc.yml")
        #expect(try await inProject("fitloc trust && fitloc trust --remove && fitloc fill").ending == .status(2))
        #expect(try !work.names(below: "App").contains("started"))
    }

    @Test("A permission stored in the repository has no effect")
    func permissionWithin() async throws {
        try work.write("languages: [en, de]\nfill: {from: ['command:touch started']}\n", to: "App/.fitloc.yml")
        let folder = try FileStatus(ofPath: work.file("App").path).identity
        let grants = """
            {"device":\(folder.device),"inode":\(folder.inode),"grants":[{"files":[],"grant":"program:touch started"}]}
            """
        let outcome = try await inProject(
            """
            export XDG_STATE_HOME="$PWD/state"
            mkdir -p "state/fitloc/trust$PWD" && echo '\(grants)' > "state/fitloc/trust$PWD/grants.json"
            fitloc fill
            """)
        #expect(outcome.ending == .status(2))
        #expect(try !work.names(below: "App").contains("started"))
        #expect(try await inProject("XDG_STATE_HOME=\"$PWD/state\" fitloc trust").ending == .status(2))
    }

    @Test("A service named in the configuration is not used before it is allowed")
    func service() async throws {
        let fixture = try await ServiceFixture(configuration: "fill: {from: [openai], model: test}\n") { _ in .well }
        let fill = [WorkFolder.program.path, "fill", "--timeout", "600"]
        let refused = try await OwnThread.run {
            try SpawnedProgram(fill, in: fixture.work.url, environment: fixture.environment).waitForEnd()
        }
        #expect(refused.ending == .status(2))
        #expect(
            refused.errors.contains(
                ".fitloc.yml:2:15: error: the project’s configuration may not call the service openai"))
        #expect(fixture.service.seen.value.requests == 0)
    }

    // MARK: - Paths

    @Test(
        "Paths that lead out of the project are neither read nor written, wherever they are named",
        arguments: [
            "catalogs: [../Other]", "sources: [../Other]", "default-catalog: ../Other/Localizable.xcstrings",
            "baseline: ../Other/new.json", "fill: {from: ['strings:../Other']}", "catalogs: [$ABSOLUTE]",
        ])
    func paths(configuration: String) async throws {
        let absolute = work.file("Other").path
        try work.write(
            configuration.replacingOccurrences(of: "$ABSOLUTE", with: absolute) + "\n", to: "App/.fitloc.yml")
        for command in ["lint", "fmt", "stats", "add b --value en=B", "lint --write-baseline new.json"] {
            let outcome = try await inProject("fitloc \(command)")
            #expect(outcome.ending == .status(2))
            #expect(outcome.errors.contains("is outside the project at"), "\(command): \(outcome.errors)")
        }
        #expect(try outsideIsUntouched)
        #expect(try await inProject("fitloc trust && fitloc stats").ending == .status(0))
    }

    @Test("A path of thousands of folders is refused", arguments: ["catalogs: [$]", "sources: [$]", "baseline: $"])
    func longPath(configuration: String) async throws {
        let path = String(repeating: "a/", count: 50_000) + "x.xcstrings"
        try work.write(configuration.replacingOccurrences(of: "$", with: path) + "\n", to: "App/.fitloc.yml")
        #expect(try await inProject("fitloc lint").ending == .status(2))
    }

    @Test("In a git repository, the whole repository is the project")
    func repository() async throws {
        try work.write("catalogs: [., ../Other]\n", to: "App/.fitloc.yml")
        #expect(try await work.shell("git init -q . && cd App && fitloc stats").ending == .status(0))
    }

    @Test("A link that leads out is an error in a search, and followed if the user names it")
    func links() async throws {
        let outcome = try await inProject("ln -s ../Other/Localizable.xcstrings Shared.xcstrings; fitloc fmt")
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.contains("error: Shared.xcstrings: is a link to "))
        #expect(try outsideIsUntouched)
        #expect(try await inProject("fitloc fmt Shared.xcstrings").ending == .status(0))
        #expect(try !outsideIsUntouched)
    }

    @Test("A link inside an imported bundle that leads out is not read; the bundle itself may be a link")
    func bundleLinks() async throws {
        try work.write(
            """
            <xliff version="1.2"><file original="Localizable.xcstrings" target-language="de"><body>\
            <trans-unit id="a"><source>a</source><target>A</target></trans-unit></body></file></xliff>
            """, to: "Outside/de.xliff")
        let refused = try await inProject(
            """
            mkdir -p "de.xcloc/Localized Contents" && echo '{"targetLocale" : "de"}' > de.xcloc/contents.json
            ln -s ../../../Outside/de.xliff "de.xcloc/Localized Contents/de.xliff"
            fitloc import de.xcloc
            """)
        #expect(refused.ending == .status(2))
        #expect(refused.errors.contains("de.xliff: is a link to "))
        #expect(try work.text(of: "App/Localizable.xcstrings") == Self.catalog)
        let linked = try await inProject(
            """
            rm "de.xcloc/Localized Contents/de.xliff" && cp ../Outside/de.xliff "de.xcloc/Localized Contents"
            mv de.xcloc ../Outside && ln -s ../Outside/de.xcloc de.xcloc && fitloc import de.xcloc
            """)
        #expect(linked.ending == .status(0))
    }

    /// A file that a command reads because of another file, in a folder of its own and with text that must not be read.
    struct RelatedFile: CustomTestStringConvertible, Sendable {
        let path: String
        let text: String
        /// Shell commands that create the other file and run the command.
        let lines: String

        var testDescription: String { path }
    }

    @Test(
        "A file that is read because of another one is not read through a link out of the project",
        arguments: [
            RelatedFile(
                path: "values/strings.xml", text: "<resources><string name=\"a\">SECRET</string></resources>",
                lines: """
                    mkdir values-de && echo '<resources><string name="a">A</string></resources>' > values-de/strings.xml
                    fitloc import values-de/strings.xml
                    """),
            RelatedFile(
                path: "en/Localizable.json", text: "{\"a\":\"SECRET\"}",
                lines: """
                    mkdir de && echo '{"a":"A"}' > de/Localizable.json
                    fitloc import de/Localizable.json
                    """),
            RelatedFile(
                path: "Base.lproj/Main.storyboard", text: "<document><label text=\"SECRET\" id=\"a\"/></document>",
                lines: """
                    echo 'source-language: en' > .fitloc.yml
                    mkdir de.lproj && echo '"a.text" = "A";' > de.lproj/Main.strings
                    fitloc export --language de --format xcloc -o Out/; status=$?
                    cat Out/*/*/*/*; exit $status
                    """),
            RelatedFile(
                path: "words/.fitloc-words", text: "SECRET",
                lines: """
                    mv words/.fitloc-words . && rmdir words
                    fitloc set a --value en=A && fitloc lint --rule spelling
                    """),
        ])
    func relatedFiles(file: RelatedFile) async throws {
        try work.write(file.text, to: "Outside/secret")
        let folder = try #require(file.path.split(separator: "/").first)
        let outcome = try await inProject(
            "mkdir \(folder) && ln -s \"$PWD/../Outside/secret\" \(file.path)\n\(file.lines)")
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.contains(": is a link to "))
        #expect(!outcome.errors.contains("SECRET"))
        #expect(!outcome.output.contains("SECRET"))
    }

    @Test(
        "No new file is created through a folder that is a link out of the project",
        arguments: [
            "language add fr", "add b --value en=B --value fr=Bé --catalog en.lproj/T.strings",
            "add b --value en=B --value fr=Bé --catalog en.lproj/T.strings --dry-run",
        ])
    func folderLinks(command: String) async throws {
        let outcome = try await inProject(
            """
            rm Localizable.xcstrings && mkdir en.lproj && echo '"a" = "A";' > en.lproj/T.strings
            ln -s ../Other fr.lproj
            fitloc \(command)
            """)
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.contains("error: fr.lproj: is a link to "))
        #expect(try outsideIsUntouched)
        #expect(try work.text(of: "App/en.lproj/T.strings") == "\"a\" = \"A\";\n")
    }

    @Test(
        "No generated file is written through a link out of its folder",
        arguments: [
            "convert Localizable.xcstrings --to strings -o Out --force", "compile Localizable.xcstrings -o Out",
            "generate Localizable.xcstrings -o Out", "export --format android -o Out/ --force",
            "export --format android -o Out/ --dry-run", "export --format xliff --language fr -o Out/ --force",
            "convert Localizable.xcstrings --to strings -o Out --dry-run",
        ])
    func linksBelowOutput(command: String) async throws {
        try work.write(
            WrittenCatalog.text([(key: "a", texts: ["en": "A", "fr": "B"])]), to: "App/Localizable.xcstrings")
        let outcome = try await inProject(
            """
            mkdir Out && ln -s ../../Other Out/fr.lproj && ln -s ../../Other/Localizable.xcstrings Out/GeneratedStrings_Localizable.swift
            ln -s ../../Other Out/values-fr && ln -s ../../Other/Localizable.xcstrings Out/fr.xliff
            fitloc \(command)
            """)
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.contains(", outside the project; only files given on the command line are used there"))
        #expect(try outsideIsUntouched)
    }

    @Test("`init` neither shows nor replaces a configuration that is a link out of the project")
    func linkedNewConfiguration() async throws {
        let link = "echo 'secret: [' > ../outside.yml; ln -s ../outside.yml .fitloc.yml; fitloc init"
        for options in ["--force", "--dry-run"] {
            let outcome = try await inProject("\(link) \(options)")
            #expect(outcome.ending == .status(2))
            #expect(outcome.errors.contains("error: .fitloc.yml: is a link to "))
            #expect(!outcome.output.contains("secret"))
            #expect(try work.text(of: "outside.yml") == "secret: [\n")
        }
    }

    @Test("A configuration that is a link out of the project is not read", arguments: ["lint", "trust", "stats"])
    func linkedConfiguration(command: String) async throws {
        let outcome = try await inProject(
            "echo 'secret: [' > ../outside.yml; ln -s ../outside.yml .fitloc.yml; fitloc \(command)")
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.contains("error: .fitloc.yml: is a link to "))
        #expect(!outcome.errors.contains("secret"))
        let inside = try await inProject("git init -q .. && fitloc \(command)")
        #expect(inside.ending == .status(2))
        #expect(!inside.errors.contains("is a link to"))
    }

    @Test(
        "A pipe or a device in the place of a file is an error",
        arguments: [
            ("mkfifo .fitloc.yml", "lint"), ("mkfifo .fitloc.yml", "trust"), ("ln -s /dev/zero .fitloc.yml", "lint"),
            ("mkfifo F.xcstrings; echo 'catalogs: [F.xcstrings]' > .fitloc.yml", "lint"),
            ("mkfifo F.xcstrings; echo 'catalogs: [F.xcstrings]' > .fitloc.yml", "set a --value en=A"),
            ("mkfifo F.json; echo 'baseline: F.json' > .fitloc.yml", "lint"),
            ("mkfifo F.xcstrings; echo '{\"catalogs\":[\"F.xcstrings\"]}' > generate-strings.json", "generate ."),
            ("mkfifo F.xlf", "import F.xlf"),
        ])
    func pipes(preparation: String, command: String) async throws {
        let outcome = try await inProject("\(preparation); fitloc \(command)")
        #expect(outcome.ending == .status(2))
    }

    @Test("A file that the shell has open is read")
    func openFile() async throws {
        let outcome = try await inProject("cat Localizable.xcstrings | fitloc git textconv /dev/stdin")
        #expect(outcome.ending == .status(0))
        #expect(outcome.output.contains("a"))
    }

    // MARK: - Addresses

    @Test(
        "Unencrypted requests are sent only to this machine",
        arguments: [
            "http://example.com", "http://127.0.0.1.example.com", "http://0127.0.0.1", "http://127.0.0.+1",
        ])
    func plainHTTP(address: String) async throws {
        try work.write("languages: [en, de]\n", to: "App/.fitloc.yml")
        let outcome = try await inProject(
            "OPENAI_API_KEY=sk-secret fitloc fill --from openai --model m --endpoint \(address)")
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.contains("use https"))
        #expect(!outcome.errors.contains("sk-secret"))
    }
}
