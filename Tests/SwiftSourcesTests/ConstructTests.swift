import Foundation
import TestSupport
import Testing

@testable import SwiftSources

@Suite("Language constructs that contain keys")
struct ConstructTests {
    static let folder = SourceTree.package.appendingPathComponent("Tests/SwiftSourcesTests/Constructs")

    /// A file or folder of input, with the file of expected results.
    struct Construct: CustomTestStringConvertible, Sendable {
        let name: String
        let files: [URL]
        var expected: URL { ConstructTests.folder.appendingPathComponent("\(name).expected") }
        var testDescription: String { name }

        static func all() -> [Construct] {
            let files = (try? SourceTree.files(below: ConstructTests.folder)) ?? []
            let sources = files.filter { $0.pathExtension == "swift" }
            return Dictionary(grouping: sources, by: name).map { Construct(name: $0.key, files: $0.value) }
                .sorted { $0.name < $1.name }
        }

        private static func name(of file: URL) -> String {
            let path = file.path.dropFirst(ConstructTests.folder.path.count + 1)
            let first = path.split(separator: "/").first ?? ""
            return first.hasSuffix(".swift") ? String(first.dropLast(6)) : String(first)
        }
    }

    @Test("The uses in the code equal those in the file next to it", arguments: Construct.all())
    func construct(_ construct: Construct) throws {
        let texts = try construct.files.map { try Data(contentsOf: $0) }
        let files = zip(construct.files, texts).map { url, data in
            SourceScanner().file(at: path(of: url, in: construct), holding: Array(data))
        }
        let helpers = texts.compactMap { Self.helpers(in: String(decoding: $0, as: UTF8.self)) }.joined()
        let index = SourceIndex(files, settings: .init(helpers: Array(helpers)))
        let found = UseReport(index, showsPaths: files.count > 1).text
        if RecordedFile.Mode.current == .compare {
            #expect(try String(contentsOf: construct.expected, encoding: .utf8) == found)
        } else if let issue = try RecordedFile(construct.expected).issue(expecting: found) {
            Issue.record("\(issue)")
        }
    }

    @Test("Every construct has a file of expected results")
    func isComplete() {
        let constructs = Construct.all()
        #expect(constructs.count > 20)
        #expect(constructs.allSatisfy { FileManager.default.fileExists(atPath: $0.expected.path) })
    }

    private func path(of url: URL, in construct: Construct) -> String {
        String(url.path.dropFirst(Self.folder.path.count + (construct.files.count > 1 ? construct.name.count + 2 : 1)))
    }

    /// Returns the helpers that the first line names: `// helpers: L(_:), tr(_:table:)`.
    private static func helpers(in text: String) -> [String]? {
        guard text.hasPrefix("// helpers: ") else { return nil }
        return text.prefix { $0 != "\n" }.dropFirst(12).components(separatedBy: ", ")
    }
}
