import CatalogCore
import CatalogLint

/// A number that replaces a specifier, for services that do not know plural categories.
///
/// `2 days` becomes `2 dny` in Czech, while `%lld days` would get the same text for every category.
struct ExampleNumber: Sendable {
    /// The range of the specifier in the source text.
    let range: ByteRange
    /// The digits of the number.
    let digits: String
    private let specifier: String

    /// Chooses a number for the only specifier of a text.
    ///
    /// Returns nil if there is not exactly one specifier, or if the text contains other numbers.
    ///
    /// - Parameter numbers: The example numbers of the plural category, such as `2, 3, 4…`.
    init?(for fixed: FixedPieces, in source: String, of numbers: String) {
        let formats = fixed.pieces.filter { $0.kind == .format && fixed.written($0) != "%%" }
        let known = numbers.split { !$0.isNumber }.compactMap { Int($0) }
        guard formats.count == 1, let format = formats.first,
            !Self.words(of: source, besides: format.range).contains(where: \.isNumber),
            Self.isNumber(fixed.written(format)),
            let chosen = known.contains(1) ? 1 : known.first(where: { $0 > 1 }) ?? known.first
        else { return nil }
        (range, digits, specifier) = (format.range, String(chosen), fixed.written(format))
    }

    /// Whether a specifier takes an integer.
    private static func isNumber(_ written: String) -> Bool {
        let format = FormatString(written)
        return !format.substitutionArguments.isEmpty
            || format.specifiers.contains { if case .integer? = $0.argument { true } else { false } }
    }

    private static func words(of source: String, besides range: ByteRange) -> String {
        let bytes = Array(source.utf8)
        return String(decoding: bytes[..<range.lowerBound] + bytes[range.upperBound...], as: UTF8.self)
    }

    /// Returns a translation with the specifier in place of the number.
    ///
    /// A translation that does not contain the number exactly once stays unchanged and fails the checks.
    func replaced(in translation: String) -> String {
        let runs = translation.split(omittingEmptySubsequences: true) { !$0.isNumber }.filter { $0 == digits }
        guard runs.count == 1, let run = runs.first else { return translation }
        return translation[..<run.startIndex] + specifier + translation[run.endIndex...]
    }
}
