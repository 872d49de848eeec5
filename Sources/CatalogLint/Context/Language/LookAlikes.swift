import LanguageIdentification

/// Letters of different scripts with the same appearance.
package enum LookAlikes {
    /// Returns the letter of a script that looks the same as another letter; nil if there is none.
    package static func letter(like scalar: Unicode.Scalar, in script: LetterScript) -> Unicode.Scalar? {
        guard let column = columns.firstIndex(of: script), let letter = rows[scalar]?[column] else { return nil }
        return letter == none ? nil : letter
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
