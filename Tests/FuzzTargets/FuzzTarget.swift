/// A part of the project that reads untrusted bytes, for fuzzing.
///
/// It must neither crash nor hang. `check` crashes if a property of the result does not hold.
package struct FuzzTarget: Sendable {
    /// The name on the command line.
    package let name: String
    /// The extensions of corpus files that are good seeds, such as `.xcstrings`.
    package let endings: [String]
    /// Small valid seeds, one for each feature of the format.
    ///
    /// A test asserts that the target accepts them. An invalid seed would end at its first error, and the code behind
    /// that would not be fuzzed.
    package let samples: [[UInt8]]
    /// Small seeds that the target rejects.
    package let rejected: [[UInt8]]
    private let read: @Sendable ([UInt8]) throws -> Void

    /// Creates a target.
    ///
    /// - Parameters:
    ///   - binarySamples: Further samples that are no text.
    ///   - read: Runs the target with bytes, and throws if it rejects them.
    init(
        _ name: String, endings: [String] = [], samples: [String] = [], binarySamples: [[UInt8]] = [],
        rejected: [String] = [],
        read: @escaping @Sendable ([UInt8]) throws -> Void
    ) {
        self.name = name
        self.endings = endings
        self.samples = samples.map { Array($0.utf8) } + binarySamples
        self.rejected = rejected.map { Array($0.utf8) }
        self.read = read
    }

    /// All seeds.
    package var seeds: [[UInt8]] { samples + rejected }

    /// Runs the target with bytes.
    ///
    /// - Returns: Whether the target accepts the bytes.
    @discardableResult
    package func check(_ bytes: [UInt8]) -> Bool { rejection(of: bytes) == nil }

    /// Runs the target with bytes, and returns the error with which it rejects them; nil if it accepts them.
    package func rejection(of bytes: [UInt8]) -> (any Error)? {
        do {
            try read(bytes)
            return nil
        } catch {
            return error
        }
    }

    /// All targets sorted by name.
    package static let all = [catalogs, legacyTables, exchange, settings, code, requests, agents, outputs].joined()
        .sorted { $0.name < $1.name }

    /// Returns the target with a name; nil if there is none.
    package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// The rejection of bytes by a target whose reader does not throw an error itself.
struct Rejection: Error {
    private let reason: String

    init(_ reason: String) { self.reason = reason }

    /// Throws a rejection if a condition does not hold.
    static func unless(_ isAccepted: Bool, _ reason: @autoclosure () -> String) throws(Rejection) {
        if !isAccepted { throw Rejection(reason()) }
    }
}
