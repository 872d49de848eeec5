/// The secret that each request for the project's texts must contain.
package struct PageToken: Sendable {
    /// 128 random bits as hexadecimal digits.
    package let text: String

    /// Creates a random token.
    package init() {
        var generator = SystemRandomNumberGenerator()
        text = (0..<16).map { _ in
            let digits = String(UInt8.random(in: .min ... .max, using: &generator), radix: 16)
            return digits.utf8.count == 1 ? "0" + digits : digits
        }.joined()
    }

    /// Whether a text equals the token.
    ///
    /// The comparison takes the same time for every text of that length.
    func isSpelled(_ other: String?) -> Bool {
        let (own, given) = (Array(text.utf8), Array((other ?? "").utf8))
        guard own.count == given.count else { return false }
        return zip(own, given).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
