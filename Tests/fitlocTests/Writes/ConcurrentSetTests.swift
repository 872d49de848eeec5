import Foundation
import TestSupport
import Testing

extension BusyMachineTests {
    @Suite("Concurrent runs of fitloc on one table")
    struct ConcurrentSetTests {
        private let work: WorkFolder

        init() throws {
            work = try WorkFolder()
        }

        /// Runs all command lines, 16 at a time.
        ///
        /// Returns the errors of those that fail.
        private func run(_ lines: [[String]]) async throws -> [String] {
            let work = work
            let outcomes = try await OwnThread.run(overEach: lines, threads: 16) { try work.start($0).waitForEnd() }
            #expect(outcomes.count == lines.count)
            return outcomes.filter { $0.ending != .status(0) }.map(\.errors)
        }

        @Test("Two hundred changed texts and new keys are all kept, in Xcode's format")
        func catalog() async throws {
            let numbers = 10..<60
            let entries = numbers.map {
                WrittenCatalog.Entry(key: "key.\($0)", texts: ["en": "old \($0)", "pt-BR": "velho \($0)"])
            }
            try work.write(WrittenCatalog.text(entries), to: WrittenCatalog.name)
            let languages = ["en", "pt-BR", "de"]
            let sets = numbers.flatMap { number in
                languages.map { ["set", "key.\(number)", "--value", "\($0)=\($0) \(number)"] }
            }
            let adds = numbers.map {
                ["add", "key.new.\($0)", "--incomplete", "--value", "en=n\($0)", "--value", "pt-BR=p\($0)"]
            }
            var expected: [String: String] = [:]
            for number in numbers {
                for language in languages { expected["key.\(number) \(language)"] = "\(language) \(number)" }
                expected["key.new.\(number) en"] = "n\(number)"
                expected["key.new.\(number) pt-BR"] = "p\(number)"
            }
            var order = SplitMix64(seed: 4)
            #expect(try await run((sets + adds).shuffled(using: &order)) == [])
            // A key added after the first German text also gets a German text to translate.
            let texts = try work.catalog().texts.filter { !$0.key.hasPrefix("key.new.") || !$0.key.hasSuffix(" de") }
            #expect(texts == expected)
            #expect(try work.names() == [WrittenCatalog.name])
            #expect(try await work.fitloc("fmt", "--check").ending == .status(0))
        }

        @Test("Changes of both files of a legacy table are all kept")
        func legacyTable() async throws {
            let numbers = 0..<20
            for language in ["en", "pt-BR"] {
                let lines = numbers.map { "\"key.\($0)\" = \"old\";\n" }
                try work.write(lines.joined(), to: "\(language).lproj/Localizable.strings")
            }
            let sets = numbers.flatMap { number in
                ["en", "pt-BR"].map { ["set", "key.\(number)", "--value", "\($0)=\($0) \(number)"] }
            }
            let adds = numbers.map { ["add", "new.\($0)", "--value", "en=e\($0)", "--value", "pt-BR=p\($0)"] }
            var order = SplitMix64(seed: 5)
            #expect(try await run((sets + adds).shuffled(using: &order)) == [])
            for (language, letter) in [("en", "e"), ("pt-BR", "p")] {
                let old = numbers.map { "\"key.\($0)\" = \"\(language) \($0)\";" }
                let new = numbers.map { "\"new.\($0)\" = \"\(letter)\($0)\";" }
                let text = try work.text(of: "\(language).lproj/Localizable.strings")
                #expect(text.split(separator: "\n").map(String.init).sorted() == (old + new).sorted())
                #expect(try work.names(below: "\(language).lproj") == ["Localizable.strings"])
            }
            #expect(try work.names() == ["en.lproj", "pt-BR.lproj"])
        }

        @Test("Runs that all add the same new language to a legacy table are all kept")
        func newLegacyFile() async throws {
            let numbers = 0..<20
            let lines = numbers.map { "\"key.\($0)\" = \"text\";\n" }
            try work.write(lines.joined(), to: "en.lproj/Localizable.strings")
            #expect(try await run(numbers.map { ["set", "key.\($0)", "--value", "de=neu \($0)"] }) == [])
            let text = try work.text(of: "de.lproj/Localizable.strings")
            #expect(
                text.split(separator: "\n").map(String.init).sorted()
                    == numbers.map { "\"key.\($0)\" = \"neu \($0)\";" }.sorted())
        }
    }
}
