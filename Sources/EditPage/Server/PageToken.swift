/// The secret that a page must name with every request for the project's texts.
package struct PageToken: Sendable {
    /// 128 random bits in hexadecimal digits.
    package let text: String

    /// Makes a new one.
    package init() {
        var generator = SystemRandomNumberGenerator()
        text = (0..<16).map { _ in
            let digits = String(UInt8.random(in: .min ... .max, using: &generator), radix: 16)
            return digits.utf8.count == 1 ? "0" + digits : digits
        }.joined()
    }

    /// Whether somebody knows it; takes as long for a wrong one whatever of it is right.
    func isSpelled(_ other: String?) -> Bool {
        let (own, given) = (Array(text.utf8), Array((other ?? "").utf8))
        guard own.count == given.count else { return false }
        return zip(own, given).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
