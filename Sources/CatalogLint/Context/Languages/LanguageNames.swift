/// The names of languages in their own language, which are not translated.
package enum LanguageNames {
    /// Returns whether a text is the native name of a language, optionally followed by a country: `Português (Brasil)`.
    package static func contains(_ text: String) -> Bool {
        let name = text.prefix { !["(", "（", "–", ","].contains($0) }
        return names.contains(name.split(separator: " ").joined(separator: " ").lowercased())
    }

    private static let names = Set(
        """
        afrikaans|azərbaycan|bahasa indonesia|bahasa melayu|bosanski|català|čeština|cymraeg|dansk|deutsch|eesti|english
        español|esperanto|euskara|filipino|français|gaeilge|galego|hrvatski|íslenska|italiano|kiswahili|latviešu|lietuvių
        magyar|nederlands|norsk|norsk bokmål|norsk nynorsk|o‘zbek|polski|português|português brasileiro|română|shqip
        slovenčina|slovenščina|suomi|svenska|tiếng việt|türkçe|ελληνικά|беларуская|български|қазақ|македонски|монгол
        русский|српски|тоҷикӣ|українська|հայերեն|ქართული|עברית|العربية|اردو|فارسی|हिन्दी|मराठी|नेपाली|বাংলা|ગુજરાતી|ਪੰਜਾਬੀ
        தமிழ்|తెలుగు|ಕನ್ನಡ|മലയാളം|සිංහල|ไทย|ລາວ|မြန်မာ|ខ្មែរ|한국어|日本語|中文|简体中文|繁體中文|粵語|bokmål|nynorsk
        """.split { $0 == "|" || $0.isNewline }.map { $0.trimmed.lowercased() })
}

extension Substring {
    /// The text without leading, trailing and repeated spaces.
    fileprivate var trimmed: String {
        split(separator: " ").joined(separator: " ")
    }
}
