import XCStringsKit

/// The limits of `fitloc fill` in words, for options and the configuration.
enum FillLimits {
    static let concurrency = number(in: ServiceSettings.Limits.concurrency)
    static let timeout = "a number of seconds up to \(ServiceSettings.Limits.timeout)"
    static let retries = number(in: ServiceSettings.Limits.retries)

    private static func number(in range: ClosedRange<Int>) -> String {
        "a number from \(range.lowerBound) to \(range.upperBound)"
    }
}
