import Foundation
import TestSupport
import Testing

/// Tests of writes beyond the size that the user allows for files (`ulimit -f`).
@Suite("A limit on the size of files", .waitsForPrograms)
struct FileSizeLimitTests {
    @Test(
        "A write beyond the limit is reported with status 2 and changes nothing",
        arguments: [
            "set home.title --value pt-BR=Lar --catalog Localizable.xcstrings", "fmt Unformatted.xcstrings",
            "export Localizable.xcstrings --language pt-BR -o sheet.csv",
        ])
    func limit(command: String) async throws {
        let work = try WorkFolder()
        try work.write(WrittenCatalog.text([("home.title", ["en": "Home", "pt-BR": "Casa"])]), to: WrittenCatalog.name)
        try work.write(#"{"version":"1.0","strings":{},"sourceLanguage":"en"}"#, to: "Unformatted.xcstrings")
        let files = try work.names()
        let old = try files.map { try work.bytes(of: $0) }
        // The output of this process may be a file, to which the limit would apply.
        let outcome = try await work.shell("(ulimit -f 0; fitloc \(command); echo status $?) 2>&1 | cat")
        #expect(outcome.output.contains("File too large"), "\(outcome.output)")
        #expect(outcome.output.hasSuffix("status 2\n"), "\(outcome.output)")
        #expect(try work.names() == files)
        #expect(try files.map { try work.bytes(of: $0) } == old)
    }
}
