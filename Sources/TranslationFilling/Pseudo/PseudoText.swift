import CatalogCore
import CatalogLint

/// A readable text that looks like a translation: it has other letters, brackets and more length.
///
/// It reveals hard-coded strings, truncation and concatenated texts before an app is translated.
struct PseudoText {
    /// The replacement of letters.
    enum Style {
        /// Latin letters with accents.
        case accented
        /// Hebrew letters, which make lines run from right to left without control characters.
        case rightToLeft
    }

    private let source: String
    private let style: Style
    private let terms: [String]
    private let isLiteral: Bool

    /// - Parameter isLiteral: Whether `%` is an ordinary character, as `StringTable.isLiteral` says.
    init(_ source: String, style: Style, terms: [String] = [], isLiteral: Bool = false) {
        self.source = source
        self.style = style
        self.terms = terms
        self.isLiteral = isLiteral
    }

    /// The text in brackets and about a third longer.
    var full: String { framed(lengthened: true) }

    /// The text in brackets, with the length of the source.
    var short: String { framed(lengthened: false) }

    /// The text with replaced letters only.
    package var plain: String { fixed.mapWords { $0.map(changed).joined() } }

    /// The text about a third longer, without brackets, for parts of a sentence.
    var long: String { changed(lengthened: true) }

    private var fixed: FixedPieces { FixedPieces(source, terms: terms, isLiteral: isLiteral) }

    /// Returns the text in brackets, with its outer white space outside the brackets.
    private func framed(lengthened: Bool) -> String {
        let text = changed(lengthened: lengthened)
        let start = text.prefix { $0.isWhitespace }
        guard start.endIndex < text.endIndex else { return text }
        let end = String(text.reversed().prefix { $0.isWhitespace }.reversed())
        return "\(start)[\(text.dropFirst(start.count).dropLast(end.count))]\(end)"
    }

    /// Replaces the letters and, if requested, doubles vowels until the text is a third longer.
    ///
    /// If there are too few vowels, filler follows the last word, where it cannot form a format specifier with a
    /// percent sign.
    private func changed(lengthened: Bool) -> String {
        let fixed = fixed
        let (letters, runs) = Self.measure(of: fixed)
        var left = lengthened ? (letters + 2) / 3 : 0
        var run = 0
        return fixed.mapWords { words in
            let text = words.map { letter in
                let new = changed(letter)
                guard left > 0, Self.vowels.contains(letter) else { return new }
                left -= 1
                return new + new
            }.joined()
            run += words.allSatisfy(\.isWhitespace) ? 0 : 1
            guard left > 0, run == runs, !words.allSatisfy(\.isWhitespace) else { return text }
            let end = text.reversed().prefix { $0.isWhitespace }.count
            defer { left = 0 }
            return text.dropLast(end) + String(repeating: Self.filler, count: left) + text.suffix(end)
        }
    }

    /// The tilde operator, which occurs neither in URLs nor in the patterns of the rule `mojibake`.
    private static let filler = "\u{223C}"

    private static let vowels: Set<Character> = Set("aeiouyAEIOUY")

    /// Returns the number of visible characters, and the number of texts between the fixed pieces.
    private static func measure(of fixed: FixedPieces) -> (letters: Int, runs: Int) {
        var (letters, runs) = (0, 0)
        _ = fixed.mapWords { words in
            let count = words.filter { !$0.isWhitespace }.count
            letters += count
            runs += count > 0 ? 1 : 0
            return words
        }
        return (letters, runs)
    }

    private func changed(_ letter: Character) -> String {
        let table = style == .accented ? Self.accents : Self.hebrew
        return table[letter].map(String.init) ?? String(letter)
    }

    /// The accented letter for each letter.
    ///
    /// No two accented letters form a pattern of the rule `mojibake`, as `š` after `é` would.
    private static let accents = table(
        "aáAÁbƀBƁcçCÇdðDÐeéEÉfƒFƑgĝGĜhĥHĤiíIÍjĵJĴkķKĶlļLĻmɱMṀnñNÑoóOÓpþPÞqɋQɊrŕRŔsşSŞtţTŢuúUÚvṽVṼwŵWŴxẋXẊyýYÝzżZŻ")

    private static let hebrew = table(
        "aאAאbבBבcכCכdדDדeעEעfפFפgגGגhהHהiיIיjגJגkקKקlלLלmמMמnנNנoוOוpפPפqקQקrרRרsסSסtטTטuוUוvבVבwוWוxצXצyיYיzזZז")

    /// Creates a table from pairs of a letter and its replacement.
    private static func table(_ pairs: String) -> [Character: Character] {
        let letters = Array(pairs)
        var table: [Character: Character] = [:]
        for index in stride(from: 0, to: letters.count - 1, by: 2) where table[letters[index]] == nil {
            table[letters[index]] = letters[index + 1]
        }
        return table
    }
}
