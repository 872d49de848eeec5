import CatalogCore

/// The literals of a file by their location.
struct LiteralsByLocation {
    private let literals: [Int: LiteralFact]
    /// The literals with values, in the order of the file.
    private let interpolated: [LiteralFact]
    /// The literals that are branches of conditional expressions.
    private let branches: [LiteralFact]

    init(_ file: SourceFile) {
        interpolated = file.facts.literals.filter { $0.plainText == nil }
        branches = file.facts.literals.filter { $0.traits.contains(.isChoice) }
        literals = Dictionary(file.facts.literals.map { ($0.spot.range.lowerBound, $0) }) { first, _ in first }
    }

    /// Returns the innermost literal that encloses a range.
    func literal(around range: ByteRange) -> LiteralFact? {
        interpolated.last { $0.spot.range.lowerBound < range.lowerBound && range.upperBound < $0.spot.range.upperBound }
    }

    /// Returns whether a text is a branch of a conditional expression whose other branch is in another script, so that
    /// the code translates it itself: `isChinese ? "天" : "d"`.
    func hasBranchInOtherScript(_ literal: LiteralFact) -> Bool {
        guard literal.traits.contains(.isChoice), let script = literal.isLatin else { return false }
        return branches.contains { other in
            guard other.role == literal.role, let otherScript = other.isLatin, otherScript != script else {
                return false
            }
            let (first, second) = (literal.spot.range, other.spot.range)
            let gap =
                first.lowerBound < second.lowerBound
                ? second.lowerBound - first.upperBound : first.lowerBound - second.upperBound
            return 0..<40 ~= gap
        }
    }

    /// Returns whether another argument of a call is an address, as in the description of a service or a currency.
    func hasAddress(beside call: Int, in file: SourceFile) -> Bool {
        let outer = file.facts.calls[call].spot.range
        return file.facts.literals.contains { literal in
            guard case .argument(let other, _) = literal.role, let text = literal.plainText,
                text.contains("://") || text.hasPrefix("0x") && text.count > 20
            else { return false }
            let inner = file.facts.calls[other]
            guard other != call else { return true }
            return inner.name == "URL" && outer.contains(inner.spot.range.lowerBound)
                && isDirect(inner.spot.range, in: outer, file)
        }
    }

    /// Returns whether another argument of a call is the identifier of a program, so that its other texts are names:
    /// `App(bundleID: "com.apple.Music", name: "Music")`.
    func hasProgram(beside call: Int, in file: SourceFile) -> Bool {
        file.facts.literals.contains { literal in
            guard case .argument(call, _) = literal.role, let text = literal.plainText else { return false }
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            return parts.count > 2 && ["com", "org", "net", "io"].contains(parts[0])
                && parts.allSatisfy { part in
                    !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
                }
        }
    }

    /// Returns whether another value of a dictionary in a list is an address, so that the list is data: the names of
    /// radio stations with their streams.
    func hasAddress(besideValue literal: LiteralFact, in file: SourceFile) -> Bool {
        guard literal.steps.first == .value, literal.steps.contains(.element) else { return false }
        return file.facts.literals.contains { other in
            other.role == literal.role && other.steps == literal.steps
                && abs(other.spot.range.lowerBound - literal.spot.range.lowerBound) < 240
                && other.plainText.map { $0.utf8.contains(word: Array("://".utf8)) } ?? false
        }
    }

    /// Returns whether no other call lies between two calls.
    private func isDirect(_ inner: ByteRange, in outer: ByteRange, _ file: SourceFile) -> Bool {
        !file.facts.calls.contains { call in
            let range = call.spot.range
            return range != inner && range != outer && outer.lowerBound < range.lowerBound
                && range.upperBound <= outer.upperBound && range.lowerBound <= inner.lowerBound
                && inner.upperBound <= range.upperBound
        }
    }

    /// Returns the literal that has exactly this range.
    subscript(range: ByteRange) -> LiteralFact? {
        literals[range.lowerBound].flatMap { $0.spot.range == range ? $0 : nil }
    }
}

extension LiteralFact {
    /// Whether the letters of the text are Latin; nil without letters.
    fileprivate var isLatin: Bool? {
        let letters = segments.flatMap { segment -> [Unicode.Scalar] in
            if case .text(let text) = segment { text.unicodeScalars.filter(\.properties.isAlphabetic) } else { [] }
        }
        return letters.isEmpty ? nil : letters.allSatisfy { $0.value < 0x0250 }
    }
}
