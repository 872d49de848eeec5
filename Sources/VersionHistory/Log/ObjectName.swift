/// The name of a git object: the digest of its contents.
struct ObjectName: Hashable, Sendable {
    let digits: String

    /// Creates a name; nil for zeros, which mean that there is no object.
    init?(_ digits: some StringProtocol) {
        guard digits.contains(where: { $0 != "0" }) else { return nil }
        self.digits = String(digits)
    }
}
