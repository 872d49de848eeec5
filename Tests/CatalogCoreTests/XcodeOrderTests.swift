import Foundation
import TestSupport
import Testing

@testable import CatalogCore

@Suite("Xcode's order of keys")
struct XcodeOrderTests {
    @Test(
        "Keys are in the same order as in files that Xcode wrote",
        arguments: [
            ["", " ", "_foo", ".5x", "%@", "+2", "0", "1", "a", "A", "b"],
            ["a 9", "a 10", "a 100", "a b"],
            ["1 file", "2 files", "10 files", "Files"],
            ["Ok", "OK", "OK, done", "Oslo"],
            ["home", "Home", "home screen", "home.title", "homeTitle"],
            ["don't", "don’t", "don'ts", "don’ts"],
            ["Say \"no\"", "Say “no”", "Say \"yes\""],
        ]
    )
    func keysFollowOneAnother(keys: [String]) {
        for first in keys.indices {
            for second in keys.indices {
                #expect(XcodeOrder.areInIncreasingOrder(keys[first], keys[second]) == (first < second))
            }
        }
    }

    @Test("Accented letters sort with their base letter and before other scripts")
    func accentedLettersGoWithTheirLetter() {
        let keys = ["日本", "Zebra", "Água", "água viva", "agua", "Æsir", "1"]
        #expect(
            keys.sorted(by: XcodeOrder.areInIncreasingOrder)
                == ["1", "Æsir", "agua", "Água", "água viva", "Zebra", "日本"])
    }

    @Test("Every pair of printable ASCII characters is in the order of the root collation")
    func printableCharactersAreInOrder() {
        let order =
            "\t\n\r _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$0123456789aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPqQrRsStTuUvVwWxXyYzZ"
        let sorted = order.unicodeScalars.map(String.init).reversed().sorted(by: XcodeOrder.areInIncreasingOrder)
        #expect(sorted.joined() == order)
    }

    @Test("The first minor difference decides if there is no major one")
    func firstLesserDifferenceDecides() {
        #expect(XcodeOrder.compare("a1B", "a01b") == .orderedAscending)
        #expect(XcodeOrder.compare("A01", "a1") == .orderedDescending)
        #expect(XcodeOrder.compare("Ab", "aBc") == .orderedAscending)
        #expect(XcodeOrder.compare("a007", "a07") == .orderedDescending)
        #expect(XcodeOrder.compare("Ab c", "ab b") == .orderedDescending)
    }

    @Test("An ASCII key equals only itself")
    func onlyTheKeyItselfIsTheSame() {
        #expect(XcodeOrder.compare("a %lld", "a %lld") == .orderedSame)
        #expect(XcodeOrder.compare("a01", "a1") != .orderedSame)
        #expect(XcodeOrder.compare("", "") == .orderedSame)
    }
}

@Suite("The fast comparison of keys")
struct XcodeOrderWalkTests {
    private static let printable = (0x20...0x7E).map { String(UnicodeScalar(UInt8($0))) }

    @Test("It agrees with Foundation on all pairs of single printable characters, and decides all of them")
    func agreesOnSingleCharacters() {
        let keys = Self.printable + ["", "\t", "\n", "\r"]
        for left in keys {
            for right in keys {
                #expect(quickResult(left, right) == foundationResult(left, right), "\(left) \(right)")
            }
        }
    }

    @Test(
        "It agrees with Foundation on random ASCII keys, and decides all of them",
        arguments: [
            "aAb0 1.", "abAB._-019", "0123456789aA. ", "aA $+<=>^`|~'-0", "aA0\t\n\r", "theTHE %@%lld,'\"1203",
            printable.joined(),
        ]
    )
    func agreesOnRandomASCII(alphabet: String) {
        var pairs = KeyPairs(alphabet: alphabet, seed: 20_26)
        for _ in 0..<4_000 {
            let (left, right) = pairs.next()
            #expect(quickResult(left, right) == foundationResult(left, right), "\(left) \(right)")
        }
    }

    @Test(
        "If it decides, it agrees with Foundation on keys of any script",
        arguments: [
            "aA’‘'“\"…—- b0", "aAeEéÉçßñıİ 01.", "aA<=\u{301}\u{338}o01 .", "0123aA٣٤३१²½ .", "中文あアｱー한글aA01 第章",
            "เกแขไaA01", "😀👍🏽\u{200D}\u{FE0F}❤a A0", "lL·aAkKſ\u{AD}\u{200B}ﬁ0 ", "aA0\u{0}\u{1}\u{7F}", "0000000112aA",
        ]
    )
    func agreesOnOtherScripts(alphabet: String) {
        var pairs = KeyPairs(alphabet: alphabet, seed: 7)
        for _ in 0..<4_000 {
            let (left, right) = pairs.next()
            guard let result = quickResult(left, right) else { continue }
            #expect(result == foundationResult(left, right), "\(left.debugDescription) \(right.debugDescription)")
        }
    }

