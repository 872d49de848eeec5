import CatalogRuntime

nonisolated extension Domain.TimeOfDay {
    /// Creates the part of the day from an hour.
    ///
    /// - Parameter hour: The hour from 0 to 23. Morning begins at 5, afternoon at 12, evening at 18.
    public init(hour: Int) {
        switch hour {
        case 5..<12: self = .morning
        case 12..<18: self = .afternoon
        default: self = .evening
        }
    }

    /// Returns the greeting on the Home screen.
    ///
    /// - Parameter name: The user's first name; without one, or with a blank one, the greeting contains no name.
    public func greeting(name: String?) -> LocalizedString {
        typealias Greeting = Strings.Home.Greeting
        guard let name, name.contains(where: { !$0.isWhitespace }) else {
            return switch self {
            case .morning: Greeting.Morning.anonymous
            case .afternoon: Greeting.Afternoon.anonymous
            case .evening: Greeting.Evening.anonymous
            }
        }
        return switch self {
        case .morning: Greeting.Morning.named(name: name)
        case .afternoon: Greeting.Afternoon.named(name: name)
        case .evening: Greeting.Evening.named(name: name)
        }
    }
}
