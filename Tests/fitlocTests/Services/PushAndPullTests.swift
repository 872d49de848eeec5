import Foundation
import TestSupport
import Testing

@Suite("push and pull")
struct PushAndPullTests {
    @Test("A translator's edit comes back, and nothing else changes", arguments: ["po", "xliff", "csv"])
    func edit(format: String) async throws {
        let project = try ServiceProject(format: format)
        let before = try project.catalog
        #expect(try await project.run("trust").ending == .status(0))
        let sent = try await project.run("push")
        #expect(sent.ending == .status(0), "\(sent.errors)")
        try rename(project, format)
        try project.translate("Gravar", to: "Salvar")
        let pulled = try await project.run("pull")
        #expect(pulled.ending == .status(0), "\(pulled.errors)")
        let state = format == "po" || format == "xliff" ? "needs_review" : "translated"
        #expect(
            try project.catalog
                == before.replacing(
                    #""needs_review", "value" : "Gravar""#, with: #""\#(state)", "value" : "Salvar""#))
        #expect(try await project.run("pull").output.contains("2 already up to date"))
    }

    /// Gives a file of all tables the name that the test expects.
    private func rename(_ project: ServiceProject, _ format: String) throws {
        guard format != "po" else { return }
        let folder = project.work.url.deletingLastPathComponent().appendingPathComponent("Service")
        let (old, new) = ("translation-pt-BR--", "translation-pt-BR-Localizable.xcstrings")
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent(new), withDestinationURL: folder.appendingPathComponent(old))
    }

