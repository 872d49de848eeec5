/// A language that apps are often translated into, taken from the languages of Apple's systems.
struct WidelyUsedLanguage: Equatable, Sendable {
    /// The language tag, as spelled in catalogs.
    let tag: String
    /// The English name, or nil for a language that is not in the list.
    let name: String?

    init(_ tag: String, _ name: String? = nil) {
        self.tag = tag
        self.name = name
    }

    /// All widely used languages, ordered by tag.
    static let all = names.map { WidelyUsedLanguage($0.0, $0.1) }

    private static let names = [
        ("ar", "Arabic"), ("bg", "Bulgarian"), ("ca", "Catalan"), ("cs", "Czech"), ("da", "Danish"),
        ("de", "German"), ("el", "Greek"), ("en", "English"), ("en-AU", "English, Australia"),
        ("en-GB", "English, United Kingdom"), ("en-IN", "English, India"), ("es", "Spanish"),
        ("es-419", "Spanish, Latin America"), ("es-US", "Spanish, United States"), ("et", "Estonian"),
        ("fi", "Finnish"), ("fr", "French"), ("fr-CA", "French, Canada"), ("he", "Hebrew"), ("hi", "Hindi"),
        ("hr", "Croatian"), ("hu", "Hungarian"), ("id", "Indonesian"), ("it", "Italian"), ("ja", "Japanese"),
        ("kk", "Kazakh"), ("ko", "Korean"), ("lt", "Lithuanian"), ("lv", "Latvian"), ("ms", "Malay"),
        ("nb", "Norwegian Bokmål"), ("nl", "Dutch"), ("pl", "Polish"), ("pt-BR", "Portuguese, Brazil"),
        ("pt-PT", "Portuguese, Portugal"), ("ro", "Romanian"), ("ru", "Russian"), ("sk", "Slovak"),
        ("sl", "Slovenian"), ("sr", "Serbian"), ("sv", "Swedish"), ("th", "Thai"), ("tr", "Turkish"),
        ("uk", "Ukrainian"), ("vi", "Vietnamese"), ("zh-HK", "Chinese, Hong Kong"),
        ("zh-Hans", "Chinese, simplified"), ("zh-Hant", "Chinese, traditional"),
    ]
}
