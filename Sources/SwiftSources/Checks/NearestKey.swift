import CatalogCore
import CatalogLint
import CatalogRuntime
import LintRules

/// A search for the existing key that a misspelled key probably means.
struct NearestKey {
    private let project: SourceProject
    /// The keys of the project's tables, which another analysis may have found.
    private let keys: Locked<KeysByLength?>
    private var known: [ExactText: String?] = [:]

    /// The maximum length of a key to search for, in bytes, and the maximum number of keys to compare it with.
    private static let limits = (length: 80, count: 4_000)

    init(_ project: SourceProject, _ keys: Locked<KeysByLength?>) {
        self.project = project
        self.keys = keys
    }

    /// Returns the first entry with the nearest key; nil if no key is near.
    mutating func entry(to use: KeyUse) -> DeclaredKeys.Entry? {
        key(to: use.key.key).flatMap { project.keys.entries(of: $0).first }
    }

    /// Returns the nearest key; nil if no key is near.
    mutating func key(to wanted: String) -> String? {
        let found = known[ExactText(wanted)] ?? search(wanted)
        known[ExactText(wanted)] = .some(found)
        return found
    }

    private func search(_ wanted: String) -> String? {
        let length = wanted.utf8.count
        guard length <= Self.limits.length else { return nil }
        let reach = max(1, length / 3)
        let known = keys.value { KeysByLength(project.tables) }
        let near = (max(1, length - reach)...(length + reach)).compactMap { known[$0] }
        // Canonically equivalent strings can differ in many bytes.
        for keys in near { if let same = keys.distinct.first(where: { $0.key == wanted }) { return same.key } }
        guard near.reduce(0, { $0 + $1.count }) <= Self.limits.count else { return nil }
        let letters = Letters(wanted)
        let alike = near.flatMap(\.distinct).filter { letters.leastDistance(to: $0.letters) <= reach }.map(\.key)
        guard let nearest = Spelling.nearest(to: wanted, in: alike) else { return nil }
        return Self.isNear(wanted, nearest) ? nearest : nil
    }

    /// Returns whether each pair of different parts between dots, and of different words of a text, is similar.
    ///
    /// A whole key can be similar when its parts are not: `common.cancel` is not a misspelling of `common.save`, and “Hide
    /// the side bar” none of “Show the side bar”. Nor is a word another one that interfaces use, “Done” and “None”, or a
    /// text one with another number of words, “No Preview” and “Preview”, unless one letter makes the difference.
    private static func isNear(_ wanted: String, _ known: String) -> Bool {
        let isText = !KeyStyle.isIdentifier(wanted)
        let separator: Character = isText && "\(wanted)\(known)".contains(" ") ? " " : "."
        let (left, right) = (wanted.split(separator: separator), known.split(separator: separator))
        guard left.count == right.count else { return !isText || Spelling.differInOneLetter(wanted, known) }
        return zip(left, right).allSatisfy { left, right in
            left == right
                || Spelling.nearest(to: left.lowercased(), in: [right.lowercased()]) != nil
                    && !(isText && areOtherWords(left, right))
        }
    }

    /// Returns whether both of two words are ones that interfaces use, in more than other capitals.
    private static func areOtherWords(_ left: Substring, _ right: Substring) -> Bool {
        left.lowercased() != right.lowercased()
            && [left, right].allSatisfy { word in InterfaceWords.contain(word.filter { $0.isLetter || $0 == "-" }) }
    }
}

/// The keys of tables by their length in bytes, because only keys of similar length can be similar.
struct KeysByLength: Sendable {
    /// The keys of one length.
    fileprivate struct Keys: Sendable {
        /// Each key once, in the order of the tables.
        var distinct: [(key: String, letters: Letters)] = []
        /// The number of keys in all tables together.
        var count = 0
    }

    private var keys: [Int: Keys] = [:]

    /// Finds the keys that code looks up.
    init(_ tables: [any StringTable]) {
        var seen: Set<ExactText> = []
        for table in tables where TableKind(table) == .code {
            for index in 0..<table.entryCount {
                let key = table.key(at: index).string
                keys[key.utf8.count, default: Keys()].add(key, isNew: seen.insert(ExactText(key)).inserted)
            }
        }
    }

    fileprivate subscript(length: Int) -> Keys? { keys[length] }
}

extension KeysByLength.Keys {
    fileprivate mutating func add(_ key: String, isNew: Bool) {
        count += 1
        if isNew { distinct.append((key, Letters(key))) }
    }
}

/// The bytes that occur in a key, for a comparison that is fast: two bytes that differ by a multiple of 64 count as one.
private struct Letters: Sendable {
    private let bits: UInt64

    init(_ key: String) {
        bits = key.utf8.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }

    /// Returns a number that the distance to another key is never below: bytes that only one of them has must be
    /// inserted, deleted or replaced.
    func leastDistance(to other: Letters) -> Int {
        max((bits & ~other.bits).nonzeroBitCount, (other.bits & ~bits).nonzeroBitCount)
    }
}
