/// The switches that `scripts/check-exemptions` gives to the conditions of the rules.
enum Exemption {
    /// The number of the removed condition; -1 if none is removed.
    nonisolated(unsafe) static var removed = -1
    private static let count = 8192
    /// The conditions and exits that ran since the last call of `forget`.
    nonisolated(unsafe) private static let ran: UnsafeMutablePointer<Bool> = {
        let flags = UnsafeMutablePointer<Bool>.allocate(capacity: count)
        flags.initialize(repeating: false, count: count)
        return flags
    }()

    static func isRemoved(_ number: Int) -> Bool {
        ran[number] = true
        return number == removed
    }

    static func reach(_ number: Int) { ran[number] = true }

    static var reached: [Int] { (0..<count).filter { ran[$0] } }

    static func forget() { ran.update(repeating: false, count: count) }
}
