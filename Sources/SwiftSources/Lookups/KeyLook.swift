import XCStringsKit

/// Statistics about the keys of a project, which help to distinguish a misspelled key from other text.
struct KeyLook: Sendable {
    private var count = 0
    private var identifiers = 0
    private var jointed = 0
    /// The parts of keys before the first dot.
    private(set) var areas: Set<String> = []

    /// Counts a key, which must not contain specifiers.
    mutating func add(_ key: String) {
        count += 1
        guard KeyStyle.isIdentifier(key) else { return }
        identifiers += 1
        if Self.hasJoint(key) { jointed += 1 }
        if let dot = key.firstIndex(of: ".") { areas.insert(String(key[..<dot])) }
    }

    /// Whether more than half of the keys are identifiers.
    var areIdentifiers: Bool { identifiers * 2 > count }

    /// Whether more than half of the keys contain dots or underscores.
    var haveJoints: Bool { jointed * 2 > count }

    /// Returns whether a key contains a dot or an underscore.
    static func hasJoint(_ key: String) -> Bool { key.contains { $0 == "." || $0 == "_" } }
}
