import CatalogCore
import Foundation
import TestSupport
import Testing

@testable import SwiftSources

@Suite("Keys that code may compose")
struct DoubtfulKeyTests {
    /// Code that may look up a key, although its literals suggest that it does not.
    ///
    /// In the file, a line `=== NAME: KEY` precedes each case.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let key: String
        let code: String

        static func all() throws -> [Case] {
            let file = SourceTree.package.appendingPathComponent("Tests/SwiftSourcesTests/Doubts/keys.txt")
            return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "=== ").dropFirst().map {
                block in
                let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
                let head = lines[0].split(separator: ":", maxSplits: 1)
                return Case(
                    testDescription: String(head[0]), key: head[1].trimmingCharacters(in: .whitespaces),
                    code: lines.dropFirst().joined(separator: "\n"))
            }
        }
    }

    @Test("Code that may compose a key prevents certainty, however it does so", arguments: try Case.all())
    func doubts(_ doubtful: Case) async throws {
        let keys = Set(["home.title", "home.body", "other", "league.gold", doubtful.key]).sorted()
        let text = keys.map { "\"\($0)\":{\"extractionState\":\"manual\"}" }.joined(separator: ",")
        let json = #"{"sourceLanguage":"en","strings":{\#(text)},"version":"1.0"}"#
        let catalog = try Catalog(Array(json.utf8), path: "App/Localizable.xcstrings")
        let file = SourceScanner().file(at: "App/A.swift", holding: Array((Self.helper + doubtful.code).utf8))
        let project = SourceProject([file], tables: [catalog])
        let unused = project.unusedKeys(EvidenceFinder(project)).first { $0.key == doubtful.key }
        #expect(unused?.proof != .certain)
    }

    @Test("There are enough cases")
    func isComplete() throws {
        #expect(try Case.all().count > 90)
    }

    /// The declarations that all cases share.
    private static let helper = """
        import SwiftUI
        extension String { var localized: String { NSLocalizedString(self, comment: "") } }
        func load() -> String { String(decoding: FileHandle.standardInput.availableData, as: UTF8.self) }

        """
}
