import CatalogCore
import CatalogRuntime

/// The languages that texts in code can have: English, Portuguese and the languages of the project's tables.
struct KnownLanguages: Sendable {
    /// The languages of the tables by their primary language subtag.
    private let tags: [String: LanguageTag]
    /// The primary language subtags of the source languages of the tables.
    let sources: Set<String>

    init(_ tables: [any StringTable]) {
        var tags: [String: LanguageTag] = [:]
        sources = Set(tables.compactMap { Vocabulary.source(of: $0).map(Self.base) })
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

    /// Returns whether the tables have a language.
    func has(_ base: String) -> Bool { tags[base] != nil }

    /// Returns the language of a text, or nil if it is uncertain.
    ///
    /// A single accented letter shows only that the text is not English, and two words without one can be of several
    /// languages.
    func language(of prose: Prose) -> LanguageTag? {
        let (base, score) = best(for: prose)
        let isTelling = prose.words.count > 2 || prose.words.contains { !$0.unicodeScalars.allSatisfy(\.isASCII) }
        guard score == .max || isTelling else { return nil }
        return score > 1 ? base.map { tags[$0] ?? LanguageTag($0) } : nil
    }

    /// Returns the primary language subtag of a text, even if it is uncertain.
    func base(of prose: Prose) -> String? { best(for: prose).base }

    /// Returns the language that the letters of a text show, even if no table has it, or else that of its words.
    func written(in prose: Prose) -> String? { Self.script(of: prose) ?? base(of: prose) }

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

    /// Returns the number of function words of a language in a text.
    func functionWords(of prose: Prose, in base: String) -> Int {
        let words = FunctionWords.lists.first { $0.language == base }?.words ?? []
        return prose.words.count { words.contains($0.lowercased()) }
    }

    /// Returns a score for a language from the accented letters of a word.
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

    /// Returns the language of a script that belongs to one language.
    static func script(of prose: Prose) -> String? {
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
