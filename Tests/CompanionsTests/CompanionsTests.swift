import TestSupport
import Testing

@Suite("The programs beside fitloc in one file", .waitsForPrograms)
struct CompanionsTests {
    /// A folder with fitloc, the one program and its links, as in a release for Linux.
    private func linked() async throws -> WorkFolder {
        let work = try WorkFolder()
        // Another program copies the files: what this process has open for writing, a program that it starts at the same
        // time has open too, and nobody can run such a file.
        let copying = try await work.shell(
            """
            mkdir bin && cp '\(BuiltProgram.folder.path)/fitloc' bin/fitloc
            cp '\(BuiltProgram.folder.path)/fitloc-companions' bin/fitloc-sources
            for name in fitloc-edit fitloc-network; do ln -s fitloc-sources bin/$name; done
            """)
        #expect(copying.ending == .status(0), "\(copying.errors)")
        return work
    }

    @Test("The name of the link chooses the program")
    func names() async throws {
        let work = try await linked()
        for name in ["fitloc-edit", "fitloc-sources"] {
            let own = try await work.shell("'\(BuiltProgram.folder.path)/\(name)' --help")
            let linked = try await work.shell("PATH=\"$PWD/bin:$PATH\" \(name) --help")
            #expect(own.output.contains("USAGE:"))
            #expect(linked.output == own.output, "\(linked.errors)")
        }
        let request = try await work.shell("echo none | bin/fitloc-network")
        #expect(request.ending == .status(64))
        #expect(request.errors.hasPrefix("fitloc-network: "))
    }

    @Test("fitloc hands over to them")
    func takeover() async throws {
        let work = try await linked()
        try work.write(
            #"{"sourceLanguage":"en","strings":{"home.title":{"extractionState":"manual"}},"version":"1.0"}"#,
            to: "Localizable.xcstrings")
        try work.write(#"let title = String(localized: "home.title")"#, to: "Home.swift")
        let usages = try await work.shell("bin/fitloc usages home.title")
        #expect(usages.output.contains("Home.swift:1"), "\(usages.errors)")
        #expect(usages.ending == .status(0))
        let help = try await work.shell("bin/fitloc edit --help")
        #expect(help.output.contains("USAGE: fitloc edit"), "\(help.errors)")
        let missing = try await work.shell("bin/fitloc edit none.xcstrings")
        #expect(missing.ending == .status(2))
        #expect(missing.errors.contains("none.xcstrings"))
    }
}
