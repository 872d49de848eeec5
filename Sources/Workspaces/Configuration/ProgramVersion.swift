/// The version of a program and its release date.
package struct ProgramVersion: Sendable {
    /// The version number, such as `0.2.0`.
    package let name: String
    /// The day of the month of the release.
    package let day: Int
    /// The English name of the month of the release.
    package let month: String
    /// The year of the release.
    package let year: Int

    /// Creates a version.
    package init(_ name: String, released day: Int, _ month: String, _ year: Int) {
        self.name = name
        self.day = day
        self.month = month
        self.year = year
    }

    /// The release date in the format of manual pages: `November 22, 2026`.
    package var manualDate: String { "\(month) \(day), \(year)" }

    /// Whether the version satisfies a demand such as `>= 0.3`.
    func satisfies(_ demand: VersionDemand) -> Bool {
        guard let numbers = VersionDemand.numbers(name) else { return true }
        return demand.isMinimum ? !numbers.lexicographicallyPrecedes(demand.numbers) : numbers == demand.numbers
    }
}

/// The version of the program that a project needs: `>= 0.3` for that or a later one, `0.3.1` for exactly this one.
package struct VersionDemand: Sendable {
    /// The demand as written.
    let text: String
    let isMinimum: Bool
    /// The three numbers of the version.
    let numbers: [Int]

    /// Parses a demand; returns nil for another form.
    init?(_ text: String) {
        self.text = text
        isMinimum = text.hasPrefix(">=")
        let version = text.dropFirst(isMinimum ? 2 : 0).drop { $0 == " " }
        guard let numbers = Self.numbers(String(version)) else { return nil }
        self.numbers = numbers
    }

    /// Returns the three numbers of a version; missing ones are 0.
    fileprivate static func numbers(_ version: String) -> [Int]? {
        let parts = version.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil }
        guard numbers.count == parts.count, (1...3).contains(parts.count) else { return nil }
        return numbers + Array(repeating: 0, count: 3 - numbers.count)
    }
}
