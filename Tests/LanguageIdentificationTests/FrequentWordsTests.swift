import Testing

@testable import LanguageIdentification

@Suite("Searching for frequent words in the program's data")
struct FrequentWordsTests {
    private static let table = LanguageModelTable(
        languages: "es pt", sparse: "", words: "el 0p,não 1z,os 0a1u,é 1s,", runs: "")

    @Test(arguments: [("el", [16, 0]), ("não", [0, 26]), ("os", [1, 21]), ("é", [0, 19])])
    func known(word: String, weights: [Int]) {
        #expect(FrequentWords(Self.table).weights(of: word, count: 2) == weights)
    }

    @Test(
        "Other words are not found, even prefixes and words outside the range",
        arguments: [
            "e", "els", "n", "a", "o", "oss", "ü", "", ",", "0p",
        ])
    func unknown(word: String) {
        #expect(FrequentWords(Self.table).weights(of: word, count: 2) == nil)
    }

    @Test("Every word of every model is found")
    func all() {
        for table in [LanguageModelTable.latin, .cyrillic, .arabic] {
            let words = FrequentWords(table)
            let entries = table.words.description.split(separator: ",")
            #expect(entries.count > 1000)
            let missing = entries.filter { entry in
                let word = entry.prefix { $0 != " " }
                return words.weights(of: String(word), count: table.codes.count) == nil
            }
            #expect(missing.isEmpty)
        }
    }
}
