import LanguageIdentification

/// Letters of different scripts with the same appearance.
package enum LookAlikes {
    /// Returns the letter of a script that looks the same as another letter; nil if the language has none.
    ///
    /// - Parameter language: the language subtag, such as `ru`.
    package static func letter(
        like scalar: Unicode.Scalar, in script: LetterScript, of language: String?
    ) -> Unicode.Scalar? {
        guard let column = columns.firstIndex(of: script), let letter = rows[scalar]?[column] else { return nil }
        return letter == none || !isUsed(letter, in: language) ? nil : letter
    }

    /// Returns whether a letter belongs to the alphabet of a language.
    ///
    /// Most letters of the table belong to every alphabet of their script.
    private static func isUsed(_ letter: Unicode.Scalar, in language: String?) -> Bool {
        switch letter {
        case "і", "І": ["uk", "be", "kk", "kv", "rue"].contains(language)
        case "ї": ["uk", "rue"].contains(language)
        case "ј", "Ј": ["sr", "mk", "bs", "sh", "cnr", "az", "alt"].contains(language)
        case "ѕ", "Ѕ": language == "mk"
        case "ё": !["uk", "bg", "mk", "sr", "bs", "sh", "cnr", "rue", "az"].contains(language)
        case "ë": ["nl", "af", "sq", "lb", "fr", "fy", "vls"].contains(language)
        case "ï": ["nl", "af", "fr", "ca", "oc", "fy", "gl"].contains(language)
        default: true
        }
    }

    private static let columns: [LetterScript] = [.latin, .cyrillic, .greek]
    private static let none: Unicode.Scalar = "-"

    /// Rows of letters that look the same in Latin, Cyrillic and Greek.
    ///
    /// A hyphen marks a script without such a letter.
    private static let table = """
        aа- cс- eе- oоο pр- xх- yу- iі- jј- sѕ- v-ν AАΑ BВΒ CС- EЕΕ HНΗ IІΙ JЈ- KКΚ MМΜ N-Ν OОΟ PРΡ SЅ- TТΤ \
        XХΧ YУΥ Z-Ζ ëё- ïї- kк- mм- tт-
        """

    private static let rows: [Unicode.Scalar: [Unicode.Scalar]] = {
        let rows = table.split(separator: " ").map { Array($0.unicodeScalars) }
        let pairs = rows.flatMap { row in row.filter { $0 != none }.map { ($0, row) } }
        return Dictionary(pairs) { first, _ in first }
    }()
}
