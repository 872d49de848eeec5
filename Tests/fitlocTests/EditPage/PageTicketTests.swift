import Foundation
import TestSupport
import Testing

@Suite("The browser that fitloc edit opens")
struct PageTicketTests {
    /// Starts the program with a browser that stores its argument, and returns the argument.
    private func opened() async throws -> (program: PageProgram, argument: String) {
        let work = try WorkFolder()
        try work.write(WrittenCatalog.text([("title", ["en": "Home"])]), to: WrittenCatalog.name)
        // The shell writes the programs: a file that this process has open for writing while another test starts a
        // program cannot be run.
        let browsers = """
            mkdir bin && cat > bin/open <<'END' && cp bin/open bin/xdg-open && chmod +x bin/*
            #!/bin/sh
            printf %s "$1" > opened
            END
            """
        #expect(try await work.shell(browsers).ending == .status(0))
        let program = try await PageProgram(work, "--open")
        var argument = ""
        for _ in 0..<200 where argument.isEmpty {
            try await Task.sleep(for: .milliseconds(50))
            argument = (try? work.text(of: "opened")) ?? ""
        }
        return (program, argument)
    }

    @Test("The browser gets a file that only the user can read, with a single-use ticket in place of the token")
    func ticket() async throws {
        let (program, file) = try await opened()
        #expect(file.hasPrefix(program.work.file(".local/state/fitloc/edit/").path) && file.hasSuffix(".html"))
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        let page = try String(contentsOfFile: file, encoding: .utf8)
        #expect(!page.contains(program.token))

        let form = ##/url=http://127\.0\.0\.1:\d+(/open/[0-9a-f]{32})"/##
        let address = try #require(page.firstMatch(of: form))
        let path = String(address.1)
        #expect(!file.contains(path.dropFirst("/open/".count)))
        #expect(try await program.call("/open/0", method: "GET").status == 403)
        let reply = try await program.call(path, method: "GET")
        #expect(reply.status == 303)
        #expect(reply.headers["location"] == "/#\(program.token)")
        #expect(!FileManager.default.fileExists(atPath: file))
        #expect(try await program.call(path, method: "GET").status == 403)
    }

    @Test("The end of the server removes the file")
    func removed() async throws {
        let (program, file) = try await opened()
        #expect(FileManager.default.fileExists(atPath: file))
        #expect(try await program.stop(SIGTERM).ending == .status(0))
        #expect(!FileManager.default.fileExists(atPath: file))
    }
}
