import CatalogRuntime

/// The scripts that texts of a language are written in.
package struct WritingSystem: Sendable {
    /// The script that the tag names or makes likely, as tags do: `Hans`, `Cyrl`.
    package let code: String
    /// The scripts of the letters; Japanese has three.
    package let usual: Set<LetterScript>
    /// Those of other orthographies of the language, where its tag names none.
    package let other: Set<LetterScript>

    /// The writing system of a language; nil where the tag names no language, or one that CLDR knows no script of.
    package init?(of language: LanguageTag) {
        guard let likely = language.likelyScript, let code = language.canonical.language,
            let known = Self.orthographies[code]
        else { return nil }
        self.code = likely
        usual = Self.letterScripts(of: likely)
        other = language.script == nil ? known.subtracting(usual) : []
    }

    /// Whether letters of a script may be in a text of the language.
    package func allows(_ script: LetterScript) -> Bool { usual.contains(script) || other.contains(script) }

    /// Whether the language is written in Latin letters.
    package var isLatin: Bool { usual.contains(.latin) }

    /// Its script in words.
    package var name: String {
        if usual.contains(.hiragana) { return "Japanese" }
        if usual.contains(Self.hangul) { return "Korean" }
        if usual.contains(.han) { return "Chinese" }
        return usual.first?.name ?? ""
    }

    private static let hangul = LetterScript("Hang")

    /// Some names in language tags stand for several scripts, or for a way to write one.
    private static func letterScripts(of name: String) -> Set<LetterScript> {
        switch name {
        case "Jpan": [.han, .hiragana, .katakana]
        case "Kore": [hangul, .han]
        case "Hans", "Hant": [.han, LetterScript("Bopo")]
        case "Aran": [.arabic]
        default: [LetterScript(name)]
        }
    }

    private static let orthographies: [String: Set<LetterScript>] = {
        let cells = data.description.split(separator: " ").map { $0.split(separator: ":") }
        let pairs = cells.map { ($0[0], $0[1].split(separator: "+")) }
        return Dictionary(
            pairs.map { language, scripts in
                (String(language), Set(scripts.flatMap { letterScripts(of: String($0)) }))
            }, uniquingKeysWith: { $0.union($1) })
    }()
}