    @Test(
        "It leaves cases that ASCII cannot decide to Foundation",
        arguments: [
            ("don't", "don’t"), ("e", "é"), ("cafe", "cafe\u{301}"), ("A", "a\u{1}"), ("٣5", "٣a"),
            ("A5٣", "a41"), ("a1234567890123456789", "a5"),
        ]
    )
    func leavesDoubtToFoundation(left: String, right: String) {
        #expect(quickResult(left, right) == nil)
        #expect(quickResult(right, left) == nil)
    }

    @Test("Equal non-ASCII bytes in both keys do not prevent a decision")
    func sharedBytesDoNotStopIt() {
        #expect(quickResult("Olá, Ana", "Olá, Bia") == .orderedAscending)
        #expect(quickResult("“Ok” é", "“OK” é") == .orderedAscending)
    }

    @Test("It compares keys directly in the bytes of a file")
    func readsKeysInPlace() {
        let bytes = Array(#"{"b 10":1,"B 9":2}"#.utf8)
        #expect(XcodeOrder.compare(bytes, 2..<6, 11..<14) == .orderedDescending)
        #expect(XcodeOrder.compare(bytes, 3..<3, 11..<14) == .orderedAscending)
    }

    private func quickResult(_ left: String, _ right: String) -> ComparisonResult? {
        let bytes = Array((left + right).utf8)
        return XcodeOrder.compare(bytes, 0..<left.utf8.count, left.utf8.count..<bytes.count)
    }

    private func foundationResult(_ left: String, _ right: String) -> ComparisonResult {
        left.compare(
            right,
            options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering],
            range: nil,
            locale: Locale(identifier: "en_US")
        )
    }
}

@Suite("The comparison of long keys")
struct XcodeOrderLongKeyTests {
    private let word = String(repeating: "x", count: 130) + "+" + String(repeating: "z", count: 66) + "+"

    @Test("Case decides last, for keys of any length", arguments: [("q", "Q"), ("é q", "é Q"), ("1", "01")])
    func caseDecidesLast(small: String, large: String) {
        #expect(XcodeOrder.compare(small + word, large + word) == .orderedAscending)
        #expect(XcodeOrder.compare(large + word, small + word) == .orderedDescending)
        #expect(XcodeOrder.compare(small + word + "b", large + word + "a") == .orderedDescending)
        #expect(XcodeOrder.compare(large + word, small + word + "a") == .orderedAscending)
    }

    @Test(
        "Low-weight marks decide last, for keys of any length",
        arguments: [("'", "’"), ("e", "é"), ("ア", "ｱ"), ("É", "Ê")]
    )
    func lightMarksDecideLast(small: String, large: String) {
        #expect(XcodeOrder.compare(small + word, large + word) == XcodeOrder.compare(small, large))
        #expect(XcodeOrder.compare(small + word + "b", large + word + "a") == .orderedDescending)
        #expect(XcodeOrder.compare(large + word + "b", small + word + "a") == .orderedDescending)
    }

    @Test("Numbers beyond 64 bits are compared within a long key")
    func longNumbersAreCompared() {
        let number = String(repeating: "9", count: 20)
        #expect(XcodeOrder.compare(word + "0" + number, word + number) == .orderedDescending)
        #expect(XcodeOrder.compare(word + "00" + number + "a", word + number + "b") == .orderedAscending)
    }

    @Test("A character with hundreds of marks has a defined position")
    func endlessCharacterHasAPlace() {
        let marks = String(repeating: "\u{301}", count: 300)
        #expect(XcodeOrder.compare("a" + marks, "a" + marks) == .orderedSame)
        let result = XcodeOrder.compare("a" + marks, "b" + marks + "c")
        #expect(result == .orderedAscending)
    }
}

/// Random pairs of keys from a fixed seed, most of them similar.
private struct KeyPairs {
    private let alphabet: [UnicodeScalar]
    private var generator: SplitMix64

    init(alphabet: String, seed: UInt64) {
        self.alphabet = Array(alphabet.unicodeScalars)
        generator = SplitMix64(seed: seed)
    }

    mutating func next() -> (String, String) {
        let left = (0..<Int.random(in: 0...16, using: &generator)).map { _ in scalar() }
        var right = left
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            change(&right)
        }
        return (string(left), string(right))
    }

    private mutating func scalar() -> UnicodeScalar {
        alphabet.randomElement(using: &generator) ?? " "
    }

    private mutating func change(_ scalars: inout [UnicodeScalar]) {
        let location = Int.random(in: 0...scalars.count, using: &generator)
        let kind = Int.random(in: 0..<5, using: &generator)
        if kind == 0 || location == scalars.count {
            scalars.insert(scalar(), at: location)
        } else if kind == 1 {
            scalars.remove(at: location)
        } else if kind == 2 {
            scalars[location] = scalar()
        } else if kind == 3 {
            scalars.insert("0", at: location)
        } else if scalars[location].properties.isAlphabetic, scalars[location].isASCII {
            scalars[location] = UnicodeScalar(UInt8(scalars[location].value) ^ 0x20)
        }
    }

    private func string(_ scalars: [UnicodeScalar]) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }
}
