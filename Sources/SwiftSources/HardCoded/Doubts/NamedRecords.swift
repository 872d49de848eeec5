/// The records of things with names in a file: with codes, such as those of products, or with web addresses.
struct NamedRecords {
    /// The calls that make them.
    private let calls: Set<Int>
    /// The start offsets of the titles in pairs with a web address.
    private let titles: Set<Int>

    init(in file: SourceFile) {
        calls = Self.coded(in: file).union(Self.addressed(in: file))
        titles = Self.pairs(in: file)
    }

    /// Returns whether a text belongs to such a record, among others of the kind: `product("NQ", "E-mini Nasdaq")`.
    func hold(_ literal: LiteralFact) -> Bool {
        if titles.contains(literal.spot.range.lowerBound) { return true }
        guard case .argument(let call, _) = literal.role else { return false }
        return calls.contains(call)
    }

    /// Returns the calls with a code among their arguments, if a file has several of one function.
    private static func coded(in file: SourceFile) -> Set<Int> {
        let calls = Set(
            file.facts.literals.compactMap { literal -> Int? in
                guard case .argument(let call, 0) = literal.role, let text = literal.plainText,
                    2...6 ~= text.utf8.count, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 }),
                    text.utf8.contains(where: { 0x41...0x5A ~= $0 })
                else { return nil }
                return call
            })
        return Set(callsOfOneFunction(calls, in: file).joined())
    }

    /// Returns the calls with a web address among their arguments, as in a list of feeds.
    ///
    /// A file has several of one function, and two thirds of their other texts are names. In a list of links, most texts
    /// are ordinary words.
    private static func addressed(in file: SourceFile) -> Set<Int> {
        let arguments = file.facts.literals.compactMap { literal -> (call: Int, text: String)? in
            guard case .argument(let call, _) = literal.role, literal.steps.isEmpty else { return nil }
            return literal.plainText.map { (call, $0) }
        }
        let calls = Set(arguments.filter { isAddress($0.text) }.map(\.call))
        return Set(
            callsOfOneFunction(calls, in: file).filter { record in
                areNames(arguments.filter { record.contains($0.call) && !isAddress($0.text) }.map(\.text))
            }.joined())
    }

    /// Returns the titles in lists of pairs with a web address, if most of a list are names: `("Harbor", "https://…")`.
    private static func pairs(in file: SourceFile) -> Set<Int> {
        let titles = zip(file.facts.literals, file.facts.literals.dropFirst()).compactMap { first, second in
            isPart(first, 0) && isPart(second, 1) && first.role == second.role
                && first.spot.context == second.spot.context && isAddress(second.plainText ?? "") ? first : nil
        }
        let lists = Dictionary(grouping: titles) { $0.spot.context }.values
        return Set(
            lists.filter { $0.count > 2 && areNames($0.compactMap(\.plainText)) }.joined().map(\.spot.range.lowerBound))
    }

    /// Returns whether a literal is the element of a tuple with an index.
    private static func isPart(_ literal: LiteralFact, _ index: Int) -> Bool {
        if case .tuple(index, _)? = literal.steps.first { true } else { false }
    }

    private static func isAddress(_ text: String) -> Bool {
        text.hasPrefix("https://") || text.hasPrefix("http://")
    }

    /// Returns whether two thirds of some titles are names.
    private static func areNames(_ titles: [String]) -> Bool {
        titles.count(where: hasName) * 3 >= titles.count * 2
    }

    /// Returns whether a word of a capitalized text is none that interfaces translate.
    private static func hasName(_ text: String) -> Bool {
        text.first?.isUppercase ?? false
            && !text.split(separator: " ").allSatisfy { InterfaceWords.contain(String($0)) }
    }

    /// Returns calls by their function, if there are more than three of it.
    private static func callsOfOneFunction(_ calls: Set<Int>, in file: SourceFile) -> [Set<Int>] {
        Dictionary(grouping: calls) { file.facts.calls[$0].name }.values.filter { $0.count > 3 }.map(Set.init)
    }
}
