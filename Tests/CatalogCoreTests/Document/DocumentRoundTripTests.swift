import Foundation
import TestSupport
import Testing

@testable import CatalogCore

@Suite("Documents keep every byte")
struct DocumentRoundTripTests {
    @Test(
        "An unchanged document yields its original bytes, in any style",
        arguments: StyledCatalog.all.map(\.text) + ["", " 0\n\n", "\u{FEFF}\"\\/\"\t", "{\"a\":1,\"a\":1}"]
    )
    func styles(text: String) throws {
        let document = try Document(Array(text.utf8))
        #expect(document.bytes == Array(text.utf8))
        #expect(try Edit.apply([], to: document.bytes) == Array(text.utf8))
    }

    @Test("Every catalog of the corpus is written back byte for byte, or rejected")
    func realCatalogs() throws {
        var refused: [String] = []
        for file in try Corpus.catalogs() {
            do throws(DocumentError) {
                let document = try Document(file.bytes)
                #expect(document.bytes == file.bytes, "\(file)")
                #expect(document.root.kind == (file.bytes.isEmpty ? .nothing : .object), "\(file)")
            } catch {
                refused.append(file.url.lastPathComponent)
                #expect(error.offset <= file.bytes.count, "\(file): \(error)")
            }
        }
        #expect(Set(refused).isSubset(of: Self.broken))
    }

    @Test("The invalid real files are rejected where they are broken", .enabled(if: Corpus.isExpected))
    func brokenCatalogs() throws {
        let refusals = Dictionary(
            try Corpus.realFiles(in: "dirty", endingIn: ["xcstrings"]).map {
                ($0.url.lastPathComponent, refusal(of: $0.bytes))
            },
            uniquingKeysWith: { first, _ in first })
        #expect(refusals["raw-control-character.xcstrings"] == Refusal(.controlCharacter(0x0A), 5481, 82))
        #expect(refusals["trailing-comma-or-conflict.xcstrings"] == Refusal(.trailingComma, 35647, 10))
        #expect(refusals["truncated.xcstrings"] == Refusal(.trailingComma, 85065, 6))
        #expect(refusals.values.compactMap { $0 }.count == 3)
    }

    @Test("The invalid files of the invented app are rejected where they are broken")
    func inventedBrokenCatalogs() throws {
        let files = try Corpus.ownFiles(in: "dirty", endingIn: ["xcstrings"])
        let refusals = files.map { ($0.url.lastPathComponent, refusal(of: $0.bytes)) }.filter { $0.1 != nil }
        #expect(
            Dictionary(uniqueKeysWithValues: refusals) == [
                "conflict-markers.xcstrings": Refusal(.conflictMarker, 26, 1),
                "raw-control-character.xcstrings": Refusal(.controlCharacter(0x0A), 26, 27),
                "trailing-comma.xcstrings": Refusal(.trailingComma, 26, 30),
                "truncated.xcstrings": Refusal(.truncated(expected: .closingQuote), 26, 24),
            ])
    }

    /// The names of files that are not valid JSON.
    ///
    /// `human.xcstrings` files are resolved merge conflicts.
    private static let broken: Set = [
        "raw-control-character.xcstrings", "trailing-comma-or-conflict.xcstrings", "truncated.xcstrings",
        "human.xcstrings", "trailing-comma.xcstrings", "conflict-markers.xcstrings", "Other__Zero.xcstrings",
    ]

    @Test("Every truncated catalog is rejected at its end")
    func everyBeginning() throws {
        let bytes = Array(StyledCatalog.xcode.text.utf8)
        for count in 1..<bytes.count {
            let error = #expect(throws: DocumentError.self) { try Document(Array(bytes[..<count])) }
            guard case .truncated = error?.reason else {
                #expect(error?.reason == .invalidUTF8)
                continue
            }
            #expect(error?.offset == count)
        }
    }
}
