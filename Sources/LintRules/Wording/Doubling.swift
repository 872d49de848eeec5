/// Words that may rightly be doubled.
enum Doubling {
    /// Languages that form words by doubling.
    static let languages: Set<String> = [
        "ar", "az", "bn", "fa", "fil", "gu", "hi", "id", "ja", "jv", "kk", "km", "kn", "ko", "lo", "ml", "mr", "ms",
        "my", "ne", "pa", "si",
        "sw", "ta", "te", "th", "tk", "tl", "tr", "ur", "vi", "xh", "zh", "zu", "haw", "mi",
    ]
    /// Words of these languages that are wrong when doubled.
    static let neverRight: [String: Set<String>] = [
        "tr": ["ve", "ile", "olarak", "tarafından", "veya", "bu"],
        "fa": ["از", "که", "را", "این", "برای", "است", "یا"],
        "vi": ["của", "và", "được", "cho", "với", "một", "các", "những", "này", "hoặc"],
        "id": ["yang", "dan", "untuk", "dengan", "dari", "atau", "tidak"],
        "ms": ["yang", "dan", "untuk", "dengan", "dari", "atau", "tidak"],
        "hi": ["के", "का", "की", "को", "में", "और", "है"], "ar": ["في", "إلى", "على", "أو", "هذا", "التي", "الذي"],
    ]
    /// English words that end a verb, and can also begin what follows it.
    static let particles: Set<String> = ["in", "on", "up", "over", "through"]

    /// Returns whether an English word may be a verb that a particle completes.
    static func takesParticle(_ word: String) -> Bool {
        word.hasSuffix("ed") || word.hasSuffix("ing") || shortVerbs.contains(word)
    }

    /// Prepositions that end a phrase such as “har brug for”, with the word behind them where they begin a purpose.
    static let purposes: [String: (preposition: String, infinitive: String)] = [
        "da": ("for", "at"), "nb": ("for", "å"), "nn": ("for", "å"),
    ]

    private static let shortVerbs: Set<String> = [
        "log", "sign", "check", "opt", "turn", "plug", "built", "keep", "kept", "come", "go", "step", "zoom", "put",
    ]
    private static let words: [String: Set<String>] = [
        "en": ["that", "had", "very", "bye", "no", "so", "ha", "is", "go", "really", "knock", "night", "there", "hey"],
        "de": [
            "die", "der", "das", "sie", "den", "dem", "sehr", "so", "wir", "ihr", "ihnen", "sein", "haben", "werden",
            "um", "an", "auf",
        ],
        "fr": ["nous", "vous", "très", "faire", "en", "si", "sous"],
        "nl": ["dat", "die", "heel", "u", "je", "in", "op", "aan", "uit", "af", "om", "te", "er", "is", "ze", "we"],
        "sv": ["att", "det", "den", "på", "till", "av", "i", "är", "du"],
        "da": ["at", "der", "det", "den", "på", "til", "af", "du"],
        "nb": ["at", "som", "det", "den", "på", "til", "av", "du"], "hu": ["az", "ez", "egy"],
        "fi": ["se", "sen", "on"], "cs": ["je", "se", "si", "to"], "sk": ["je", "sa", "si", "to"],
        "sl": ["je", "se", "da"], "hr": ["je", "se", "da"], "sr": ["je", "se", "da", "је", "се", "да"],
        "bs": ["je", "se", "da"], "bg": ["се", "ли", "да"], "uk": ["ледве", "що"], "el": ["το", "του", "της", "που"],
        "it": [
            "ora", "via", "man", "mano", "pian", "piano", "si", "poi", "ben", "bene", "bello", "bella", "buono",
            "buona",
            "caldo", "calda", "fresco", "fresca", "nuovo", "nuova", "solo", "sola", "poco", "quasi", "appena", "subito",
            "presto", "tardi", "forte", "lento", "lenta", "adagio", "passo", "giro", "terra", "vicino", "sotto",
            "sopra",
            "tutto", "tutta", "tutti", "tutte", "molto", "tanto", "proprio", "così", "zitto", "zitta", "svelto",
            "svelta",
            "grande", "piccolo", "piccola", "dolce", "testa", "faccia", "lontano", "lontana",
        ],
        "es": ["muy", "casi", "no", "solo", "se", "sobre", "para"], "gl": ["se", "para"],
        "ast": ["toes"], "sq": ["të"], "an": ["un"],
        "pt": ["logo", "muito", "quase", "bem", "não", "se", "nos", "para", "como", "que"],
        "pl": ["bardzo", "się", "to"],
        "ru": ["очень", "еле", "чуть", "родителя", "что", "это", "вот"], "eo": ["al"], "he": ["לאט", "מאוד"],
        "ro": ["foarte"],
    ]

    /// Returns whether texts of a language may rightly have a word twice in a row.
    static func isUsual(_ word: String, in language: String) -> Bool {
        words[language]?.contains(word.lowercased()) ?? false
    }
}
