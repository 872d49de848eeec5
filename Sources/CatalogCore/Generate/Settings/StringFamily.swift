/// Keys with a common beginning that become the cases of an enumeration.
public struct StringFamily: Hashable, Sendable {
    /// What the keys begin with, without the dot behind it: `muscle_group`.
    public let prefix: String
    /// The name of the enumeration.
    public let name: String
    /// The last parts of the keys in the order of the cases; nil for those that the catalog has, in its order.
    public let cases: [String]?
    /// Where the configuration says so; nil where there is none.
    public let place: GenerationPlace?

    /// Creates a family.
    ///
    /// - Parameter prefix: may end in `.*`.
    public init(prefix: String, name: String, cases: [String]? = nil, place: GenerationPlace? = nil) {
        self.prefix = prefix.hasSuffix(".*") ? String(prefix.dropLast(2)) : prefix
        self.name = name
        self.cases = cases
        self.place = place
    }

    /// What is left of a key behind the prefix; nil for keys of other families, and for those that go deeper.
    func lastPart(of key: String) -> String? {
        guard key.utf8.count > prefix.utf8.count + 1, key.utf8.starts(with: (prefix + ".").utf8) else { return nil }
        let last = String(decoding: key.utf8.dropFirst(prefix.utf8.count + 1), as: UTF8.self)
        return last.utf8.contains(UInt8(ascii: ".")) ? nil : last
    }
}
