/// A level of log messages.
enum LogLevel: String, CaseIterable, Comparable, Sendable {
    case debug, info, notice, warning, error, critical, alert, emergency

    static func < (left: LogLevel, right: LogLevel) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
