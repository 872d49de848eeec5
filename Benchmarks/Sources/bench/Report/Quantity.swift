import Foundation

/// Figures as they are shown, with two or three digits: more would suggest an accuracy that there is not.
enum Quantity {
    /// Seconds or milliseconds.
    static func time(_ seconds: Double) -> String {
        let milliseconds = seconds * 1000
        return milliseconds < 10_000 ? "\(number(milliseconds)) ms" : "\(number(seconds)) s"
    }

    /// Milliseconds, microseconds or nanoseconds.
    static func shortTime(_ seconds: Double) -> String {
        if seconds >= 0.01 { return time(seconds) }
        return seconds < 1e-5 ? "\(number(seconds * 1e9)) ns" : "\(number(seconds * 1e6)) µs"
    }

    /// Millions of bytes.
    static func memory(_ bytes: Int) -> String { "\(number(Double(bytes) / 1e6)) MB" }

    /// A number.
    static func number(_ value: Double) -> String { String(format: value < 10 ? "%.1f" : "%.0f", value) }
}
