import CatalogCore
import CatalogLint

/// A text that reads like the source and looks like a translation: other letters, longer, in brackets.
///
/// It shows before anything is translated what is not localized, what is cut off, and what is put together of pieces.
struct PseudoText {
    /// How letters are changed.
    enum Style {
        /// Latin letters with accents.
        case accented
        /// Hebrew letters, so that lines run from right to left as they will, without control characters.
        case rightToLeft
    }

    private let source: String
    private let style: Style
    private let terms: [String]

    init(_ source: String, style: Style, terms: [String] = []) {
        self.source = source
        self.style = style
        self.terms = terms
    }

    /// The text about a third longer and in brackets.
    var full: String { framed(lengthened: true) }

    /// The text in brackets, as long as the source.
    var short: String { framed(lengthened: false) }

    /// The text with other letters alone.
    package var plain: String { fixed.mapWords { $0.map(changed).joined() } }

    /// The text about a third longer, without brackets: for parts of a sentence.
    var long: String { changed(lengthened: true) }

    private var fixed: FixedPieces { FixedPieces(source, terms: terms) }

    /// White space at the ends stays at the ends.
    private func framed(lengthened: Bool) -> String {
        let text = changed(lengthened: lengthened)
        let start = text.prefix { $0.isWhitespace }
        guard start.endIndex < text.endIndex else { return text }
        let end = String(text.reversed().prefix { $0.isWhitespace }.reversed())
        return "\(start)[\(text.dropFirst(start.count).dropLast(end.count))]\(end)"
    }

    /// Vowels are doubled while there are any; what is missing then is put behind the last word, where no percent sign
    /// takes it for a specifier.
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

    /// A tilde that is no part of addresses, nor of broken UTF-8.
    private static let filler = "\u{223C}"

    private static let vowels: Set<Character> = Set("aeiouyAEIOUY")

    /// How many letters can be seen, and in how many runs between fixed pieces.
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

    /// None of them looks like broken UTF-8 behind another, as `š` does behind `é`.
    private static let accents = table(
        "aáAÁbƀBƁcçCÇdðDÐeéEÉfƒFƑgĝGĜhĥHĤiíIÍjĵJĴkķKĶlļLĻmɱMṀnñNÑoóOÓpþPÞqɋQɊrŕRŔsşSŞtţTŢuúUÚvṽVṼwŵWŴxẋXẊyýYÝzżZŻ")

    private static let hebrew = table(
        "aאAאbבBבcכCכdדDדeעEעfפFפgגGגhהHהiיIיjגJגkקKקlלLלmמMמnנNנoוOוpפPפqקQקrרRרsסSסtטTטuוUוvבVבwוWוxצXצyיYיzזZז")

    /// A table of letters, each followed by the one that stands for it.
    private static func table(_ pairs: String) -> [Character: Character] {
        let letters = Array(pairs)
        return Dictionary(
            stride(from: 0, to: letters.count - 1, by: 2).map { (letters[$0], letters[$0 + 1]) }
        ) { first, _ in first }
    }
}
