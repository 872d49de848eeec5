import CatalogCore
import Foundation

/// The words of a text, without arguments, placeholders, tags and addresses.
package struct PlainText {
    /// The scalars of the text, with ``gap`` in place of each omitted piece.
    package let scalars: [Unicode.Scalar]
    /// The words, once they were asked for.
    let memo = Memo()

    /// A store for the words of a text, which several rules ask for.
    final class Memo {
        var words: [PlainWord]?
    }

    /// The scalar that replaces an omitted piece.
    ///
    /// It is not part of any word.
    package static let gap: Unicode.Scalar = "\u{FFFC}"

    /// Extracts the words of a table's text.
    package init(_ text: Text) {
        self.init(text.utf8, mayHaveSpecifiers: text.mayHaveSpecifiers)
    }

    /// Extracts the words of any text.
    ///
    /// - Parameter isLiteral: Whether `%` is an ordinary character, as `StringTable.isLiteral` says.
    package init(_ text: String, isLiteral: Bool = false) {
        self.init(Array(text.utf8)[...], mayHaveSpecifiers: !isLiteral && text.utf8.contains(UInt8(ascii: "%")))
    }

    private init(_ bytes: ArraySlice<UInt8>, mayHaveSpecifiers: Bool) {
        let set = ByteSet(bytes)
        let scalars: [Unicode.Scalar]
        if !mayHaveSpecifiers, !set.intersects(Self.beyondASCII) {
            scalars = bytes.map { Unicode.Scalar($0) }
        } else {
            let text = mayHaveSpecifiers ? Self.withoutArguments(bytes) : String(decoding: bytes, as: UTF8.self)
            // Composes separate combining marks with their letters, so that both encodings match.
            let composed = set.intersects(Self.marks) ? text.precomposedStringWithCanonicalMapping : text
            scalars = Array(composed.unicodeScalars)
        }
        self.scalars = set.intersects(Self.markup) ? Self.withoutMarkup(scalars) : scalars
    }

    /// The characters that begin markup or are part of an address.
    private static let markup: ByteSet = "{<@/"
    private static let beyondASCII = ByteSet(0x80...0xFF)
    /// The first bytes of most combining marks.
    private static let marks = ByteSet(0xCC...0xCD)

    /// Returns the text without arguments.
    ///
    /// `100% de` is not an argument.
    private static func withoutArguments(_ bytes: ArraySlice<UInt8>) -> String {
        let bytes = Array(bytes)
        var result: [UInt8] = []
        var end = 0
        for piece in FormatString(utf8: bytes[...]).pieces {
            if case .specifier(let specifier) = piece, specifier.hasSpaceFlag { continue }
            if isPercentage(bytes[piece.range]) || isPercentSign(piece, in: bytes) { continue }
            result += bytes[end..<piece.range.lowerBound]
            if case .percentSign = piece { result.append(UInt8(ascii: "%")) } else { result += gapBytes }
            end = piece.range.upperBound
            // In “(%)” and “（%）”, the bracket belongs to the words.
            if case .invalid = piece { end = Self.endWithoutBracket(bytes[piece.range]) }
        }
        return String(decoding: result + bytes[end...], as: UTF8.self)
    }

    /// Returns whether a piece is a percentage as Turkish writes it, with its ending: `%99,9` and `%55'te`.
    ///
    /// A width has no comma, and a flag `'` stands in front of it.
    private static func isPercentage(_ piece: ArraySlice<UInt8>) -> Bool {
        let digits = piece.dropFirst().prefix(while: \.isASCIIDigit)
        guard !digits.isEmpty, digits.endIndex < piece.endIndex else { return false }
        return piece[digits.endIndex] == UInt8(ascii: ",") || piece[digits.endIndex] == UInt8(ascii: "'")
    }

    /// Returns whether a piece that is no specifier begins with a percent sign and a space, as in “4,4% + 0,3 $”.
    private static func isPercentSign(_ piece: FormatPiece, in bytes: [UInt8]) -> Bool {
        guard case .invalid = piece, piece.range.count > 1 else { return false }
        return bytes[piece.range.lowerBound + 1] == UInt8(ascii: " ")
    }

    /// Returns the end of a piece without a closing bracket, which may be a character outside of ASCII.
    private static func endWithoutBracket(_ piece: ArraySlice<UInt8>) -> Int {
        guard let last = piece.last else { return piece.endIndex }
        if last < 0x80 { return ")]}".utf8.contains(last) ? piece.endIndex - 1 : piece.endIndex }
        return piece.lastIndex { $0 >= 0xC0 } ?? piece.endIndex
    }

    private static let gapBytes = Array("\u{FFFC}".utf8)

    /// Returns the scalars without `{…}`, `<…>`, and words that contain `//` or an inner `@`.
    private static func withoutMarkup(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        var index = 0
        // The index of the next closing mark of each kind. It saves a search after every opening mark.
        var ends: [Unicode.Scalar: Int] = [:]
        var run = AddressRun.none
        while index < scalars.count {
            if let closing = closing(of: scalars[index]),
                let end = Self.end(scalars, from: index, closing: closing, &ends), end - index > 1,
                !WordScalar.isSpace(scalars[index + 1])
            {
                result.append(gap)
                index = scalars[end...].firstIndex { $0 != closing } ?? scalars.count
            } else if result.last.map({ !isInAddress($0) }) ?? true, isInAddress(scalars[index]),
                run.isAddress(from: index, in: scalars)
            {
                result.append(gap)
                index = run.end
            } else {
                result.append(scalars[index])
                index += 1
            }
        }
        return result
    }

    /// Returns the index of the next closing mark; nil if there is none.
    private static func end(
        _ scalars: [Unicode.Scalar], from index: Int, closing: Unicode.Scalar, _ ends: inout [Unicode.Scalar: Int]
    ) -> Int? {
        if let known = ends[closing], known >= index { return known < scalars.count ? known : nil }
        let found = scalars[index...].firstIndex(of: closing)
        ends[closing] = found ?? scalars.count
        return found
    }

    private static func closing(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar {
        case "{": "}"
        case "<": ">"
        default: nil
        }
    }

    fileprivate static func isInAddress(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && scalar.value > 0x20 && !delimiters.contains(UInt8(ascii: scalar))
    }

    /// The visible ASCII characters that end an address.
    private static let delimiters: ByteSet = "()[]<>\"'"
}

/// A run of characters that may be an address, measured once for all starts within it.
private struct AddressRun {
    /// The index after the run.
    private(set) var end: Int
    /// The index of the last `@` before the last character.
    private var at: Int?
    /// The index of the last `//`.
    private var slashes: Int?

    static let none = AddressRun(end: 0)

    /// Returns whether the run contains an address that begins at an index.
    mutating func isAddress(from start: Int, in scalars: [Unicode.Scalar]) -> Bool {
        if start >= end { self = AddressRun(from: start, in: scalars) }
        return at.map { $0 > start } ?? false || slashes.map { $0 >= start } ?? false
    }

    private init(from start: Int, in scalars: [Unicode.Scalar]) {
        end = scalars[start...].firstIndex { !PlainText.isInAddress($0) } ?? scalars.count
        let word = scalars[start..<end]
        at = word.dropLast().lastIndex(of: "@")
        slashes = word.indices.dropLast().last { word[$0] == "/" && word[$0 + 1] == "/" }
    }

    private init(end: Int) {
        self.end = end
    }
}
