import CatalogCore
import CatalogLint

/// A number in the place of a specifier, so that a service that knows no plural cases writes the one for that number:
/// `2 days` becomes `2 dny`, where `%lld days` would become the same for every case.
struct ExampleNumber: Sendable {
    /// Where the specifier lies in the source.
    let range: ByteRange
    /// The number.
    let digits: String
    private let specifier: String

    /// Chooses a number for the one specifier of a text; nil where it has none or several, or other numbers.
    ///
    /// - Parameter numbers: those of the case, as in `2, 3, 4…`.
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

    /// Whether a specifier takes a whole number.
    private static func isNumber(_ written: String) -> Bool {
        let format = FormatString(written)
        return !format.substitutionArguments.isEmpty
            || format.specifiers.contains { if case .integer? = $0.argument { true } else { false } }
    }

    private static func words(of source: String, besides range: ByteRange) -> String {
        let bytes = Array(source.utf8)
        return String(decoding: bytes[..<range.lowerBound] + bytes[range.upperBound...], as: UTF8.self)
    }

    /// A translation with the specifier again; one that has the number not at all or twice stays as it is, and fails the
    /// checks.
    func replaced(in translation: String) -> String {
        let runs = translation.split(omittingEmptySubsequences: true) { !$0.isNumber }.filter { $0 == digits }
        guard runs.count == 1, let run = runs.first else { return translation }
        return translation[..<run.startIndex] + specifier + translation[run.endIndex...]
    }
}
