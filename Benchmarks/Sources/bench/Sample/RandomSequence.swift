/// A generator of pseudorandom numbers that yields the same sequence in every run and on every machine (SplitMix64).
struct RandomSequence: RandomNumberGenerator {
    private var state: UInt64

    /// Creates the sequence for a seed.
    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number from 0 up to but not including `limit`.
    ///
    /// `Int.random(in:using:)` could return other numbers in another version of the standard library.
    mutating func number(below limit: Int) -> Int { Int(truncatingIfNeeded: next() >> 33) % limit }

    /// Returns true with a probability in percent.
    mutating func isOne(of percent: Int) -> Bool { number(below: 100) < percent }

    /// Returns one of the elements.
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(below: elements.count)] }
}
