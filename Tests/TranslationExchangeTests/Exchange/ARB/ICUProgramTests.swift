import CatalogCore
import Foundation
import TestSupport
import Testing

@testable import TranslationExchange

@Suite(
    "ICU can read the exported messages", .waitsForPrograms, .enabled(if: ForeignReader.hasICU, "needs PyICU"))
struct ICUProgramTests {
    /// Formats messages with ICU, given their arguments.
    private static func formatted(_ messages: [(text: String, arguments: [String: Int])]) throws -> [String] {
        let script = """
            import icu, json, sys
            for text, names in json.load(sys.stdin):
                form = icu.MessageFormat(text, icu.Locale("en"))
                print(json.dumps(form.format([icu.UnicodeString(n) for n in names], [icu.Formattable(v) for v in names.values()])))
            """
        let input = try JSONSerialization.data(withJSONObject: messages.map { [$0.text, $0.arguments] as [Any] })
        let folder = try TemporaryFolder()
        let output = try Program.run(
            [ForeignReader.python, "-c", script], in: folder.path, input: String(decoding: input, as: UTF8.self))
        return try output.split(separator: "\n").map { line in
            let text = try JSONSerialization.jsonObject(with: Data(line.utf8), options: .fragmentsAllowed)
            return try #require(text as? String)
        }
    }

    @Test("Plurals, quotes and braces are formatted as users should see them")
    func texts() throws {
        let trial = try ExchangeTrial(
            MessageTables.twoPlurals + ","
                + MessageTables.key(
                    "k", MessageTables.plural("It's {one} '#'%lld", "'%lld' {don't} 5%%", zero: "none")))
        let lines = try trial.arbLines("en").map { $0.split(separator: ": ", maxSplits: 1)[1] }
        let arguments = [["files": 1, "folders": 2, "arg3": 7], ["count": 0], ["count": 1], ["count": 2]]
        let messages = zip([0, 1, 1, 1], arguments).map { (text: String(lines[$0]), arguments: $1) }
        #expect(
            try Self.formatted(messages) == [
                "1 file in 2 folders, 7", "none", "It's {one} '#'1", "'2' {don't} 5%",
            ])
    }

    @Test("Every message of the corpus is valid")
    func corpus() throws {
        var messages: [String] = []
        for file in try Corpus.catalogs() where file.bytes.count < 200_000 {
            guard (try? Document(file.bytes)) != nil else { continue }
            let trial = try ExchangeTrial([.init(path: file.url.path, bytes: file.bytes)])
            for language in trial.table.table.languages.prefix(4) {
                guard let writer = trial.arb(language) else { continue }
                messages += try ARBReader(try MessageFile(writer.bytes)).messages.map(\.text)
            }
        }
        let script = """
            import icu, json, sys
            for text in json.load(sys.stdin):
                try: icu.MessageFormat(text, icu.Locale("en"))
                except icu.ICUError as e: print(repr(text), e)
            """
        let input = String(decoding: try JSONSerialization.data(withJSONObject: messages), as: UTF8.self)
        let folder = try TemporaryFolder()
        #expect(try Program.run([ForeignReader.python, "-c", script], in: folder.path, input: input) == "")
        #expect(messages.count > Corpus.minimum(800, withRealFiles: 5_800))
    }
}
