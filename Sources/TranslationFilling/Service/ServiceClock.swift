import Foundation

/// The clock and random numbers for service requests, which tests replace.
struct ServiceClock: Sendable {
    /// Returns the seconds since 1970.
    var now: @Sendable () -> Double = { Date().timeIntervalSince1970 }
    /// Waits a number of seconds.
    var sleep: @Sendable (Double) async throws -> Void = { try await Task.sleep(for: .seconds($0)) }
    /// Returns a random number from 0 to 1.
    var chance: @Sendable () -> Double = { Double.random(in: 0...1) }
}
