import CatalogCore
import Foundation
import TestSupport
import Testing

/// Tests what the files of a cloned repository can make commands do, as stated in docs/security.md.
@Suite("Permissions of a cloned repository", .waitsForPrograms)
struct UntrustedProjectTests {
    private let project: UntrustedProject
    private var work: WorkFolder { project.work }

    init() throws {
        project = try UntrustedProject()
    }

    // MARK: - Programs and services

    @Test("A program named in the configuration starts only with permission, which a change of the program revokes")
    func program() async throws {
        try work.write("languages: [en, de]\nfill: {from: ['command:touch started']}\n", to: "App/.fitloc.yml")
        let refused = try await project.run("fitloc fill")
        #expect(refused.ending == .status(2))
        #expect(
            refused.errors == """
                .fitloc.yml:2:15: error: the project’s configuration may not start the program “touch started”; allow \
                it with `fitloc trust`

                """)
        #expect(try !work.names(below: "App").contains("started"))

        _ = try await project.run("fitloc trust && fitloc fill")
        #expect(try work.names(below: "App").contains("started"))

        try work.write("languages: [en, de]\nfill: {from: ['command:touch other']}\n", to: "App/.fitloc.yml")
        #expect(try await project.run("fitloc fill").ending == .status(2))
        #expect(try !work.names(below: "App").contains("other"))
    }

    @Test("Programs on the command line need no permission, nor do estimates")
    func commandLine() async throws {
        try work.write("languages: [en, de]\nfill: {from: ['command:touch started']}\n", to: "App/.fitloc.yml")
        #expect(try await project.run("fitloc fill --estimate").ending == .status(0))
        #expect(try !work.names(below: "App").contains("started"))
        _ = try await project.run("fitloc fill --from 'command:touch mine'")
        #expect(try work.names(below: "App").contains("mine"))
    }

    @Test("A revoked permission is refused again")
    func forgotten() async throws {
        try work.write("languages: [en, de]\nfill: {from: ['command:touch started']}\n", to: "App/.fitloc.yml")
        #expect(try await project.run("fitloc trust && fitloc trust --remove && fitloc fill").ending == .status(2))
        #expect(try !work.names(below: "App").contains("started"))
    }

    @Test("A permission stored in the repository has no effect")
    func permissionWithin() async throws {
        try work.write("languages: [en, de]\nfill: {from: ['command:touch started']}\n", to: "App/.fitloc.yml")
        let identity = try JSONEncoder().encode(FolderIdentity(ofPath: work.file("App").path))
        let root = String(decoding: identity, as: UTF8.self)
        let grants = #"{"root":\#(root),"grants":[{"files":[],"grant":"program:touch started"}]}"#
        let outcome = try await project.run(
            """
            export XDG_STATE_HOME="$PWD/state"
            mkdir -p "state/fitloc/trust$PWD" && echo '\(grants)' > "state/fitloc/trust$PWD/grants.json"
            fitloc fill
            """)
        #expect(outcome.ending == .status(2))
        #expect(try !work.names(below: "App").contains("started"))
        #expect(try await project.run("XDG_STATE_HOME=\"$PWD/state\" fitloc trust").ending == .status(2))
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
            let outcome = try await project.run("fitloc \(command)")
            #expect(outcome.ending == .status(2))
            #expect(outcome.errors.contains("is outside the project at"), "\(command): \(outcome.errors)")
        }
        #expect(try project.outsideIsUntouched)
        #expect(try await project.run("fitloc trust && fitloc stats").ending == .status(0))
    }

    @Test("A path of thousands of folders is refused", arguments: ["catalogs: [$]", "sources: [$]", "baseline: $"])
    func longPath(configuration: String) async throws {
        let path = String(repeating: "a/", count: 50_000) + "x.xcstrings"
        try work.write(configuration.replacingOccurrences(of: "$", with: path) + "\n", to: "App/.fitloc.yml")
        #expect(try await project.run("fitloc lint").ending == .status(2))
    }

    @Test("In a git repository, the whole repository is the project")
    func repository() async throws {
        try work.write("catalogs: [., ../Other]\n", to: "App/.fitloc.yml")
        #expect(try await work.shell("git init -q . && cd App && fitloc stats").ending == .status(0))
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
        let outcome = try await project.run("\(preparation); fitloc \(command)")
        #expect(outcome.ending == .status(2))
    }

    @Test("A file that the shell has open is read")
    func openFile() async throws {
        let outcome = try await project.run("cat Localizable.xcstrings | fitloc git textconv /dev/stdin")
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
        let outcome = try await project.run(
            "OPENAI_API_KEY=sk-secret fitloc fill --from openai --model m --endpoint \(address)")
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.contains("use https"))
        #expect(!outcome.errors.contains("sk-secret"))
    }
}
