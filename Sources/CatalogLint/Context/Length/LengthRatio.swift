import Foundation

/// The length of a translation relative to its source.
///
/// The bounds come from 1.6 million translations of desktop programs into a hundred languages. The ratio varies more
/// for shorter sources. About one translation in several thousand is beyond the bounds.
package struct LengthRatio {
    /// The weight of the source in tenths of a letter.
    private let source: Int
    /// The weight of the translation in tenths of a letter.
    private let translation: Int

    /// Creates a ratio of two weights.
    init(source: Int, translation: Int) {
        self.source = source
        self.translation = translation
    }

    /// A constant added to both weights, so that short texts do not yield extreme ratios.
    private static let padding = 40

    /// The natural logarithm of the ratio; negative if the translation is shorter.
    var logarithm: Double { log(Double(translation + Self.padding) / Double(source + Self.padding)) }

    /// Returns whether both lengths are certainly within bounds.
    ///
    /// This check needs no logarithm.
    static func isUsual(source: ClosedRange<Int>, translation: ClosedRange<Int>) -> Bool {
        (translation.upperBound + padding) * 10 < (source.lowerBound + padding) * 30
            && (translation.lowerBound + padding) * 100 > (source.upperBound + padding) * 29
    }

    /// Returns whether the translation is far too long.
    ///
    /// - Parameter leeway: an allowance added to the bound, as a logarithm.
    func isTooLong(leeway: Double) -> Bool { logarithm > longest + leeway }

    /// Whether the translation is far too short.
    var isTooShort: Bool { logarithm < shortest }

    private var shortest: Double {
        switch source {
        case ..<200: -1.6
        case ..<600: -1.45
        case ..<1_000: -1.25
        default: -1.35
        }
    }

    private var longest: Double {
        switch source {
        case ..<80: 1.6
        case ..<150: 1.35
        case ..<300: 1.2
        default: 1.1
        }
    }
}
