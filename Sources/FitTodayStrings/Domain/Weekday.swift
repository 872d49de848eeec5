nonisolated extension Domain.Weekday {
    /// Creates the day from the number in Foundation's calendars, 1 for Sunday; nil for other numbers.
    public init?(calendarWeekday: Int) {
        guard (1...Self.allCases.count).contains(calendarWeekday) else { return nil }
        self = Self.allCases[calendarWeekday - 1]
    }
}
