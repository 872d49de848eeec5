import CatalogCore
import CompactStorage
import FileSearch
import Foundation
import TestSupport
import Testing

@testable import SwiftSources

@Suite("The cache of facts by content")
struct FactsCacheTests {
    private let temporary: TemporaryFolder
    private var folder: String { temporary.path }

    init() throws { temporary = try TemporaryFolder() }

    private func write(_ name: String, _ text: String) throws { try temporary.write(name, text) }

    private func scan() -> SourceScanner.Result { SourceScanner(cache: "\(folder)/cache").scan([folder]) }

    @Test("The facts of every construct are restored unchanged")
    func roundTrip() throws {
        let files = try SourceTree.files(below: ConstructTests.folder).filter { $0.pathExtension == "swift" }
        for file in files {
            let facts = SourceScanner().facts(of: Array(try Data(contentsOf: file)))
            var writer = CompactWriter()
            facts.pack(into: &writer)
            var reader = try CompactReader(writer.whole, in: 0..<writer.whole.count)
            let read = try SourceFacts(from: &reader)
            // `==` of facts treats canonically equivalent texts as equal.
            #expect(Array("\(read)".utf8) == Array("\(facts)".utf8), "\(file.lastPathComponent)")
            #expect(reader.isAtEnd)
        }
    }

    @Test("Two Unicode spellings of one character stay different")
    func spellings() throws {
        let (composed, decomposed) = ("Caf\u{E9}", "Cafe\u{301}")
        try write("A.swift", "let name = \"\(composed)\"\nlet view = Text(\"\(decomposed)\")")
        let cold = scan()
        let warm = scan()
        #expect(warm.cached == 1)
        for result in [cold, warm] {
            let literals = result.files[0].facts.literals.compactMap(\.plainText).map { Array($0.utf8) }
            #expect(literals == [Array(composed.utf8), Array(decomposed.utf8)])
            #expect(SourceIndex(result.files).uses.map { Array($0.key.key.utf8) } == [Array(decomposed.utf8)])
        }
    }

    @Test("A second run reads only changed files")
    func secondRun() throws {
        try write("A.swift", "let a = Text(\"a\")")
        try write("B.swift", "let b = Text(\"b\")")
        #expect(scan().cached == 0)
        #expect(scan().cached == 2)
        try write("B.swift", "let b = Text(\"changed\")")
        let third = scan()
        #expect(third.cached == 1)
        #expect(SourceIndex(third.files).uses.map(\.key.key) == ["a", "changed"])
    }

    @Test("Facts of removed files are not kept")
    func prunes() throws {
        try write("A.swift", "let a = 1")
        try write("B.swift", "let b = 2")
        _ = scan()
        try FileManager.default.removeItem(atPath: "\(folder)/B.swift")
        _ = scan()
        #expect(FactsCache(reading: "\(folder)/cache").keys.count == 1)
    }

    @Test("A cache that copies the facts of unchanged files has the same bytes as a new one")
    func copies() throws {
        try write("A.swift", "let a = Text(\"a\")")
        try write("B.swift", "let b = Text(\"b\")")
        _ = scan()
        try write("B.swift", "let b = Text(\"changed\")")
        #expect(scan().cached == 1)
        let copied = try FileReader.read("\(folder)/cache").bytes
        try FileManager.default.removeItem(atPath: "\(folder)/cache")
        #expect(scan().cached == 0)
        #expect(try FileReader.read("\(folder)/cache").bytes == copied)
    }

    @Test("A cache of another program is ignored, and replaced")
    func otherProgram() throws {
        try write("A.swift", "let a = Text(\"a\")")
        func cached(by program: String) -> Int {
            var scanner = SourceScanner(cache: "\(folder)/cache")
            scanner.program = program
            return scanner.scan([folder]).cached
        }
        #expect(["1", "1", "2", "2", "1"].map(cached) == [0, 1, 0, 1, 0])
    }

    @Test("The files that were not read completely are known without restoring the facts of others")
    func problems() throws {
        try write("A.swift", "let a = Text(\"a\")")
        try write("B.swift", "struct B {")
        func reading() -> SourceReading {
            SourceScanner(cache: "\(folder)/cache").reading(FileFinder(endings: ["swift"]).find([folder]).files)
        }
        let first = reading().problems.map { "\($0.path) \($0.problem)" }
        #expect(first.count == 1 && first[0].hasPrefix("\(folder)/B.swift "))
        let kept = FactsCache(reading: "\(folder)/cache")
        #expect(kept.keys.count(where: kept.isComplete) == 1)
        #expect(reading().problems.map { "\($0.path) \($0.problem)" } == first)
    }

    @Test("A cache with any changed or missing byte is ignored")
    func broken() throws {
        try write("A.swift", "struct A { var t: LocalizedStringKey { \"a \\(b.c + 1)\" } }\nlet d = L(e ? \"f\" : g)")
        _ = scan()
        let whole = try FileReader.read("\(folder)/cache").bytes
        for location in whole.indices {
            var bytes = whole
            bytes[location] = bytes[location] &+ 0x55
            for broken in [bytes, Array(whole[..<location])] {
                try Data(broken).write(to: URL(fileURLWithPath: "\(folder)/broken"))
                #expect(FactsCache(reading: "\(folder)/broken").keys.isEmpty)
            }
        }
    }

    @Test("Damaged facts are rejected, or can be used safely")
    func brokenFacts() throws {
        let code = "struct A { var t: LocalizedStringKey { \"a \\(b.c + 1)\" } }\nlet d = L(e ? \"f\" : g)"
        var writer = CompactWriter()
        SourceScanner().facts(of: Array(code.utf8)).pack(into: &writer)
        let whole = writer.whole
        for location in whole.indices {
            var bytes = whole
            bytes[location] = bytes[location] &+ 0x55
            guard var reader = try? CompactReader(bytes), let facts = try? SourceFacts(from: &reader) else { continue }
            _ = SourceIndex([SourceFile(path: "A.swift", bytes: [], facts: facts)]).uses
        }
    }

    @Test("Several threads find the same facts as one")
    func parallel() throws {
        for number in 0..<40 {
            try write("F\(number).swift", "let a\(number) = Text(\"key.\(number) \\(x\(number))\")")
        }
        var one = SourceScanner()
        one.threads = 1
        var many = SourceScanner()
        many.threads = 8
        #expect(one.scan([folder]).files == many.scan([folder]).files)
    }

    @Test("An unreadable file is a problem of that file only")
    func unreadable() throws {
        try write("A.swift", "let a = 1")
        try Data([0xFF, 0xFE, 0x41, 0x00]).write(to: URL(fileURLWithPath: "\(folder)/B.swift"))
        let result = scan()
        #expect(result.files.map { $0.problem != nil } == [false, true])
        #expect(scan().files.map { $0.problem != nil } == [false, true])
    }
}
