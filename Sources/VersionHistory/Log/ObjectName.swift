/// The name of an object of git: the digest of what is in it.
struct ObjectName: Hashable, Sendable {
    let digits: String

    /// Nil for the zeros that stand for no object.
    init?(_ digits: some StringProtocol) {
        guard digits.contains(where: { $0 != "0" }) else { return nil }
        self.digits = String(digits)
    }
}
