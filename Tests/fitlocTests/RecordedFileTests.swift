import Foundation
import TestSupport
import Testing

@Suite("Files that tests rewrite")
struct RecordedFileTests {
    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        try work.write("old", to: "page.md")
    }

    private func issue(_ path: String = "page.md", expecting text: String?, mode: RecordedFile.Mode) throws -> String? {
        try RecordedFile(work.file(path), below: work.url, mode: mode).issue(expecting: text.map { Data($0.utf8) })
    }

    @Test("A file that differs is an issue and stays unchanged")
    func compare() throws {
        #expect(try issue(expecting: "old", mode: .compare) == nil)
        let issue = try issue(expecting: "new", mode: .compare)
        #expect(issue == "page.md is not current; run `scripts/test --update`, review the diff")
        #expect(try work.text(of: "page.md") == "old")
    }

    @Test("A rewritten file is an issue too, once")
    func rewrite() throws {
        #expect(try issue(expecting: "old", mode: .rewrite) == nil)
        #expect(try issue(expecting: "new", mode: .rewrite) == "rewrote page.md; review the diff")
        #expect(try issue(expecting: "new", mode: .rewrite) == nil)
        #expect(try work.text(of: "page.md") == "new")
    }

    @Test("A new file is written with its folder, and an unexpected file is removed")
    func presence() throws {
        #expect(try issue("a/b", expecting: "", mode: .rewrite) == "rewrote a/b; review the diff")
        #expect(try work.text(of: "a/b") == "")
        #expect(try issue("a/b", expecting: nil, mode: .rewrite) == "rewrote a/b; review the diff")
        #expect(try work.names(below: "a").isEmpty)
        #expect(try issue("a/b", expecting: nil, mode: .rewrite) == nil)
    }

    @Test("On a CI machine nothing is rewritten, and the request is an issue even without differences")
    func refuse() throws {
        #expect(try issue(expecting: "old", mode: .refuse) != nil)
        #expect(try issue(expecting: "new", mode: .refuse) != nil)
        #expect(try work.text(of: "page.md") == "old")
    }

    @Test("The environment determines the mode: FITLOC_UPDATE rewrites, and with CI it is rejected")
    func environment() {
        #expect(RecordedFile.Mode(environment: [:]) == .compare)
        #expect(RecordedFile.Mode(environment: ["CI": "true"]) == .compare)
        #expect(RecordedFile.Mode(environment: ["FITLOC_UPDATE": ""]) == .compare)
        #expect(RecordedFile.Mode(environment: ["FITLOC_UPDATE": "1"]) == .rewrite)
        #expect(RecordedFile.Mode(environment: ["FITLOC_UPDATE": "1", "CI": "true"]) == .refuse)
    }
}
