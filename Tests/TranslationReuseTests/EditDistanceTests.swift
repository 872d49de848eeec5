import TestSupport
import Testing

@testable import TranslationReuse

@Suite("The edit distance of two texts")
struct EditDistanceTests {
    /// Returns the distance from the whole table of cells.
    private static func plain(_ left: [UInt32], _ right: [UInt32]) -> Int {
        var row = Array(0...right.count)
        for (line, unit) in left.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for column in right.indices {
                let replaced = diagonal + (unit == right[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[right.count]
    }

    @Test(
        "It is that of the whole table, or nil beyond the limit", arguments: [2, 5, 300] as [UInt32],
        [0, 1, 8, 63, 64, 65, 90])
    func plain(letters: UInt32, length: Int) {
        var random = SplitMix64(seed: UInt64(length))
        for round in 0..<60 {
            // Characters that are equal in their last bits share a slot.
            func letter() -> UInt32 { UInt32.random(in: 0..<letters, using: &random) * (round % 2 == 0 ? 1 : 128) }
            let left = (0..<length).map { _ in letter() }
            var right = left
            for _ in 0..<Int.random(in: 0...12, using: &random) {
                let offset = Int.random(in: 0...right.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: right.insert(letter(), at: offset)
                case 1 where offset < right.count: right[offset] = letter()
                default: if offset < right.count { right.remove(at: offset) }
                }
            }
            if round % 10 == 0 { right = (0..<Int.random(in: 0...90, using: &random)).map { _ in letter() } }
            let distance = Self.plain(left, right)
            for limit in [0, 1, 5, distance - 1, distance, distance + 1, 200] {
                let expected = distance <= limit ? distance : nil
                #expect(EditDistance.between(left[...], right[...], limit: limit) == expected, "\(left) \(right)")
                #expect(EditDistance.between(right[...], left[...], limit: limit) == expected, "\(left) \(right)")
            }
        }
    }
}
