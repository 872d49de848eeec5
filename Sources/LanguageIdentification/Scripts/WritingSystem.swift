import CatalogRuntime

/// The scripts in which texts of a language are written.
package struct WritingSystem: Sendable {
    /// The script that the tag names or implies, such as `Hans` or `Cyrl`.
    package let code: String
    /// The scripts of the letters; Japanese has three.
    package let usual: Set<LetterScript>
    /// The scripts of other orthographies of the language; empty if the tag names a script.
    package let other: Set<LetterScript>

    /// Determines the scripts of a language; nil if the tag has no language or CLDR has no script for it.
    package init?(of language: LanguageTag) {
        guard let likely = language.likelyScript, let code = language.canonical.language,
            let names = Self.orthographies[code]
        else { return nil }
        let known = Set(names.split(separator: "+").flatMap { Self.letterScripts(of: String($0)) })
        self.code = likely
        usual = Self.letterScripts(of: likely)
        other = language.script == nil ? known.subtracting(usual) : []
    }

    /// Returns whether a text of the language may contain letters of a script.
    package func allows(_ script: LetterScript) -> Bool { usual.contains(script) || other.contains(script) }

    /// Whether the language is written in Latin letters.
    package var isLatin: Bool { usual.contains(.latin) }

    /// The name of the script in English.
    package var name: String {
        if usual.contains(.hiragana) { return "Japanese" }
        if usual.contains(Self.hangul) { return "Korean" }
        if usual.contains(.han) { return "Chinese" }
        return usual.first?.name ?? ""
    }

    private static let hangul = LetterScript("Hang")

    /// Returns the scripts of a code.
    ///
    /// Some codes in language tags mean several scripts or a variant of one.
    private static func letterScripts(of name: String) -> Set<LetterScript> {
        switch name {
        case "Jpan": [.han, .hiragana, .katakana]
        case "Kore": [hangul, .han]
        case "Hans", "Hant": [.han, LetterScript("Bopo")]
        case "Aran": [.arabic]
        default: [LetterScript(name)]
        }
    }

    private static let orthographies: [String: Substring] = {
        let cells = data.description.split(separator: " ").map { $0.split(separator: ":") }
        return Dictionary(cells.map { (String($0[0]), $0[1]) }) { "\($0)+\($1)" }
    }()
}
