import TestSupport
import Testing

@testable import AgentServer

@Suite("Paths and revisions of an agent")
struct AgentProjectTests {
    private let folder: TemporaryFolder
    private let project: AgentProject

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("in/L.xcstrings")
        try folder.write("out/O.xcstrings")
        try folder.link("in/link", to: "../out")
        try folder.link("in/Link.xcstrings", to: "../out/O.xcstrings")
        project = AgentProject(
            folder: folder.file("in"), allowsWrites: false, services: .none, runner: FakeRunner(), environment: [:])
    }

    @Test(
        "A version that is a path outside of the folder is refused, also as a side of a range",
        arguments: [
            "link", "link/O.xcstrings", "./link/O.xcstrings", "Link.xcstrings", "../out/O.xcstrings",
            "HEAD..link/O.xcstrings", "HEAD...Link.xcstrings", "Link.xcstrings..HEAD", "$OUT/O.xcstrings",
            "HEAD..$OUT/O.xcstrings", "HEAD..../out", "L.xcstrings\0", "main\0",
        ])
    func outside(name: String) {
        let name = name.replacing("$OUT", with: folder.file("out"))
        #expect(throws: ToolRefusal.self) { try project.versionInside(name) }
    }

    @Test(
        "A revision may contain slashes and dots, and a version may be a path inside of the folder",
        arguments: [
            "main", "origin/main", "HEAD~2", "v1.0..v2.0", "a/b...c/d", "HEAD..", "L.xcstrings", "./L.xcstrings",
        ])
    func inside(name: String) throws {
        #expect(try project.versionInside(name) == name)
    }

    @Test("A name that is longer than any path is refused")
    func long() {
        #expect(throws: ToolRefusal.self) { try project.versionInside(String(repeating: ".", count: 1 << 20)) }
    }

    @Test("A path with the character U+0000 is refused")
    func null() {
        #expect(throws: ToolRefusal.self) { try project.inside("L.xcstrings\0.txt") }
    }
}
