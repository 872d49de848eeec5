import Foundation
import TestSupport
import Testing

@Suite("File names in git")
struct FileNameTests {
    @Test(
        "A catalog whose path is not valid UTF-8 is named, and the status is 2",
        arguments: ["diff HEAD~1 HEAD", "diff HEAD~1", "lint --staged"])
    func notUnicode(command: String) async throws {
        let repository = try await Repository()
        // Apple's file systems reject such a name.
        try await repository.run("mkdir \"$(printf 'caf\\351')\" 2>/dev/null || true")
        guard try await repository.run("ls -d caf* 2>/dev/null || true") != "" else { return }
        try await repository.run("cp \(WrittenCatalog.name) caf*/ && git add -A && git commit -qm two")
        let output = try await repository.run("fitloc \(command)", status: 2)
        let message = "error: caf\u{FFFD}/\(WrittenCatalog.name): the file name is not valid UTF-8\n"
        #expect(output.components(separatedBy: message).count == 2, "\(output)")
    }
}
