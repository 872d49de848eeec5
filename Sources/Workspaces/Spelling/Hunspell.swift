import CatalogCore
import ChildProcesses
import Foundation

/// The spelling checker hunspell, if it is installed.
///
/// Runs the program instead of linking the library, because a released `fitloc` is a static executable, which cannot
/// load libraries on Linux.
struct Hunspell: Sendable {
    /// An error that occurred when running hunspell.
    typealias Failure = ChildProgram.Failure

    private let environment: [String: String]

    /// Creates a checker that finds the program and its dictionaries in the given environment.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.environment = environment
    }

    /// The length of a word, in UTF-16 units, from which hunspell does not check it.
    ///
    /// hunspell converts a longer word again and again, so its time grows with the square of the length.
    private static let longestWord = 100

    /// Returns the words that a dictionary does not contain.
    func unknown(among words: Set<String>, in dictionary: String) async throws -> Set<String> {
        let words = words.filter { $0.utf16.count < Self.longestWord }
        let printed = try await run("-l", words.sorted(), dictionary)
        let unknown = Set(printed.split(separator: "\n").map(String.init))
        // With some dictionaries, hunspell prints the misspelled part of a hyphenated word instead of the whole word.
        return words.filter { word in
            unknown.contains(word)
                || (word.contains("-") && word.split(separator: "-").contains { unknown.contains(String($0)) })
        }
    }

    /// Returns suggestions for misspelled words, most likely first.
    func suggestions(for words: [String], in dictionary: String) async throws -> [String: [String]] {
        // hunspell prints “& word 3 1: first, second, third” for each word. The “^” keeps a word from being read as a
        // command.
        let printed = try await run("-a", words.map { "^" + $0 }, dictionary)
        var suggestions: [String: [String]] = [:]
        for line in printed.split(separator: "\n") where line.hasPrefix("& ") {
            guard let colon = line.range(of: ": ") else { continue }
            let word = line.dropFirst(2).prefix { $0 != " " }
            suggestions[String(word)] = line[colon.upperBound...].components(separatedBy: ", ")
        }
        return suggestions
    }

    private func run(_ mode: String, _ lines: [String], _ dictionary: String) async throws -> String {
        let program = ChildProgram(["hunspell", mode, "-i", "UTF-8", "-d", dictionary], environment: environment)
        let input = Array(lines.joined(separator: "\n").utf8) + Array("\n".utf8)
        return String(decoding: try await program.run(input, seconds: 60), as: UTF8.self)
    }

    // MARK: - Dictionaries

    /// Returns the path of a language's dictionary without its extension, or nil if there is none.
    ///
    /// A language with a region uses only that region's dictionary: texts for Brazil are not checked with words from
    /// Portugal.
    func dictionary(of language: LanguageTag) -> String? {
        let names = Self.names(of: language)
        for folder in folders {
            for name in names
            where FileReader.isFile("\(folder)/\(name).dic") && FileReader.isFile("\(folder)/\(name).aff") {
                return "\(folder)/\(name)"
            }
        }
        return nil
    }

    /// The folders of dictionaries: those in `DICPATH`, then the usual ones on macOS and Linux.
    private var folders: [String] {
        let own = (environment["DICPATH"] ?? "").split(separator: ":").map(String.init)
        let home = environment["HOME"].map { ["\($0)/Library/Spelling", "\($0)/.local/share/hunspell"] } ?? []
        return own + home + [
            "/Library/Spelling", "/usr/share/hunspell", "/usr/share/myspell/dicts", "/usr/local/share/hunspell",
            "/opt/homebrew/share/hunspell", "/home/linuxbrew/.linuxbrew/share/hunspell",
        ]
    }

    private static func names(of language: LanguageTag) -> [String] {
        let tag = language.canonical
        guard let code = tag.language else { return [] }
        if let region = tag.region { return ["\(code)_\(region)"] }
        let likely = regions[code] ?? code.uppercased()
        return ["\(code)_\(likely)", code]
    }

    /// The default regions of languages whose region code differs from the language code, as in `en_US`.
    private static let regions = [
        "en": "US", "pt": "BR", "sv": "SE", "da": "DK", "cs": "CZ", "el": "GR", "uk": "UA", "nb": "NO", "nn": "NO",
        "ca": "ES", "gl": "ES", "eu": "ES", "ko": "KR", "vi": "VN", "he": "IL", "sl": "SI", "et": "EE", "sr": "RS",
        "af": "ZA", "hi": "IN", "bs": "BA", "be": "BY", "gu": "IN", "te": "IN",
    ]
}
