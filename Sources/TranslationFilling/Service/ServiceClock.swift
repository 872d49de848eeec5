import Foundation

/// Time and chance, as services are asked by; tests have their own.
struct ServiceClock: Sendable {
    /// Seconds since 1970.
    var now: @Sendable () -> Double = { Date().timeIntervalSince1970 }
    /// Waits.
    var sleep: @Sendable (Double) async throws -> Void = { try await Task.sleep(for: .seconds($0)) }
    /// A number from 0 to 1.
    var chance: @Sendable () -> Double = { Double.random(in: 0...1) }
}
