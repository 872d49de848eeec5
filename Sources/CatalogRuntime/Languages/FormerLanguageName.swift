/// The names of languages that Apple's systems used before language codes, as in `English.lproj`.
///
/// Bundles still find folders with these names (CFBundle's `CFBundle_Locale.c` has the list). A name counts only in
/// exactly this spelling.
package enum FormerLanguageName {
    /// Returns the code for a former name; nil for everything else.
    package static func code(of name: some StringProtocol) -> String? {
        // Tags usually begin with a small letter, so that they cost no lookup.
        guard let first = name.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return nil }
        return codes[String(name)]
    }

    private static let codes = [
        "Albanian": "sq", "Arabic": "ar", "Armenian": "hy", "Bulgarian": "bg", "Catalan": "ca", "Chinese": "zh",
        "Croatian": "hr", "Czech": "cs", "Danish": "da", "Dutch": "nl", "English": "en", "Estonian": "et",
        "Finnish": "fi", "French": "fr", "Georgian": "ka", "German": "de", "Greek": "el", "Hebrew": "he", "Hindi": "hi",
        "Hungarian": "hu", "Icelandic": "is", "Irish": "ga", "Italian": "it", "Japanese": "ja", "Korean": "ko",
        "Latvian": "lv", "Lithuanian": "lt", "Macedonian": "mk", "Maltese": "mt", "Norwegian": "nb", "Polish": "pl",
        "Portuguese": "pt", "Romanian": "ro", "Russian": "ru", "Serbian": "sr", "Slovak": "sk", "Slovenian": "sl",
        "Spanish": "es", "Swedish": "sv", "Thai": "th", "Turkish": "tr", "Ukrainian": "uk", "Vietnamese": "vi",
    ]
}
