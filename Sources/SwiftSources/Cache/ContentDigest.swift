/// The SHA-256 of a file's bytes (FIPS 180-4): two files with one digest are taken to be the same.
struct ContentDigest: Hashable, Sendable {
    /// The eight words of the digest.
    let words: [UInt32]

    init(_ bytes: [UInt8]) {
        var state = Self.initial
        let whole = bytes.count / 64 * 64
        var offset = 0
        while offset < whole {
            Self.mix(bytes, at: offset, into: &state)
            offset &+= 64
        }
        let tail = Self.padded(bytes[whole...], length: bytes.count)
        for start in stride(from: 0, to: tail.count, by: 64) { Self.mix(tail, at: start, into: &state) }
        words = state
    }

    /// Takes a digest over from where it was kept.
    init?(words: [UInt32]) {
        guard words.count == 8 else { return nil }
        self.words = words
    }

    /// The last bytes with a one, zeros, and the length in bits.
    private static func padded(_ rest: ArraySlice<UInt8>, length: Int) -> [UInt8] {
        var tail = Array(rest) + [0x80]
        tail += [UInt8](repeating: 0, count: (120 - tail.count % 64) % 64)
        let bits = UInt64(length) * 8
        for shift in stride(from: 56, through: 0, by: -8) {
            tail.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
        }
        return tail
    }

    private static func mix(_ bytes: [UInt8], at offset: Int, into state: inout [UInt32]) {
        var schedule = [UInt32](repeating: 0, count: 64)
        for index in 0..<16 {
            let place = offset &+ index &* 4
            schedule[index] =
                UInt32(bytes[place]) << 24 | UInt32(bytes[place &+ 1]) << 16 | UInt32(bytes[place &+ 2]) << 8
                | UInt32(bytes[place &+ 3])
        }
        for index in 16..<64 {
            let (early, late) = (schedule[index &- 15], schedule[index &- 2])
            let first = early.rotated(7) ^ early.rotated(18) ^ early >> 3
            let second = late.rotated(17) ^ late.rotated(19) ^ late >> 10
            schedule[index] = schedule[index &- 16] &+ first &+ schedule[index &- 7] &+ second
        }
        compress(schedule, into: &state)
    }

    private static func compress(_ schedule: [UInt32], into state: inout [UInt32]) {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let sum = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
            let first = h &+ sum &+ (e & f ^ ~e & g) &+ constants[index] &+ schedule[index]
            let second = (a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)) &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ second)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }

    /// The fractional parts of the square roots of the first eight primes.
    private static let initial = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
    /// The fractional parts of the cube roots of the first 64 primes.
    private static let constants = primes.map(cubeRootFraction)

    private static let primes: [UInt64] = (2...311).filter { number in
        !(2..<number).contains { number % $0 == 0 }
    }

    private static func fraction(_ number: Double) -> UInt32 {
        UInt32((number - number.rounded(.down)) * 4_294_967_296)
    }

    /// By whole numbers: the largest `x` with `x³ ≤ prime · 2⁹⁶`, of which the low 32 bits count.
    private static func cubeRootFraction(_ prime: UInt64) -> UInt32 {
        var (low, high) = (UInt64(0), UInt64(1) << 35)
        while high - low > 1 {
            let middle = (low + high) / 2
            if cubeIsAtMost(middle, prime) { low = middle } else { high = middle }
        }
        return UInt32(truncatingIfNeeded: low)
    }

    /// Whether `x³ ≤ prime · 2⁹⁶`, where `x` has at most 35 bits.
    private static func cubeIsAtMost(_ number: UInt64, _ prime: UInt64) -> Bool {
        let square = number.multipliedFullWidth(by: number)
        let low = square.low.multipliedFullWidth(by: number)
        let high = square.high &* number &+ low.high
        // The product is high · 2⁶⁴ + low.low; the bound is prime · 2³² · 2⁶⁴.
        let bound = prime << 32
        return high < bound || high == bound && low.low == 0
    }
}

extension UInt32 {
    fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 &- count) }
}
