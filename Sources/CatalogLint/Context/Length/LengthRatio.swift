import Foundation

/// How long a translation is beside its source.
///
/// Measured on 1.6 million translations of desktop programs into a hundred languages: the shorter the source, the more
/// the lengths differ, while one of some thousand is beyond the bounds here.
package struct LengthRatio {
    /// The weight of the source in tenths of a letter.
    private let source: Int
    /// The weight of the translation.
    private let translation: Int

    /// Compares two weights.
    init(source: Int, translation: Int) {
        self.source = source
        self.translation = translation
    }

    /// Keeps the ratio of short texts from being wild.
    private static let padding = 40

    /// How much longer the translation is, as a natural logarithm; negative where it is shorter.
    var logarithm: Double { log(Double(translation + Self.padding) / Double(source + Self.padding)) }

    /// Whether neither length can be out of bounds, told without a logarithm.
    static func isUsual(source: ClosedRange<Int>, translation: ClosedRange<Int>) -> Bool {
        (translation.upperBound + padding) * 10 < (source.lowerBound + padding) * 30
            && (translation.lowerBound + padding) * 100 > (source.upperBound + padding) * 29
    }

    /// Whether the translation is far too long.
    ///
    /// - Parameter leeway: what is allowed besides.
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
