/// Two spellings of one word, or of two forms of a word, of which one lacks some of the diacritics.
package struct DiacriticPair {
    private let plain: [Character]
    private let marked: [Character]
    private let language: String
    private let isSameForm: Bool

    /// Returns the letters before the ending, which are common to all numbers and genders of a word.
    ///
    /// The word must be without diacritics.
    package static func stem(_ stripped: String) -> String {
        let singular = stripped.hasSuffix("s") ? stripped.dropLast() : stripped[...]
        return String(singular.hasSuffix("o") || singular.hasSuffix("a") ? singular.dropLast() : singular)
    }

    /// Creates a pair; nil unless one word is the other with some diacritics omitted.
    package init?(plain: String, marked: String, language: String) {
        isSameForm = plain.count == marked.count && plain.last == marked.last
        let isForm = Self.mayBeForms(plain, marked)
        guard isSameForm || isForm || plain.count == marked.count else { return nil }
        let length = isSameForm || !isForm ? plain.count : Self.stem(plain).count
        self.plain = Array(plain)
        self.marked = Array(marked.prefix(length))
        self.language = language
        guard plain != marked, self.marked.count == length else { return nil }
        let pairs = zip(self.plain, self.marked)
        guard pairs.contains(where: { $0 != $1 }),
            pairs.allSatisfy({ $0 == $1 || Diacritics.stripped(String($1)) == String($0) })
        else { return nil }
    }

    /// Whether the plain spelling is certainly not a word, regardless of how often it occurs.
    package var isSurelySlip: Bool {
        (Self.noWords[language]?.contains(String(plain)) ?? false) || isNasalEnding(locations)
    }

    /// Whether the plain spelling is probably a mistake and not another word.
    package var isSlip: Bool {
        if isSurelySlip { return true }
        guard plain.count >= Self.longWord, !isEndingAlone(locations) else { return false }
        return !(Self.twoWords[language]?.contains(String(plain)) ?? false)
    }

    /// The positions of the letters that differ.
    private var locations: [Int] { marked.indices.filter { plain[$0] != marked[$0] } }

    /// Returns whether two words may be forms of one word with different number or gender.
    ///
    /// A verb in -a and a noun in -o are different words, such as `inicia` and `início`.
    private static func mayBeForms(_ plain: String, _ marked: String) -> Bool {
        let (end, other) = (ending(plain), ending(marked))
        if end.vowel == other.vowel { return end.isPlural != other.isPlural }
        return end.vowel != nil && other.vowel != nil && (end.vowel == "o" || end.isPlural)
    }

    private static func ending(_ word: String) -> (vowel: Character?, isPlural: Bool) {
        let singular = word.hasSuffix("s") ? word.dropLast() : word[...]
        let vowel = singular.last.flatMap { $0 == "o" || $0 == "a" ? $0 : nil }
        return (vowel, singular.count < word.count)
    }

    /// The minimum length for a comparison.
    ///
    /// In shorter words, a mark is too often the only difference between two words.
    private static let longWord = 5

    /// Returns whether the word has a missing tilde, such as `nao` for `não`.
    ///
    /// Hardly any short Portuguese word ends in plain `ao`.
    private func isNasalEnding(_ locations: [Int]) -> Bool {
        language == "pt" && plain.count >= 3 && plain.count < Self.longWord && plain.suffix(2) == ["a", "o"]
            && locations == [plain.count - 2] && marked[plain.count - 2] == "ã"
    }

    /// Returns whether only the ending differs, as in verb forms: `guardo` and `guardó`, `termine` and `terminé`.
    private func isEndingAlone(_ locations: [Int]) -> Bool {
        guard locations.count == 1, let location = locations.first else { return false }
        let tail = plain[(location + 1)...]
        guard tail.isEmpty || tail == ["s"] || tail == ["n"] else { return false }
        return language == "pt" ? marked[location] == "á" || (marked[location] == "é" && tail.isEmpty) : true
    }

    /// Short words that do not exist without their marks.
    private static let noWords: [String: Set<String>] = ["pt": ["agua", "alem", "apos", "ja", "voce", "voces"]]

    /// Words that exist both with and without marks, and that apps commonly use.
    private static let twoWords: [String: Set<String>] = [
        "pt": [
            "analise", "analises", "anuncio", "continua", "continuas", "continuo", "copia", "copias", "critica",
            "criticas", "critico", "duvida", "evidencia", "fabrica", "gerencia", "influencia", "influencias", "magoa",
            "porque", "pratica", "praticas", "pratico", "pronuncia", "publica", "publicas", "publico", "referencia",
            "varia", "varias",
            "sabia",
            "secretaria", "termino", "tramite", "transito", "valida", "validas",
        ],
        "es": [
            "adonde", "animo", "articulo", "calculo", "circulo", "cuando", "cuanta", "cuantas", "cuanto", "cuantos",
            "donde", "porque", "quien", "quienes", "continua", "continuas", "continuo", "critica", "criticas",
            "deposito", "ejercito", "equivoco", "fabrica", "genero", "habito", "integro", "limite", "limites", "medico",
            "numero", "practica", "practicas", "practico", "publica", "publicas", "publico", "sabana", "sabia",
            "solicito", "termino", "titulo", "transito", "ultimo", "valida", "validas", "valido", "vinculo",
        ],
        "fr": ["cotes", "foret", "marche", "marches", "peche", "peches", "roder", "tache", "taches"],
        "ca": ["continua", "critica", "historia", "musica", "practica", "publica", "valida"],
        "gl": ["continua", "critica", "medico", "practica", "publica", "valida"],
    ]
}
