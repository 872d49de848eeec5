import CatalogCore
import CatalogRuntime

/// A word of a translation that means the opposite of a source word: “Ocultar” for “Show”.
package struct OppositeTranslation {
    /// The word of the source.
    package let source: String
    /// The word of the translation.
    package let translation: String

    /// Finds such a word.
    ///
    /// Both texts must be without negations, because “Do not show” is the same as “Hide”.
    package init?(in text: PlainText, of source: PlainText, language: String) {
        guard let table = Self.tables[language] else { return nil }
        let given = source.words.map(\.folded)
        guard given.count <= Self.mostWords, let pairs = Self.pairs(of: given), !pairs.isEmpty else { return nil }
        let words = text.words.map(\.folded)
        guard !words.contains(where: { Self.negations.contains($0) || $0 == "no" && language == "es" }) else {
            return nil
        }
        for (number, side, word) in pairs {
            let (right, wrong) = side == 0 ? table[number] : (table[number].1, table[number].0)
            guard !words.contains(where: { Self.matches($0, right) }),
                let found = words.first(where: { Self.matches($0, wrong) })
            else { continue }
            (self.source, self.translation) = (word, found)
            return
        }
        return nil
    }

    /// A longer text says the same thing in many ways.
    private static let mostWords = 6

    /// Returns whether an English text can have a word with an opposite.
    package static func mayStand(in source: ArraySlice<UInt8>) -> Bool { filter.mayKnowAWord(of: source) }

    private static let filter = WordFilter(english.flatMap { $0.0 + $0.1 })

    /// Returns the pairs of which one side is in the source, with that side; nil if the source is negated.
    private static func pairs(of words: [String]) -> [(number: Int, side: Int, word: String)]? {
        guard !words.contains(where: { sourceNegations.contains($0) || $0.hasSuffix("n't") || $0.hasSuffix("n’t") })
        else { return nil }
        return english.enumerated().compactMap { number, pair in
            let (first, second) = (words.first(where: pair.0.contains), words.first(where: pair.1.contains))
            switch (first, second) {
            case (let word?, nil): return (number, 0, word)
            case (nil, let word?): return (number, 1, word)
            default: return nil
            }
        }
    }

    private static func matches(_ word: String, _ patterns: [String]) -> Bool {
        patterns.contains { $0.hasSuffix("…") ? word.hasPrefix($0.dropLast()) : word == $0 }
    }

    private static let sourceNegations: Set<String> = [
        "not", "no", "never", "stop", "without", "cannot", "none", "only", "instead",
    ]
    private static let negations: Set<String> = [
        "não", "nunca", "sem", "sin", "nicht", "kein", "keine", "keinen", "nie", "ohne", "ne", "pas",
        "jamais", "sans", "non", "mai", "senza", "parar", "dejar", "arrêter", "aufhören", "smettere", "n",
    ]

    private static let english = sides(
        """
        show shows showing shown | hide hides hiding hidden
        enable enables enabled enabling | disable disables disabled disabling
        lock locks locked locking | unlock unlocks unlocked unlocking
        connect connects connected connecting | disconnect disconnects disconnected disconnecting
        import imports imported importing | export exports exported exporting
        encrypt encrypts encrypted encrypting | decrypt decrypts decrypted decrypting
        ascending | descending
        minimum | maximum
        increase increases increased increasing | decrease decreases decreased decreasing
        """)

    /// The same pairs in other languages.
    private static let tables: [String: [([String], [String])]] = [
        "pt": sides(
            """
            mostr… exib… | ocult… escond…
            ativ… habilit… | desativ… desabilit…
            bloque… | desbloque…
            conect… | desconect…
            importar importe importando importad… importação | exportar exporte exportando exportad… exportação
            criptograf… encript… | descriptograf… desencript…
            crescente ascendente | decrescente descendente
            mínim… | máxim…
            aument… | diminu… reduz…
            """),
        "es": sides(
            """
            mostr… muestr… | ocult… escond…
            activ… habilit… | desactiv… deshabilit… inhabilit…
            bloque… | desbloque…
            conect… | desconect…
            importar importe importando importad… importación | exportar exporte exportando exportad… exportación
            cifr… encript… | descifr… desencript…
            ascendente | descendente
            mínim… | máxim…
            aument… increment… | disminu… reduc…
            """),
        "fr": sides(
            """
            affich… montr… | masqu… cach…
            activ… | désactiv…
            verrouill… | déverrouill…
            connect… | déconnect…
            importer importez importé… importation | exporter exportez exporté… exportation
            chiffr… crypt… | déchiffr… décrypt…
            croissant ascendant | décroissant descendant
            minim… | maxim…
            augment… | diminu… rédui…
            """),
        "de": sides(
            """
            einblend… eingeblendet anzeig… angezeigt zeig… gezeigt | ausblend… ausgeblendet verberg… verborgen versteck…
            aktivier… eingeschaltet einschalt… | deaktivier… ausgeschaltet ausschalt…
            sperr… gesperrt | entsperr…
            verbinde verbinden verbunden | trenne trennen getrennt
            import… | export…
            verschlüssel… | entschlüssel…
            aufsteigend | absteigend
            minim… mindest… | maxim… höchst…
            erhöh… vergrößer… | verringer… verkleiner… reduzier…
            """),
        "it": sides(
            """
            mostr… visualizz… | nascond… nascost…
            attiv… abilit… | disattiv… disabilit…
            blocc… | sblocc…
            connett… connesso | disconnett… disconnesso
            importa importare importat… importazione | esporta esportare esportat… esportazione
            crittograf… cifr… | decrittograf… decifr…
            crescente ascendente | decrescente discendente
            minim… | massim…
            aument… | diminu… riduc… ridur…
            """),
    ]

    private static func sides(_ lines: String) -> [([String], [String])] {
        lines.split(separator: "\n").map { line in
            let sides = line.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
            return (sides[0], sides[1])
        }
    }
}
