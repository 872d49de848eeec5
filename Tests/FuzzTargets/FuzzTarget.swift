/// A part of the project that reads untrusted bytes, for fuzzing.
///
/// It must neither crash nor hang. `check` crashes if a property of the result does not hold.
package struct FuzzTarget: Sendable {
    /// The name on the command line.
    package let name: String
    /// The extensions of corpus files that are good seeds, such as `.xcstrings`.
    package let endings: [String]
    /// Small seeds, one for each feature of the format.
    package let samples: [String]
    /// Runs the target with bytes.
    package let check: @Sendable ([UInt8]) -> Void

    init(_ name: String, endings: [String] = [], samples: [String], check: @escaping @Sendable ([UInt8]) -> Void) {
        self.name = name
        self.endings = endings
        self.samples = samples
        self.check = check
    }

    /// All targets sorted by name.
    package static let all = [catalogs, legacyTables, exchange, settings, code, requests, agents, outputs].joined()
        .sorted { $0.name < $1.name }

    /// Returns the target with a name; nil if there is none.
    package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
