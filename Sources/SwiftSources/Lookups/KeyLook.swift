import XCStringsKit

/// What the keys of a project look like, so that what is no key can be told from what is misspelt.
struct KeyLook: Sendable {
    private var count = 0
    private var identifiers = 0
    private var jointed = 0
    /// What stands before the first dot of keys.
    private(set) var areas: Set<String> = []

    /// Takes one more key, without its specifiers.
    mutating func add(_ key: String) {
        count += 1
        guard KeyStyle.isIdentifier(key) else { return }
        identifiers += 1
        if Self.hasJoint(key) { jointed += 1 }
        if let dot = key.firstIndex(of: ".") { areas.insert(String(key[..<dot])) }
    }

    /// Whether they are mostly identifiers.
    var areIdentifiers: Bool { identifiers * 2 > count }

    /// Whether they are mostly put together by dots or underscores, not by a change of case.
    var haveJoints: Bool { jointed * 2 > count }

    /// Whether there is a dot or an underscore in a key.
    static func hasJoint(_ key: String) -> Bool { key.contains { $0 == "." || $0 == "_" } }
}
