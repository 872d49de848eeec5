import TranslationFilling

/// The limits of `fitloc fill` in words, for options and the configuration.
package enum FillLimits {
    package static let concurrency = number(in: ServiceSettings.Limits.concurrency)
    package static let timeout = "a number of seconds up to \(ServiceSettings.Limits.timeout)"
    package static let retries = number(in: ServiceSettings.Limits.retries)

    private static func number(in range: ClosedRange<Int>) -> String {
        "a number from \(range.lowerBound) to \(range.upperBound)"
    }
}
