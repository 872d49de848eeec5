import CatalogCore
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Invalid PO files are rejected with their location")
struct PORefusalTests {
    private static func error(_ text: String) -> POError? { error(Array(text.utf8)) }

    private static func error(_ bytes: [UInt8]) -> POError? {
        do throws(POError) {
            _ = try POReader.file(in: bytes, language: "de")
            return nil
        } catch {
            return error
        }
    }

    private static func error(_ reason: POError.Reason, _ line: Int, _ column: Int) -> POError {
        POError(reason: reason, position: TextPosition(line: line, column: column))
    }

    @Test("For an invalid string, escape, keyword or form")
    func refusals() {
        #expect(Self.error("msgid \"a\nmsgstr \"b\"") == Self.error(.unclosedString, 1, 7))
        #expect(Self.error("msgid \"a\"\nmsgstr \"é\\q\"") == Self.error(.badEscape, 2, 10))
        #expect(Self.error("msgid \"a\"\nmsgstr \"\\377\"") == Self.error(.badEscape, 2, 8))
        #expect(Self.error("msgid \"a\"\nmsgid \"b\"\nmsgstr \"\"") == Self.error(.missing("msgstr"), 2, 1))
        #expect(Self.error("msgstr \"b\"") == Self.error(.missing("msgid"), 1, 1))
        #expect(Self.error("msgctxt \"b\"") == Self.error(.missing("msgid"), 1, 1))
        #expect(Self.error("msgid \"b\"") == Self.error(.missing("msgstr"), 1, 1))
        #expect(Self.error("msgid \"a\"\nmsgstr \"b\"\nmsgstr \"c\"") == Self.error(.doubled("msgstr"), 3, 1))
        #expect(Self.error("msgid \"a\"\nmsgstr[1] \"b\"") == Self.error(.unexpected("[1] \"b\""), 2, 7))
        #expect(Self.error("msgid a") == Self.error(.unexpected("a"), 1, 7))
        #expect(Self.error("{\"a\": 1}") == Self.error(.unexpected("{\"a\": 1}"), 1, 1))
    }

    @Test("For a header with another character set or without forms")
    func headers() {
        #expect(
            Self.error("\nmsgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-1\\n\"")
                == Self.error(.characterSet("ISO-8859-1"), 2, 1))
        #expect(
            Self.error("msgid \"\"\nmsgstr \"Plural-Forms: nplurals=two\\n\"")
                == Self.error(.pluralForms("nplurals=two"), 1, 1))
        #expect(Self.error([0x6D, 0xFF])?.position == TextPosition(line: 1, column: 2))
    }

    @Test("Damaged files never crash the reader")
    func damage() throws {
        let trial = try ExchangeTrial(
            #""a" : { "localizations" : { "en" : \#(InlineTables.unit("%@ é\\n\\\"x\\\"")) } }, "b" : { "comment" : "c" }"#
        )
        let bytes = try #require(trial.po("de")).bytes
        var random = SplitMix64(seed: 21)
        for _ in 0..<3_000 {
            var broken = bytes
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let location = Int.random(in: 0..<broken.count, using: &random)
                switch Int.random(in: 0...2, using: &random) {
                case 0: broken[location] = UInt8.random(in: 0...255, using: &random)
                case 1: broken.remove(at: location)
                default: broken.removeSubrange(location...)
                }
                if broken.isEmpty { broken = [0x20] }
            }
            _ = Self.error(broken)
        }
    }
}
