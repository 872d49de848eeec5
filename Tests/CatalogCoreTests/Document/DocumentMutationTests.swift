import Foundation
import TestSupport
import Testing

@testable import CatalogCore

@Suite("Broken input")
struct DocumentMutationTests {
    private static let fixtures = StyledCatalog.all.map { Array($0.text.utf8) }

    @Test("Ten thousand mutated catalogs yield an error with a location, or a round trip", arguments: 0..<10)
    func mutatedFixtures(batch: Int) throws {
        var mutator = Mutator(seed: UInt64(batch))
        var readable = 0
        for _ in 0..<1_000 {
            let bytes = mutator.mutate(Self.fixtures)
            if try expectErrorOrRoundTrip(bytes, &mutator.random) { readable += 1 }
        }
        #expect((50...950).contains(readable), "\(readable) of 1,000 were readable")
    }

    @Test("Mutated catalogs of projects yield the same")
    func mutatedRealCatalogs() throws {
        let seeds = try Corpus.catalogs().map(\.bytes).filter { $0.count < 3_000 }
        #expect(seeds.count > 5)
        var mutator = Mutator(seed: 77)
        for _ in 0..<1_000 {
            let bytes = mutator.mutate(seeds)
            _ = try expectErrorOrRoundTrip(bytes, &mutator.random)
        }
    }

    /// Returns whether the bytes are a document.
    ///
    /// If not, expects an error inside the file.
    private func expectErrorOrRoundTrip(_ bytes: [UInt8], _ random: inout SplitMix64) throws -> Bool {
        let document: Document
        do throws(DocumentError) {
            document = try Document(bytes)
        } catch {
            expectLocationInFile(error, bytes)
            return false
        }
        #expect(document.bytes == bytes)
        expectReadable(Catalog(document, path: "Mutated.xcstrings"), bytes.count)
        let form = XcodeForm.bytes(of: document)
        #expect(XcodeForm.isForm(of: document) == (form == document.bytes), "\(String(decoding: bytes, as: UTF8.self))")
        #expect(XcodeForm.isForm(of: try Document(form)))
        #expect(XcodeForm.bytes(of: try Document(form)) == form, "\(String(decoding: bytes, as: UTF8.self))")
        try expectEditable(document, &random)
        return true
    }

    private func expectLocationInFile(_ error: DocumentError, _ bytes: [UInt8]) {
        #expect((0...bytes.count).contains(error.offset))
        let lines = LineIndex(bytes)
        #expect((1...lines.lineCount).contains(error.position.line))
        #expect(lines.position(at: error.offset) == error.position)
        #expect(!error.description.isEmpty)
    }

    private func expectReadable(_ catalog: Catalog, _ count: Int) {
        var locations = catalog.problems.map(\.location) + catalog.duplicateKeys.map(\.location)
        for index in 0..<catalog.entryCount {
            let entry = catalog.entry(at: index)
            locations += [entry.location, entry.key.location] + entry.problems.map(\.location)
            for part in entry.localizations.flatMap(\.content.parts) {
                locations.append(part.unit.value?.location ?? part.unit.location)
                #expect(part.unit.value?.string != "\u{FFFD}")
            }
        }
        #expect(locations.allSatisfy { $0.file == 0 && $0.range.upperBound <= count })
    }

    private func expectEditable(_ document: Document, _ random: inout SplitMix64) throws {
        let values = document.root.descendants
        if let string = values.filter({ $0.kind == .string }).randomElement(using: &random) {
            let bytes = try Edit.apply([document.replacing(string, with: .string("é\"\n"))], to: document.bytes)
            #expect(try Document(bytes).bytes.count == bytes.count)
        }
        guard let object = values.filter({ $0.kind == .object }).randomElement(using: &random) else { return }
        let member = DocumentFragment.Member("m", .object([.init("n", .integer(1))]))
        guard let edits = try? document.setting(member, in: object) else { return }
        let changed = try Document(try Edit.apply(edits, to: document.bytes))
        #expect(changed.root.descendants.contains { $0.range.lowerBound == object.range.lowerBound && $0["m"] != nil })
    }

    @Test("The deepest allowed document can be read with a stack of half a megabyte")
    func deepestDocument() throws {
        let bytes = DeepCatalog.bytes(depth: DocumentLimits.standard.maximumDepth)
        let result = SmallThread.run {
            guard let catalog = try? Catalog(bytes, path: "Deep.xcstrings"), let document = catalog.document else {
                return 0
            }
            let parts = catalog.entry(at: 0).localizations.flatMap(\.content.parts).count
            return parts + XcodeForm.bytes(of: document).count
        }
        #expect(result > bytes.count)
    }
}

/// A catalog with nested variations up to the maximum depth of documents.
private enum DeepCatalog {
    static func bytes(depth: Int) -> [UInt8] {
        let start = "{\"strings\":{\"k\":{\"localizations\":{\"en\":{"
        let levels = (depth - 6) / 3
        let middle = String(repeating: "\"variations\":{\"plural\":{\"one\":{", count: levels)
        let end = String(repeating: "}", count: 5 + 3 * levels)
        return Array((start + middle + "\"stringUnit\":{}" + end).utf8)
    }
}

/// Runs a function on a thread with the small stack of secondary threads in apps.
private final class SmallThread: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var result = 0

    static func run(_ body: @escaping @Sendable () -> Int) -> Int {
        let holder = SmallThread()
        let thread = Thread {
            holder.result = body()
            holder.done.signal()
        }
        thread.stackSize = 512 * 1024
        thread.start()
        holder.done.wait()
        return holder.result
    }
}
