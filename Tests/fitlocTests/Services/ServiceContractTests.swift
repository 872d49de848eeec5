import Foundation
import TestSupport
import Testing

@Suite("The program of push and pull")
struct ServiceContractTests {
    @Test("The program gets the action, the list and its variables")
    func contract() async throws {
        let project = try ServiceProject(
            program: """
                echo "$# $1" >> log
                echo "$FITLOC_ACTION $FITLOC_FORMAT $OWN" >> log
                sed "s|$FITLOC_FOLDER|FOLDER|" >> log
                ls "$FITLOC_FOLDER" >> log
                ls -ld "$FITLOC_FOLDER" | cut -c1-10 >> log

                """)
        _ = try await project.run("trust")
        let sent = try await project.run("push", with: ["OWN": "mine"])
        #expect(sent.ending == .status(0), "\(sent.errors)")
        let translation = "translation\tpt-BR\tFOLDER/pt_BR.po\tLocalizable.xcstrings\n"
        #expect(
            try project.work.text(of: "log") == """
                1 pull
                pull po mine
                \(translation)drwx------
                1 push
                push po mine
                source\ten\tFOLDER/Localizable.pot\tLocalizable.xcstrings
                \(translation)Localizable.pot
                pt_BR.po
                drwx------

                """)
    }

    @Test("A program of the configuration is not started before it is allowed, nor after its file has changed")
    func trust() async throws {
        let project = try ServiceProject(program: "touch started\n")
        for command in ["push", "pull"] {
            let outcome = try await project.run(command)
            #expect(outcome.ending == .status(2))
            #expect(
                outcome.errors
                    == ".fitloc.yml:3:12: error: the project’s configuration may not start the program “/bin/sh texts.sh”; "
                    + "allow it with `fitloc trust`\n")
        }
        #expect(try await project.run("trust").output.contains("start a program: /bin/sh texts.sh"))
        try project.work.write("touch started; touch other\n", to: "texts.sh")
        #expect(try await project.run("push").ending == .status(2))
        #expect(try !project.work.names().contains("started"))
        _ = try await project.run("trust")
        #expect(try await project.run("push").ending == .status(0))
        #expect(try project.work.names().contains("other"))
    }

    @Test("Without a program, the message says where to name one")
    func noProgram() async throws {
        let project = try ServiceProject()
        try project.configure("")
        let outcome = try await project.run("pull")
        #expect(outcome.ending == .status(2))
        #expect(
            outcome.errors
                == "error: no program is named; specify --command, or `command` under `service` in .fitloc.yml\n")
    }

    @Test(
        "If the program fails, nothing counts as sent and nothing is imported",
        arguments: [
            ("exit 3", "program_status", "sh failed with status 3"), ("kill -9 $$", "killed", "137"),
            ("sleep 60", "timeout", "no answer within 1 s"),
        ])
    func failures(program: String, name: String, reason: String) async throws {
        // The program writes a complete file first, which must not be imported.
        let project = try ServiceProject(
            program: """
                [ "$1" = push ] || printf 'msgid ""\\nmsgstr "Language: pt_BR\\\\n"\\nmsgctxt "open"\\nmsgid "Open"\\nmsgstr "X"\\n' \\
                    > "$FITLOC_FOLDER/pt_BR.po"
                \(program)

                """, settings: "  timeout: 1\n")
        _ = try await project.run("trust")
        let before = try project.catalog
        let pulled = try await project.run("pull", with: ["TMPDIR": project.work.url.path])
        #expect(pulled.ending == .status(2))
        #expect(pulled.errors.contains("nothing was imported: "), "\(name): \(pulled.errors)")
        let pushed = try await project.run("push", "--force", with: ["TMPDIR": project.work.url.path])
        #expect(pushed.ending == .status(2))
        #expect(pushed.errors.contains("nothing counts as sent: "))
        #expect(try project.catalog == before)
        #expect(try project.work.names().filter { $0.hasPrefix("fitloc-") } == [])
        #expect(!FileManager.default.fileExists(atPath: project.records.path))
    }

    @Test("A program that writes no file imports nothing; one that leaves out a language is named")
    func leftOut() async throws {
        let nothing = try ServiceProject(program: "exit 0\n")
        _ = try await nothing.run("trust")
        let empty = try await nothing.run("pull")
        #expect(empty.ending == .status(2))
        #expect(empty.errors == "error: nothing was imported, because the program wrote no file\n")
        let project = try ServiceProject(settings: "  languages: [pt-BR, de]\n")
        _ = try await project.run("trust")
        #expect(try await project.run("push").ending == .status(0))
        let folder = project.work.url.deletingLastPathComponent().appendingPathComponent("Service")
        try FileManager.default.removeItem(
            at: folder.appendingPathComponent("translation-de-Localizable.xcstrings"))
        try project.translate("Abrir", to: "Abre")
        let pulled = try await project.run("pull")
        #expect(pulled.ending == .status(1))
        #expect(pulled.errors.contains("warning: the program did not write de.po"))
        #expect(try project.catalog.contains("Abre"))
    }

    @Test("An archive in place of the listed files is imported")
    func archive() async throws {
        let project = try ServiceProject(
            program: """
                [ "$1" = pull ] || exit 0
                cd "$FITLOC_FOLDER" && mkdir pt-BR.lproj && printf '"open" = "Abra";' > pt-BR.lproj/Localizable.strings
                \(ForeignReader.python) -m zipfile -c all.zip pt-BR.lproj && rm -r pt-BR.lproj

                """)
        _ = try await project.run("trust")
        let pulled = try await project.run("pull")
        #expect(try project.catalog.contains("Abra"), "\(pulled.errors)")
    }

    @Test("Ctrl-C ends the program, removes the temporary folder and imports nothing")
    func interruption() async throws {
        let project = try ServiceProject(program: "touch started; sleep 600\n")
        _ = try await project.run("trust")
        let before = try project.catalog
        let environment = project.environment.merging(["TMPDIR": project.work.url.path]) { $1 }
        let started = project.work.file("started").path
        let run = try await PromptedRun.fitloc(["pull"], in: project.work, environment: environment) { terminal in
            while !FileManager.default.fileExists(atPath: started) { Thread.sleep(forTimeInterval: 0.02) }
            try terminal.type(Key.controlC)
        }
        #expect(run.ending == .signal(SIGINT))
        #expect(try project.catalog == before)
        #expect(try project.work.names().filter { $0.hasPrefix("fitloc-") } == [])
    }
}
