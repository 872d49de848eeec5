import Foundation
import TestSupport
import Testing

@testable import SwiftSources

@Suite("Findings in Swift code")
struct FindingsTests {
    static let folder = SourceTree.package.appendingPathComponent("Tests/SwiftSourcesTests/Findings")

    /// The names of the files without extension.
    static let names: [String] = {
        let files = (try? SourceTree.files(below: folder)) ?? []
        return files.filter { $0.pathExtension == "swift" }.map { $0.deletingPathExtension().lastPathComponent }
            .sorted()
    }()

    @Test("The findings equal those in the file next to the code", arguments: names)
    func findings(name: String) async throws {
        let expected = Self.folder.appendingPathComponent("\(name).expected")
        let found = try await Self.report(name)
        if RecordedFile.Mode.current == .compare {
            #expect(try String(contentsOf: expected, encoding: .utf8) == found)
        } else if let issue = try RecordedFile(expected).issue(expecting: found) {
            Issue.record("\(issue)")
        }
    }

    @Test("Real patterns without defects cause no findings", arguments: names.filter { $0.hasPrefix("Silent") })
    func silence(name: String) async throws {
        #expect(try await Self.report(name) == "")
    }

    @Test("There are files of both kinds")
    func isComplete() {
        #expect(Self.names.count { !$0.hasPrefix("Silent") } > 2)
        #expect(Self.names.contains { $0.hasPrefix("Silent") })
    }

    private static func report(_ name: String) async throws -> String {
        let files = try ["\(name).swift", "Localizable.xcstrings", "Settings.xcstrings"].map { file in
            (path: file, bytes: Array(try Data(contentsOf: folder.appendingPathComponent(file))))
        }
        let optional = SourceRuleExampleTests.descriptions.filter { $0.severity == .off }.map(\.id)
        let findings = await MarkedProject(files).report(on: optional).findings.filter { $0.path.hasSuffix(".swift") }
        return findings.map { finding in
            let location = "\(finding.path):\(finding.position.line):\(finding.position.column)"
            return "\(location): \(finding.severity): \(finding.sentence) [\(finding.rule)]\n"
        }.joined()
    }
}