    @Test("A catalog goes and comes back as a whole")
    func tables() async throws {
        let project = try ServiceProject(format: "tables")
        let before = try project.catalog
        let command = ["--command", "/bin/sh texts.sh"]
        #expect(
            try await project.run("push", command[0], command[1]).output
                == "sent Localizable.xcstrings: en, pt-BR\n")
        let folder = project.work.url.deletingLastPathComponent().appendingPathComponent("Service")
        let kept = folder.appendingPathComponent("translation-mul-Localizable.xcstrings")
        let text = try String(contentsOf: kept, encoding: .utf8)
        #expect(text == before)
        try Data(text.replacing("Abrir", with: "Abra").replacing("needs_review", with: "new").utf8).write(to: kept)
        let pulled = try await project.run("pull", command[0], command[1])
        #expect(pulled.ending == .status(0), "\(pulled.errors)")
        #expect(try project.catalog == before.replacing("Abrir", with: "Abra"))
        let partial = try await project.run("push", command[0], command[1], "--missing")
        #expect(partial.ending == .status(2))
        #expect(partial.errors.contains("tables are sent as a whole"))
    }

    @Test("A text that only the project changed since the push stays")
    func projectEdit() async throws {
        let project = try ServiceProject()
        _ = try await project.run("trust")
        _ = try await project.run("push")
        _ = try await project.run("set", "open", "--value", "pt-BR=Abra")
        let before = try project.catalog
        let pulled = try await project.run("pull")
        #expect(pulled.ending == .status(0), "\(pulled.errors)")
        #expect(try project.catalog == before)
        #expect(try await project.run("push").ending == .status(0))
        #expect(try project.serviceText.contains("Abra"))
    }

    @Test("A text that both sides changed is skipped and named, and is not overwritten without --force")
    func bothEdits() async throws {
        let project = try ServiceProject()
        _ = try await project.run("trust")
        _ = try await project.run("push")
        _ = try await project.run("set", "open", "--value", "pt-BR=Abra")
        try project.translate("Abrir", to: "Abre")
        let before = try project.catalog
        for _ in 1...2 {
            let pulled = try await project.run("pull")
            #expect(pulled.ending == .status(2))
            #expect(
                pulled.errors.contains(
                    "warning: skipped “open” (pt-BR): the project changed it since the export, to “Abra”"))
            #expect(try project.catalog == before)
        }
        let refused = try await project.run("push")
        #expect(refused.ending == .status(2))
        #expect(
            refused.errors
                == "error: 1 text of the service is not in the project; run `fitloc pull` first, or send anyway with --force\n"
        )
        #expect(try project.serviceText.contains("Abre\""))
        #expect(try await project.run("push", "--force").ending == .status(0))
        #expect(try project.serviceText.contains("Abra\""))
        #expect(try await project.run("pull").ending == .status(0))
    }

    @Test("A text that a pull has brought and the project changed later stays")
    func editAfterPull() async throws {
        let project = try ServiceProject()
        _ = try await project.run("trust")
        _ = try await project.run("push")
        try project.translate("Abrir", to: "Abre")
        _ = try await project.run("pull")
        _ = try await project.run("set", "open", "--value", "pt-BR=Abra")
        let before = try project.catalog
        #expect(try await project.run("pull").ending == .status(0))
        #expect(try project.catalog == before)
    }

    @Test("A push of one key does not change what is known of the others")
    func partialPush() async throws {
        let project = try ServiceProject()
        _ = try await project.run("trust")
        _ = try await project.run("push")
        _ = try await project.run("set", "open", "--value", "pt-BR=Abra")
        let folder = project.work.url.deletingLastPathComponent().appendingPathComponent("Service")
        let whole = try project.serviceText
        #expect(try await project.run("push", "--match", "save").ending == .status(0))
        let kept = folder.appendingPathComponent("translation-pt-BR-Localizable.xcstrings")
        #expect(try !project.serviceText.contains("open"))
        try Data(whole.utf8).write(to: kept)
        let before = try project.catalog
        #expect(try await project.run("pull").ending == .status(0))
        #expect(try project.catalog == before)
    }

    @Test("Without a record, a note says what counts as changed; --since names a commit")
    func noRecord() async throws {
        let project = try ServiceProject()
        _ = try await project.run("trust")
        _ = try await project.run("push")
        let git = "git init -q . && git add -A && git -c user.name=A -c user.email=a@example.org commit -q -m A"
        #expect(try await project.work.shell(git).ending == .status(0))
        _ = try await project.run("set", "open", "--value", "pt-BR=Abra")
        let before = try project.catalog
        // A fresh clone has no record.
        try FileManager.default.removeItem(at: project.records)
        let since = try await project.run("pull", "--since", "HEAD")
        #expect(since.ending == .status(0), "\(since.errors)")
        #expect(try project.catalog == before)
        try FileManager.default.removeItem(at: project.records)
        let pulled = try await project.run("pull", "--dry-run")
        #expect(pulled.errors.contains("note: it is not recorded which texts the service received"))
        #expect(pulled.output.contains("+                \"pt-BR\"") || pulled.output.contains("Abrir"))
        #expect(try project.catalog == before)
    }

    @Test("--dry-run of push starts no program and needs no permission; that of pull writes nothing")
    func dryRuns() async throws {
        let project = try ServiceProject(program: "touch started; exit 1\n")
        let push = try await project.run("push", "--dry-run")
        #expect(push.ending == .status(0))
        #expect(push.output == "would send Localizable.pot: 2 texts in en\nwould send pt_BR.po: 2 texts in pt-BR\n")
        #expect(try !project.work.names().contains("started"))
        let real = try ServiceProject()
        _ = try await real.run("trust")
        _ = try await real.run("push")
        try real.translate("Abrir", to: "Abre")
        let before = try real.catalog
        let pulled = try await real.run("pull", "--dry-run")
        #expect(pulled.ending == .status(0))
        #expect(pulled.output.contains("Abre"))
        #expect(try real.catalog == before)
        // The dry run is not recorded as a pull.
        #expect(try await real.run("pull").output.contains("imported 1 text"))
        #expect(try await real.run("undo").ending == .status(0))
        #expect(try real.catalog == before)
    }

    @Test("--format json of pull has the changes")
    func json() async throws {
        let project = try ServiceProject()
        _ = try await project.run("trust")
        _ = try await project.run("push")
        try project.translate("Abrir", to: "Abre")
        let pulled = try await project.run("pull", "--format", "json")
        let object = try JSONSerialization.jsonObject(with: Data(pulled.output.utf8)) as? [String: Any]
        #expect((object?["changes"] as? [Any])?.count == 1)
    }
}
