import Foundation
import TestSupport
import Testing

@testable import FitTodayStrings

@Suite("The keys of the current app, with its tables still present", .enabled(if: Corpus.isExpected))
struct TodaysAppTests {
    private let bundle: Bundle
    /// The old English texts by key.
    private let old: [String: String]

    init() throws {
        let tables = try Corpus.realFiles(in: "fittoday-app", endingIn: ["strings"])
        let english = try #require(tables.first { $0.description == "en.lproj/Localizable.strings" })
        let folder = english.url.deletingLastPathComponent().deletingLastPathComponent()
        bundle = try #require(Bundle(path: folder.path))
        let found = String(decoding: english.bytes, as: UTF8.self)
            .matches(of: #/(?m)^"([^"]+)"\s*=\s*"((?:[^"\\]|\\.)*)"/#)
        old = Dictionary(found.map { (String($0.1), String($0.2)) }) { $1 }
    }

    @Test("Each key has a text in both languages, without syntax that only catalogs support")
    func texts() {
        #expect(old.count == 888)
        let strings = LegacyStrings(table_Localizable, oldKeys: LegacyScreen.oldKeys, bundle: bundle)
        for language: LanguageTag in ["en", "pt-BR"] {
            CatalogLanguage.withLanguage(language) {
                for key in old.keys {
                    let text = strings.text(key)
                    #expect(text != key, "\(language)")
                    #expect(text.firstMatch(of: #/#@|%arg|%(\d\$)?\(/#) == nil, "\(key): \(text)")
                }
            }
        }
    }

    @Test("Each text takes only the arguments of its old text")
    func arguments() {
        let strings = LegacyStrings(table_Localizable, oldKeys: LegacyScreen.oldKeys, bundle: bundle)
        for language: LanguageTag in ["en", "pt-BR"] {
            CatalogLanguage.withLanguage(language) {
                for (key, before) in old {
                    let (taken, given) = (Self.types(in: strings.text(key)), Self.types(in: before))
                    let isSame = taken.allSatisfy { given[$0.key] == $0.value }
                    #expect(isSame, "\(key): \(strings.text(key)), was \(before)")
                }
            }
        }
    }

    @Test("A text that begins or ends with white space, because code appends it, keeps it")
    func edges() {
        let strings = LegacyStrings(table_Localizable, oldKeys: LegacyScreen.oldKeys, bundle: bundle)
        let padded = old.filter { $0.value.first?.isWhitespace ?? false || $0.value.last?.isWhitespace ?? false }
        #expect(padded.keys.sorted() == ["error.state.api.code"])
        for language: LanguageTag in ["en", "pt-BR"] {
            CatalogLanguage.withLanguage(language) {
                for (key, before) in padded {
                    let now = strings.text(key)
                    #expect(before.prefix { $0.isWhitespace } == now.prefix { $0.isWhitespace }, "\(key): \(now)")
                    #expect(before.last?.isWhitespace == now.last?.isWhitespace, "\(key): \(now)")
                }
            }
        }
    }

    /// Returns the types of a format's arguments by position; integers are `d`.
    private static func types(in format: String) -> [Int: Character] {
        var next = 0
        let found = format.matches(of: #/%(?:(\d+)\$)?[-+0]*[\d.]*(?:ll|l)?([@dif])/#).map { match in
            if match.output.1 == nil { next += 1 }
            return (match.output.1.flatMap { Int($0) } ?? next, match.output.2.first ?? "?")
        }
        return Dictionary(found) { $1 }
    }
}
