import LanguageIdentification

/// Letters of different scripts that nobody can tell apart by eye.
package enum LookAlikes {
    /// The letter of a script that looks as another letter does; nil where there is none.
    package static func letter(like scalar: Unicode.Scalar, in script: LetterScript) -> Unicode.Scalar? {
        guard let column = columns.firstIndex(of: script), let letter = rows[scalar]?[column] else { return nil }
        return letter == none ? nil : letter
    }

    private static let columns: [LetterScript] = [.latin, .cyrillic, .greek]
    private static let none: Unicode.Scalar = "-"

    /// Rows of letters that look the same: Latin, Cyrillic, Greek; a hyphen where a script has none.
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
