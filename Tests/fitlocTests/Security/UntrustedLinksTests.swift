import TestSupport
import Testing

/// Tests that no command follows a link out of a cloned repository, as stated in docs/security.md.
@Suite("Links of a cloned repository", .waitsForPrograms)
struct UntrustedLinksTests {
    private let project: UntrustedProject
    private var work: WorkFolder { project.work }

    init() throws {
        project = try UntrustedProject()
    }

    @Test("A link that leads out is an error in a search, and followed if the user names it")
    func links() async throws {
        let outcome = try await project.run("ln -s ../Other/Localizable.xcstrings Shared.xcstrings; fitloc fmt")
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.contains("error: Shared.xcstrings: is a link to "))
        #expect(try project.outsideIsUntouched)
        #expect(try await project.run("fitloc fmt Shared.xcstrings").ending == .status(0))
        #expect(try !project.outsideIsUntouched)
    }

    @Test("A link inside an imported bundle that leads out is not read; the bundle itself may be a link")
    func bundleLinks() async throws {
        try work.write(
            """
            <xliff version="1.2"><file original="Localizable.xcstrings" target-language="de"><body>\
            <trans-unit id="a"><source>a</source><target>A</target></trans-unit></body></file></xliff>
            """, to: "Outside/de.xliff")
        let refused = try await project.run(
            """
            mkdir -p "de.xcloc/Localized Contents" && echo '{"targetLocale" : "de"}' > de.xcloc/contents.json
            ln -s ../../../Outside/de.xliff "de.xcloc/Localized Contents/de.xliff"
            fitloc import de.xcloc
            """)
        #expect(refused.ending == .status(2))
        #expect(refused.errors.contains("de.xliff: is a link to "))
        #expect(try work.text(of: "App/Localizable.xcstrings") == UntrustedProject.catalog)
        let linked = try await project.run(
            """
            rm "de.xcloc/Localized Contents/de.xliff" && cp ../Outside/de.xliff "de.xcloc/Localized Contents"
            mv de.xcloc ../Outside && ln -s ../Outside/de.xcloc de.xcloc && fitloc import de.xcloc --create
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
        let outcome = try await project.run(
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
        let outcome = try await project.run(
            """
            rm Localizable.xcstrings && mkdir en.lproj && echo '"a" = "A";' > en.lproj/T.strings
            ln -s ../Other fr.lproj
            fitloc \(command)
            """)
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.contains("error: fr.lproj: is a link to "))
        #expect(try project.outsideIsUntouched)
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
        // A language's folder among the tables would stop the export before its output is checked.
        let language = command.hasPrefix("export") ? "" : "ln -s ../../Other Out/fr.lproj"
        let outcome = try await project.run(
            """
            mkdir Out && ln -s ../../Other/Localizable.xcstrings Out/GeneratedStrings_Localizable.swift
            \(language)
            ln -s ../../Other Out/values-fr && ln -s ../../Other/Localizable.xcstrings Out/fr.xliff
            fitloc \(command)
            """)
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.contains(", outside the project; name that path itself, or remove the link"))
        #expect(try project.outsideIsUntouched)
    }

    @Test("`init` neither shows nor replaces a configuration that is a link out of the project")
    func linkedNewConfiguration() async throws {
        let link = "echo 'secret: [' > ../outside.yml; ln -s ../outside.yml .fitloc.yml; fitloc init"
        for options in ["--force", "--dry-run"] {
            let outcome = try await project.run("\(link) \(options)")
            #expect(outcome.ending == .status(2))
            #expect(outcome.errors.contains("error: .fitloc.yml: is a link to "))
            #expect(!outcome.output.contains("secret"))
            #expect(try work.text(of: "outside.yml") == "secret: [\n")
        }
    }

    @Test("A configuration that is a link out of the project is not read", arguments: ["lint", "trust", "stats"])
    func linkedConfiguration(command: String) async throws {
        let outcome = try await project.run(
            "echo 'secret: [' > ../outside.yml; ln -s ../outside.yml .fitloc.yml; fitloc \(command)")
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.contains("error: .fitloc.yml: is a link to "))
        #expect(!outcome.errors.contains("secret"))
        let inside = try await project.run("git init -q .. && fitloc \(command)")
        #expect(inside.ending == .status(2))
        #expect(!inside.errors.contains("is a link to"))
    }
}
