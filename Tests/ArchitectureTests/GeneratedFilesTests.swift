import Foundation
import TestSupport
import Testing

@Suite("Generated files")
struct GeneratedFilesTests {
    /// The patterns of `.gitattributes` for files that reviews fold away.
    private static func patterns() throws -> [String] {
        let file = SourceTree.package.appendingPathComponent(".gitattributes")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        return lines.map { $0.split(separator: " ") }.filter { $0.last == "linguist-generated" }.map { "\($0[0])" }
    }

    /// Whether a path matches a pattern, in which `**` is any number of folders.
    private func matches(_ path: String, _ pattern: String) -> Bool {
        fnmatch(pattern.replacing("/**/", with: "/*"), path, 0) == 0
    }

    @Test("Reviews fold away every generated source; add missing ones to .gitattributes")
    func sources() throws {
        let patterns = try Self.patterns()
        let generated = try SourceFile.all().filter(\.isGenerated).map { "Sources/\($0.path)" }
        #expect(generated.count > 10)
        #expect(generated.filter { path in !patterns.contains { matches(path, $0) } } == [])
        let written = try SourceFile.all().filter { !$0.isGenerated }.map { "Sources/\($0.path)" }
        #expect(written.filter { path in patterns.contains { matches(path, $0) } } == [])
    }

    @Test("Every pattern for generated files names one that exists")
    func patterns() throws {
        let root = SourceTree.package.path
        let paths = try ["Sources", "Tests/CatalogRuntimeTests", "Tests/Fixtures", "docs"].flatMap { folder in
            try SourceTree.files(below: SourceTree.package.appendingPathComponent(folder))
                .map { String($0.path.dropFirst(root.count + 1)) }
        }
        #expect(try Self.patterns().filter { pattern in !paths.contains { matches($0, pattern) } } == [])
    }
}
