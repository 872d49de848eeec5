import Foundation
import TestSupport
import Testing

@Suite("Cancelling the prompts of fitloc add, and running without a terminal")
struct LeavingAddTests {
    private let work: WorkFolder
    private let old: Data

    init() throws {
        work = try WorkFolder()
        try work.write(PromptCatalog.plain, to: WrittenCatalog.name)
        old = try work.bytes(of: WrittenCatalog.name)
    }

    private func expectUntouched() throws {
        #expect(try work.bytes(of: WrittenCatalog.name) == old)
        #expect(try work.names() == [WrittenCatalog.name])
    }

    @Test("Ctrl-C ends it by its signal, restores the terminal and leaves the file unchanged")
    func interrupt() async throws {
        let run = try await PromptedRun.fitloc("add", "home.new", in: work) {
            try $0.answer("en: ", with: "New")
            try $0.wait(for: "pt-BR: ")
            try $0.type("Nov" + Key.controlC)
        }
        #expect(run.ending == .signal(SIGINT))
        #expect(run.restoresTerminal)
        #expect(run.output.isEmpty)
        try expectUntouched()
    }

    @Test("Ctrl-D ends it with status 2 and writes nothing", arguments: [0, 1, 2])
    func endOfInput(answered: Int) async throws {
        let run = try await PromptedRun.fitloc("add", "home.new", in: work) { terminal in
            for question in ["en: ", "pt-BR: "].prefix(answered) { try terminal.answer(question, with: "New") }
            try terminal.wait(for: ["en: ", "pt-BR: ", "Comment"][answered])
            try terminal.type(Key.controlD)
        }
        #expect(run.ending == .status(2))
        #expect(run.printed.hasSuffix("nothing was written\r\n"))
        #expect(run.restoresTerminal)
        try expectUntouched()
    }

    @Test("If two catalogs fit equally, it asks for one")
    func whichCatalog() async throws {
        try work.write(PromptCatalog.plain, to: "kit/Kit.xcstrings")
        let run = try await PromptedRun.fitloc("add", "home.new", in: work) {
            try $0.wait(for: "1  Localizable.xcstrings\r\n")
            try $0.wait(for: "2  kit/Kit.xcstrings\r\n")
            try $0.answer("Table number [1]: ", with: "2")
            try $0.answer("en: ", with: "New")
            try $0.answer("pt-BR: ", with: "Novo")
            try $0.answer("Comment for translators (press Enter for none): ", with: "")
        }
        #expect(run.ending == .status(0))
        #expect(try work.catalog("kit/Kit.xcstrings").texts["home.new pt-BR"] == "Novo")
        #expect(try work.bytes(of: WrittenCatalog.name) == old)
    }

    @Test("Without a terminal for input, it is refused with status 2 and the reason")
    func noTerminal() async throws {
        let work = work
        let run = try await PseudoTerminal.run(
            URL(fileURLWithPath: "/bin/sh"),
            arguments: ["-c", #"cd "$0" && exec fitloc add home.new < /dev/null"#, work.url.path],
            environment: work.environment
        ) { [try $0.waitForEnd() == .status(2) ? "status 2" : "", $0.printed] }
        #expect(
            run == [
                "status 2",
                "error: “home.new”: the required text in en and pt-BR is missing; add --value en=TEXT and "
                    + "--value pt-BR=TEXT, or use --incomplete to leave it for later\r\n",
            ])
        try expectUntouched()
    }

    @Test("Without a terminal for input, catalogs that fit equally are listed, with status 2")
    func noTerminalAndTwoCatalogs() async throws {
        try work.write(PromptCatalog.plain, to: "kit/Kit.xcstrings")
        let outcome = try await work.fitloc("add", "home.new", "--value", "en=New", "--value", "pt-BR=Novo")
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.contains("choose one with --catalog FILE"))
        #expect(outcome.errors.contains("kit/Kit.xcstrings"))
        #expect(try work.bytes(of: WrittenCatalog.name) == old)
    }

    @Test("With --dry-run, the answers are shown as a patch and nothing is written")
    func dryRun() async throws {
        let run = try await PromptedRun.fitloc("add", "home.new", "--dry-run", in: work) {
            try $0.answer("en: ", with: "New")
            try $0.answer("pt-BR: ", with: "Novo")
            try $0.answer("Comment for translators (press Enter for none): ", with: "")
        }
        #expect(run.ending == .status(0))
        #expect(run.output.contains("+            \"value\" : \"Novo\"\n"))
        try expectUntouched()
    }
}
