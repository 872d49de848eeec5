import CatalogCore
import LanguageIdentification

/// The names of scripts in messages.
package enum ScriptName {
    /// Returns the name of a script's letters, such as “Latin letters”.
    package static func letters(_ script: LetterScript) -> FindingMessage { letters(named: script.name) }

    /// Returns the name of the letters of a writing system.
    package static func letters(_ writing: WritingSystem) -> FindingMessage { letters(named: writing.name) }

    private static func letters(named name: String) -> FindingMessage { names[name] ?? "\(name) letters" }

    private static let names: [String: FindingMessage] = [
        "Latin": "Latin letters",
        "Cyrillic": "Cyrillic letters",
        "Greek": "Greek letters",
        "Arabic": "Arabic letters",
        "Hebrew": "Hebrew letters",
        "Chinese": "Chinese letters",
        "Japanese": "Japanese letters",
        "Korean": "Korean letters",
        "Thai": "Thai letters",
        "Devanagari": "Devanagari letters",
        "Bengali": "Bengali letters",
        "Armenian": "Armenian letters",
        "Georgian": "Georgian letters",
        "Ethiopic": "Ethiopic letters",
        "Khmer": "Khmer letters",
        "Lao": "Lao letters",
        "Burmese": "Burmese letters",
        "Tamil": "Tamil letters",
        "Telugu": "Telugu letters",
        "Kannada": "Kannada letters",
        "Malayalam": "Malayalam letters",
        "Gujarati": "Gujarati letters",
        "Gurmukhi": "Gurmukhi letters",
        "Odia": "Odia letters",
        "Sinhala": "Sinhala letters",
        "Tibetan": "Tibetan letters",
        "Bopomofo": "Bopomofo letters",
    ]
}
