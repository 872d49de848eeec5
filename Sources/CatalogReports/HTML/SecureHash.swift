import Foundation

/// A SHA-256 digest (FIPS 180-4), for a script in a content security policy and for a program that the user allowed.
package struct SecureHash: Hashable {
    private let words: [UInt32]

    /// Computes the digest of bytes.
    package init(_ bytes: [UInt8]) {
        let bits = UInt64(bytes.count) * 8
        let gap = (119 - bytes.count % 64) % 64
        let length = (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
        let message = bytes + [0x80] + [UInt8](repeating: 0, count: gap) + length
        words = stride(from: 0, to: message.count, by: 64).reduce(into: Self.start) { state, offset in
            Self.mix(message[offset..<(offset + 64)], into: &state)
        }
    }

    /// The digest in the form for policies.
    package var base64: String {
        Data(words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } })
            .base64EncodedString()
    }

    private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        var schedule = stride(from: block.startIndex, to: block.endIndex, by: 4).map { offset in
            block[offset..<(offset + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for round in 16..<64 {
            let (older, newer) = (schedule[round - 15], schedule[round - 2])
            let low = rotated(older, 7) ^ rotated(older, 18) ^ older >> 3
            let high = rotated(newer, 17) ^ rotated(newer, 19) ^ newer >> 10
            schedule.append(schedule[round - 16] &+ low &+ schedule[round - 7] &+ high)
        }
        var (first, second, third, fourth) = (state[0], state[1], state[2], state[3])
        var (fifth, sixth, seventh, eighth) = (state[4], state[5], state[6], state[7])
        for round in 0..<64 {
            let choice = (fifth & sixth) ^ (~fifth & seventh)
            let majority = (first & second) ^ (first & third) ^ (second & third)
            let high = rotated(fifth, 6) ^ rotated(fifth, 11) ^ rotated(fifth, 25)
            let low = rotated(first, 2) ^ rotated(first, 13) ^ rotated(first, 22)
            let sum = eighth &+ high &+ choice &+ factors[round] &+ schedule[round]
            (eighth, seventh, sixth, fifth) = (seventh, sixth, fifth, fourth &+ sum)
            (fourth, third, second, first) = (third, second, first, sum &+ low &+ majority)
        }
        let work = [first, second, third, fourth, fifth, sixth, seventh, eighth]
        for index in state.indices { state[index] &+= work[index] }
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    private static let start: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]

    private static let factors: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
