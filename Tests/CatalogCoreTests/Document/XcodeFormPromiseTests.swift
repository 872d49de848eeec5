import Foundation
import TestSupport
import Testing

@testable import CatalogCore

@Suite("Formatting any catalogs")
struct XcodeFormPromiseTests {
    /// Returns the catalogs that Xcode probably wrote last: they have Xcode's layout and the order of Foundation.
    private static func writtenByXcode(upTo size: Int) throws -> [(file: CorpusFile, document: Document)] {
        try Corpus.catalogs().compactMap { file in
            guard file.bytes.count <= size, let document = try? Document(file.bytes) else { return nil }
            guard PlainLayout.bytes(of: document) == file.bytes, isOrdered(document.root) else { return nil }
            return (file, document)
        }
    }

    private static func isOrdered(_ value: DocumentValue) -> Bool {
        let members = Array(value.members)
        let names = members.map { $0.name.string ?? "" }
        return zip(names, names.dropFirst()).allSatisfy { foundationOrder($0, $1) != .orderedDescending }
            && members.allSatisfy { isOrdered($0.value) } && value.elements.allSatisfy { isOrdered($0) }
    }

    private static func foundationOrder(_ left: String, _ right: String) -> ComparisonResult {
        if left.utf16.count > 64 || right.utf16.count > 64 { return XcodeOrder.compare(left, right) }
        let options: String.CompareOptions = [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering]
        return left.compare(right, options: options, range: nil, locale: Locale(identifier: "en_US"))
    }

    @Test("Files that Xcode wrote stay unchanged")
    func leavesXcodesFiles() throws {
        let written = try Self.writtenByXcode(upTo: 150_000)
        #expect(written.count > Corpus.minimum(60, withRealFiles: 120))
        for (file, document) in written { #expect(XcodeForm.bytes(of: document) == file.bytes, "\(file)") }
    }

    @Test("The test for the form agrees with the formatted bytes")
    func isForm() throws {
        var counts = [true: 0, false: 0]
        for file in try Corpus.catalogs() where file.bytes.count <= 400_000 {
            guard let document = try? Document(file.bytes) else { continue }
            let isForm = XcodeForm.bytes(of: document) == file.bytes
            counts[isForm, default: 0] += 1
            #expect(XcodeForm.isForm(of: document) == isForm, "\(file)")
        }
        #expect(counts.values.allSatisfy { $0 > 5 }, "\(counts)")
    }

    @Test("In files with Xcode's layout, keys are in Xcode's order except after merges")
    func neighbouringKeys() throws {
        var pairs = 0
        var descending: [String] = []
        for file in try Corpus.catalogs() where file.bytes.count <= 400_000 {
            guard let document = try? Document(file.bytes), PlainLayout.bytes(of: document) == file.bytes else {
                continue
            }
            let names = document.root["strings"]?.members.map { $0.name.string ?? "" } ?? []
            for (left, right) in zip(names, names.dropFirst()) {
                pairs += 1
                if XcodeOrder.areInIncreasingOrder(right, left) { descending.append("\(file): \(left), \(right)") }
            }
        }
        #expect(pairs > Corpus.minimum(400, withRealFiles: 5_400))
        #expect(descending.count * 500 < pairs, "\(descending)")
    }

    @Test("Formatting is idempotent")
    func isStable() throws {
        for file in try Corpus.catalogs() where file.bytes.count <= 150_000 {
            guard let document = try? Document(file.bytes) else { continue }
            let once = XcodeForm.bytes(of: document)
            #expect(XcodeForm.bytes(of: try Document(once)) == once, "\(file)")
        }
    }

    @Test("A shuffled, compacted copy of a file from Xcode is restored byte for byte")
    func comesBack() throws {
        var random = SplitMix64(seed: 11)
        for (file, document) in try Self.writtenByXcode(upTo: 150_000) {
            var scrambler = Scrambler(random: random)
            let scrambled = scrambler.scramble(document)
            random = scrambler.random
            #expect(XcodeForm.bytes(of: try Document(scrambled)) == file.bytes, "\(file)")
        }
    }
}
