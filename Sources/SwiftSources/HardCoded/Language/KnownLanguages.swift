import CatalogRuntime
import XCStringsKit

/// The languages that texts of a project's code may be in: English, Portuguese and those of its tables.
struct KnownLanguages: Sendable {
    /// The languages of the tables by their first part.
    private let tags: [String: LanguageTag]

    init(_ tables: [any StringTable]) {
        var tags: [String: LanguageTag] = [:]
        for table in tables {
            for tag in (table.sourceLanguage.map { [$0] } ?? []) + table.languages {
                let base = Self.base(of: tag)
                if tags[base] == nil { tags[base] = tag }
            }
        }
        self.tags = tags
    }

    private static func base(of tag: LanguageTag) -> String {
        String(tag.spelling.prefix { $0 != "-" && $0 != "_" }).lowercased()
    }

    /// Whether the tables have a language.
    func has(_ base: String) -> Bool { tags[base] != nil }

    /// The language of a text, where it can be told.
    ///
    /// One letter with an accent says that it is not English, and no more.
    func language(of prose: Prose) -> LanguageTag? {
        let (base, score) = best(for: prose)
        return score > 1 ? base.map { tags[$0] ?? LanguageTag($0) } : nil
    }

    /// The same by its first part alone.
    func base(of prose: Prose) -> String? { best(for: prose).base }

    private func best(for prose: Prose) -> (base: String?, score: Int) {
        if let script = Self.script(of: prose) { return (tags[script] == nil ? nil : script, .max) }
        let words = prose.words.map { $0.lowercased().replacing("’", with: "'") }
        var best: (base: String?, score: Int) = (nil, 0)
        for list in FunctionWords.lists where ["en", "pt"].contains(list.language) || tags[list.language] != nil {
            let score = words.reduce(0) { $0 + (list.words.contains($1) ? 2 : 0) + Self.mark($1, list.language) }
            if score > best.score { best = (list.language, score) } else if score == best.score { best.base = nil }
        }
        return best
    }

    /// How many small words of a language a text has.
    func functionWords(of prose: Prose, in base: String) -> Int {
        let words = FunctionWords.lists.first { $0.language == base }?.words ?? []
        return prose.words.count { words.contains($0.lowercased()) }
    }

    /// How much the letters of a word speak for a language.
    private static func mark(_ word: String, _ language: String) -> Int {
        guard word.utf8.contains(where: { $0 >= 0x80 }) else { return 0 }
        if word.contains("ß") { return language == "de" ? 3 : 0 }
        if word.contains("ñ") { return language == "es" ? 3 : 0 }
        if word.contains("ã") || word.contains("õ") { return language == "pt" ? 3 : 0 }
        if word.contains("ç") { return ["pt", "fr"].contains(language) ? 2 : 0 }
        if word.contains("ä") || word.contains("ö") || word.contains("ü") { return language == "de" ? 2 : 0 }
        if word.contains("è") || word.contains("ù") || word.contains("ò") {
            return ["it", "fr"].contains(language) ? 2 : 0
        }
        let isAcute = word.contains { "áéíóúâêô".contains($0) }
        return isAcute && ["pt", "es", "fr"].contains(language) ? 1 : 0
    }

    /// The language that a script is of, among those that have one of their own.
    private static func script(of prose: Prose) -> String? {
        for scalar in prose.words.joined().unicodeScalars {
            switch scalar.value {
            case 0x3040...0x30FF: return "ja"
            case 0xAC00...0xD7AF: return "ko"
            case 0x0E00...0x0E7F: return "th"
            case 0x0590...0x05FF: return "he"
            case 0x0370...0x03FF: return "el"
            case 0x0600...0x06FF: return "ar"
            case 0x0400...0x04FF: return "ru"
            default: break
            }
        }
        return prose.words.joined().unicodeScalars.contains { 0x4E00...0x9FFF ~= $0.value } ? "zh" : nil
    }
}
