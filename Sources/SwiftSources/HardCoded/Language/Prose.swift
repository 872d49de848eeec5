import XCStringsKit

/// What a text of code is made of: its words, and whether it is written for a machine.
struct Prose: Sendable {
    /// The words, as written, without the marks round them.
    let words: [String]
    /// Whether there are values in it.
    let hasValues: Bool
    /// Whether there are digits in it, which names of things have: `21North`.
    let hasDigits: Bool
    /// Whether it begins with a value.
    let beginsWithValue: Bool
    /// Whether it begins with a straight quotation mark, as pieces of code do.
    let isQuoted: Bool
    /// Whether it is a pattern, an address, a name of a file, a query or the like.
    let isTechnical: Bool

    /// Takes a text with its values.
    init(_ text: KeyText) {
        let pieces = KeyWords.texts(text)
        hasValues = text.hasValues || pieces.count > 1
        beginsWithValue = if case .specifier? = text.parts.first { true } else { false }
        let tokens = pieces.flatMap { $0.split(whereSeparator: \.isWhitespace) }
        words = tokens.flatMap(Self.words)
        isQuoted = pieces.first?.first { !$0.isWhitespace } == "\""
        hasDigits = pieces.contains { $0.contains(where: \.isNumber) }
        isTechnical = TechnicalText.isTechnical(pieces, tokens)
    }

    /// The words of what stands between spaces: more than one where marks join them, as in `Save/Share`.
    private static func words(_ token: Substring) -> [String] {
        token.split { !($0.isLetter || $0 == "'" || $0 == "’" || $0 == "-") }
            .map { $0.drop { !$0.isLetter } }
            .map { word in
                String(word[..<(word.lastIndex(where: \.isLetter).map { word.index(after: $0) } ?? word.startIndex)])
            }
            .filter { !$0.isEmpty }
    }

    /// Words of two letters at least, which units and names of variables are not.
    var longWords: [String] { words.filter { $0.count > 1 || $0.contains { !$0.isASCII } } }

    /// Whether it has more than one word.
    var isPhrase: Bool { longWords.count > 1 && longWords.contains { $0.count > 2 || $0.contains { !$0.isASCII } } }

    /// Whether it is one word that begins like a title: `Save`, but not `PDF`, `iPhone` or `FitToday`.
    var isTitle: Bool {
        guard words.count == 1, let word = words.first, word.count > 1, !hasDigits else { return false }
        guard let first = word.first, first.isUppercase || !first.isCased else { return false }
        if word == "OK" || word == "Ok" { return true }
        return !word.dropFirst().contains(where: \.isUppercase) && (word.count > 2 || !first.isASCII)
    }

    /// Whether there is a word in it, also in small letters, that is no unit, abbreviation or name: `1 set`.
    var hasPlainWord: Bool {
        words.contains { word in
            (word.count > 2 || word.contains { !$0.isASCII }) && !Self.units.contains(word)
                && (!word.dropFirst().contains(where: \.isUppercase) || Self.isSpelledInCapitals(word))
        }
    }

    /// Whether a word is written in capitals that is too long for an abbreviation.
    private static func isSpelledInCapitals(_ word: String) -> Bool {
        word.count > 5 && word.allSatisfy(\.isUppercase)
    }

    private static let units: Set<String> = [
        "min", "mins", "sec", "secs", "kcal", "cal", "bpm", "rpm", "mph", "kph", "lbs", "hrs", "dpi", "fps", "kbps",
    ]

    /// Whether its script has small and capital letters.
    var isCased: Bool { words.contains { $0.contains(where: \.isCased) } }

    /// Whether it begins like a sentence or a title.
    var beginsUpper: Bool { words.first?.first?.isUppercase ?? false }
}

/// Recognises texts that are written for machines.
enum TechnicalText {
    static func isTechnical(_ pieces: [String], _ tokens: [Substring]) -> Bool {
        let marks = [
            "://", "</", "/>", "{", "}", "=>", "->", "::", "==", "&&", "||", "$(", "\\", "@\"", "%02", "<br", "[a-z",
            "(?",
        ]
        if pieces.contains(where: { piece in marks.contains(where: piece.contains) }) { return true }
        if let first = tokens.first, isQuery(first, tokens) || first.hasPrefix("--") || first.hasPrefix("/") {
            return true
        }
        if !tokens.isEmpty, tokens.allSatisfy(isDateFormat) { return true }
        // One odd token in a sentence is a name that the sentence speaks of.
        let odd = tokens.count(where: isIdentifier)
        return odd > 0 && odd * 3 >= tokens.count
    }

    private static func isQuery(_ first: Substring, _ tokens: [Substring]) -> Bool {
        let verbs = ["SELECT", "INSERT", "UPDATE", "DELETE", "CREATE", "ALTER", "DROP", "PRAGMA", "BEGIN", "SELF"]
        return verbs.contains(String(first))
            || tokens.contains { ["==", "BEGINSWITH", "CONTAINS[cd]", "LIKE"].contains($0) }
    }

    /// `EEEE, d MMM yyyy`, `HH:mm`.
    private static func isDateFormat(_ token: Substring) -> Bool {
        let runs = token.split { !$0.isLetter }
        return runs.allSatisfy { run in
            run.first.map { first in
                "GyYuUQqMLwWdDFEecahHKkmsSAzZOvVXx".contains(first) && run.allSatisfy { $0 == first }
            }
                ?? true
        } || token.contains("'T'")
    }

    /// `com.fittoday.app`, `data.json`, `snake_case`, `camelCase`, `key=value`, `#tag`, `a/b/c`, `name@host.com`.
    private static func isIdentifier(_ token: Substring) -> Bool {
        let bare = token.drop { "\"'“(«‘".contains($0) }
        let core = bare.prefix { !"\"'”)»’,;:!?…".contains($0) }
        guard let last = core.last else { return false }
        let inner =
            last == "." ? core[..<(core.lastIndex { $0 != "." }.map(core.index(after:)) ?? core.startIndex)] : core
        if inner.contains("_") || inner.contains("=") || inner.contains("@") || inner.contains("#") { return true }
        if inner.contains("."), inner.contains(where: { $0.isLetter }), !inner.hasPrefix("."), inner.count > 3 {
            return !inner.split(separator: ".").allSatisfy { $0.count == 1 }
        }
        if inner.count(where: { $0 == "/" }) > 1 { return true }
        if inner.count > 40 { return true }
        return isCamelCase(inner)
    }

    private static func isCamelCase(_ word: Substring) -> Bool {
        guard let first = word.first, first.isLowercase, first.isASCII, word.allSatisfy({ $0.isLetter || $0.isNumber })
        else {
            return false
        }
        // `iPhone`, `iCloud`, `macOS` are names.
        return word.count > 3 && word.dropFirst(2).contains(where: \.isUppercase) && !names.contains(String(word))
    }

    private static let names: Set<String> = ["macOS", "iPadOS", "watchOS", "tvOS", "visionOS", "iOS", "iPhone", "iPad"]
}
