/// A part of the project that reads bytes of strangers, to be fed with anything at all.
///
/// It must neither crash nor hang, and what it promises of the bytes must hold: `check` traps where it does not.
package struct FuzzTarget: Sendable {
    /// The name on the command line.
    package let name: String
    /// The endings of the corpus' files that make good seeds, such as `.xcstrings`.
    package let endings: [String]
    /// Small seeds, one per feature of the format.
    package let samples: [String]
    /// Feeds it.
    package let check: @Sendable ([UInt8]) -> Void

    init(_ name: String, endings: [String] = [], samples: [String], check: @escaping @Sendable ([UInt8]) -> Void) {
        self.name = name
        self.endings = endings
        self.samples = samples
        self.check = check
    }

    /// All targets, in the order of their names.
    package static let all = (catalogs + legacyTables + exchange + settings + code + requests + agents).sorted {
        $0.name < $1.name
    }

    /// The target of a name; nil where there is none.
    package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
