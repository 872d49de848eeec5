import CatalogRuntime
import Foundation

/// Functions that split text and identifiers into words for keys: ASCII letters and digits in lower case.
enum KeyWordSplitter {
    /// Returns the words of natural-language text.
    static func words(of text: String) -> [String] {
        // An apostrophe joins letters: "don't" is one word.
        let joined = text.filter { $0 != "'" && $0 != "\u{2019}" }
        return folded(joined).split { !isWord($0) }.map(String.init)
    }

    /// Returns the words of an identifier, such as `FitPalChatView` or `fitpal_chat-view`.
    static func words(ofName name: String) -> [String] {
        var words: [String] = []
        var word = ""
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            let next = index + 1 < characters.count ? characters[index + 1] : nil
            let isBeginning =
                character.isUppercase && (word.last.map { !$0.isUppercase } ?? false || next?.isLowercase ?? false)
            if isBeginning || !(character.isLetter || character.isNumber) {
                words.append(word)
                word = ""
            }
            if character.isLetter || character.isNumber { word.append(character) }
        }
        return (words + [word]).flatMap { Self.words(of: $0) }
    }

    /// Returns the first meaningful words of a text, limited in their number and total length.
    static func chosen(from text: String, in language: LanguageTag? = nil, limit: Int = 4) -> [String] {
        let all = words(of: text)
        let fillers = FillerWords.words(of: language)
        let telling = all.filter { !fillers.contains($0) }
        var chosen: [String] = []
        var length = 0
        for word in (telling.isEmpty ? all : telling).prefix(limit) {
            length += word.count
            guard chosen.isEmpty || length <= longest else { break }
            chosen.append(String(word.prefix(longest)))
        }
        return chosen
    }

    /// The maximum total number of letters.
    private static let longest = 32

    private static func isWord(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }

    /// Returns text in lower case without diacritics and ligatures.
    private static func folded(_ text: String) -> String {
        var result = ""
        for scalar in text.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
        where scalar.properties.generalCategory != .nonspacingMark {
            if let letters = others[scalar] { result += letters } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }

    private static let others: [Unicode.Scalar: String] = [
        "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "þ": "th", "ı": "i", "ħ": "h",
    ]
}
