import Foundation

/// Formatted measurements with two or three digits; more would suggest an accuracy that they do not have.
enum Quantity {
    /// Formats a duration in seconds or milliseconds.
    static func time(_ seconds: Double) -> String {
        let milliseconds = seconds * 1000
        return milliseconds < 10_000 ? "\(number(milliseconds)) ms" : "\(number(seconds)) s"
    }

    /// Formats a short duration in milliseconds, microseconds or nanoseconds.
    static func shortTime(_ seconds: Double) -> String {
        if seconds >= 0.01 { return time(seconds) }
        return seconds < 1e-5 ? "\(number(seconds * 1e9)) ns" : "\(number(seconds * 1e6)) µs"
    }

    /// Formats a size in millions of bytes.
    static func memory(_ bytes: Int) -> String { "\(number(Double(bytes) / 1e6)) MB" }

    /// Formats a number.
    static func number(_ value: Double) -> String { String(format: value < 10 ? "%.1f" : "%.0f", value) }
}
