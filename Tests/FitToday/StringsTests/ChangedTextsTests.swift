import Foundation
import TestSupport
import Testing

@testable import FitTodayStrings
@testable import TranslationExchange

/// Compares every text of the app before and after the move, in both languages.
@Suite("The texts of the app before and after the move", .enabled(if: Corpus.isExpected), .thorough(.migration))
struct ChangedTextsTests {
    /// A text in one language.
    private struct Change {
        /// The old key, or the file and line of a text in code.
        let place: String
        let language: String
        let before: String
        let after: String
        /// The note of the mapping, which names the values of a text.
        let note: String
        /// Whether the old text was written in the code, in one language for all people.
        let isFromCode: Bool
    }

    /// The texts that say a number in another way.
    private static let spelledNumbers: Set<String> = [
        // The questionnaire can have more questions than two.
        "home.cta.subtitle.questionnaire",
        "badge.type.firstWorkout.description",  // “first”
        "GroupStreakModels.swift:74",  // “A hundred days”
    ]

    /// The words of Portuguese that are other words without their diacritics.
    private static let otherWords: Set<String> = ["e", "esta", "a"]

    private let changes: [Change]

    init() throws {
        changes = try Self.keys() + Self.texts()
    }

    @Test("docs/fittoday/changes.csv has each text that changes")
    func list() throws {
        let groups = Dictionary(grouping: changes) { $0.place + ($0.isFromCode ? "\n" + $0.before : "") }
        var seen: Set<String> = []
        var rows = ["old,before (en),after (en),before (pt-BR),after (pt-BR)\n"]
        for change in changes {
            let name = change.place + (change.isFromCode ? "\n" + change.before : "")
            guard seen.insert(name).inserted, let both = groups[name],
                let english = both.first(where: { $0.language == "en" }),
                let portuguese = both.first(where: { $0.language == "pt-BR" }),
                english.before != english.after || portuguese.before != portuguese.after
            else { continue }
            let cells = [change.place, english.before, english.after, portuguese.before, portuguese.after]
            rows.append(cells.map(Self.quoted).joined(separator: ",") + "\n")
        }
        #expect(rows.count > 1000)
        let file = RecordedFile(SourceTree.package.appendingPathComponent("docs/fittoday/changes.csv"))
        if let issue = try file.issue(expecting: Data(rows.joined().utf8)) { Issue.record("\(issue)") }
    }

    @Test("No text is empty, and white space at its edges stays")
    func edges() {
        #expect(changes.count > 4000)
        for change in changes where !change.isFromCode {
            #expect(!change.after.isEmpty, "\(change.place)")
            #expect(Self.edges(of: change.before) == Self.edges(of: change.after), "\(change)")
        }
    }

    @Test("A number in a text stays, unless the note names it as a value")
    func numbers() {
        for change in changes where !Self.spelledNumbers.contains(change.place) && !Self.namesValue(change.note) {
            let lost = Self.numbers(in: change.before).subtracting(Self.numbers(in: change.after))
            #expect(lost == [], "\(change)")
        }
    }

    @Test("No word loses its diacritics, and no text its translation")
    func letters() {
        for change in changes where change.language == "pt-BR" {
            let after = Set(Self.words(in: change.after))
            for word in Self.words(in: change.before) where !after.contains(word) {
                let plain = word.folding(options: .diacriticInsensitive, locale: nil)
                guard plain != word, !Self.otherWords.contains(plain) else { continue }
                #expect(!after.contains(plain), "\(change)")
            }
        }
        let same = Dictionary(grouping: changes.filter { !$0.isFromCode }, by: \.place).values
            .filter { Set($0.map(\.before)).count > 1 && Set($0.map(\.after)).count == 1 }
        #expect(
            same.compactMap(\.first?.place).sorted() == [
                // “s”, “Reps”, “+3” and “OK” are the same in both languages; gyms say “Full Body”.
                "challenges.more_members", "exercise_config.unit.sec", "generated_workout.detail.reps",
                "questionnaire.focus.fullbody", "trainer.review.done",
            ])
    }

    // MARK: - Texts

    private static func keys() throws -> [Change] {
        let tables = try Corpus.realFiles(in: "fittoday-app", endingIn: ["strings"])
        return try ["en", "pt-BR"].flatMap { language -> [Change] in
            let table = try #require(tables.first { $0.description == "\(language).lproj/Localizable.strings" })
            let code = String(decoding: table.bytes, as: UTF8.self)
            let pairs = code.matches(of: #/(?m)^"([^"]+)"\s*=\s*"((?:[^"\\]|\\.)*)"/#).map { match in
                (String(match.output.1), unescaped(match.output.2))
            }
            let strings = LegacyStrings(table_Localizable, oldKeys: LegacyScreen.oldKeys)
            return Dictionary(pairs) { $1 }.sorted { $0.key < $1.key }.map { key, before in
                let after = CatalogLanguage.withLanguage(LanguageTag(language)) { strings.text(key) }
                return Change(
                    place: key, language: language, before: before, after: after == key ? before : after, note: "",
                    isFromCode: false)
            }
        }
    }

    private static func texts() throws -> [Change] {
        let url = SourceTree.package.appendingPathComponent("docs/fittoday/texts.csv")
        let strings = LegacyStrings(table_Localizable, oldKeys: [:])
        let rows = try CSVReader.rows(of: Array(Data(contentsOf: url))).dropFirst().map(\.cells)
        return rows.filter { $0[4] != "-" }.flatMap { cells in
            ["en", "pt-BR"].map { language in
                let file = cells[0].split(separator: "/").last ?? ""
                return Change(
                    place: "\(file):\(cells[1])", language: language, before: cells[3],
                    after: CatalogLanguage.withLanguage(LanguageTag(language)) { strings.text(cells[4]) },
                    note: cells[5], isFromCode: true)
            }
        }
    }

    private static func unescaped(_ text: Substring) -> String {
        String(text).replacing("\\n", with: "\n").replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    }

    private static func quoted(_ text: String) -> String {
        text.contains { ",\"\n".contains($0) } ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
    }

    // MARK: - Parts of texts

    private static func edges(of text: String) -> [Bool] {
        [text.first?.isWhitespace ?? false, text.last?.isWhitespace ?? false]
    }

    /// Returns the numbers outside format specifiers, without marks between groups of digits.
    private static func numbers(in text: String) -> Set<Substring> {
        let plain = text.replacing(#/%(?:\d+\$)?[-+0#.\d]*(?:ll|l)?[@a-zA-Z]/#, with: " ")
            .replacing(#/(\d)[.,](\d{3})/#) { String($0.output.1 + $0.output.2) }
        return Set(plain.split { !$0.isNumber })
    }

    private static func words(in text: String) -> [String] {
        text.lowercased().split { !$0.isLetter }.map(String.init)
    }

    /// Returns whether a note names a value, as `days: 7` does.
    private static func namesValue(_ note: String) -> Bool {
        note.firstMatch(of: #/(?:^|[,;] (?:or )?|by hand: )[a-z]\w*: \w/#) != nil
    }
}
