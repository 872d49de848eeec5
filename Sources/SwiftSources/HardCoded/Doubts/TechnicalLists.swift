/// The lists of a file that have elements for programs, such as names of files, so that all their elements are.
struct TechnicalLists {
    private let lists: Set<List>

    private struct List: Hashable {
        let role: LiteralRole
        let context: Int

        /// The list that a literal is an element of; nil if it is an argument or in no list.
        init?(_ literal: LiteralFact) {
            guard literal.steps == [.element] else { return nil }
            (role, context) = (literal.role, literal.spot.context)
        }
    }

    init(_ file: SourceFile) {
        lists = Set(
            file.facts.literals.compactMap { literal in
                guard let list = List(literal), TechnicalText.isIdentifier(literal.plainText ?? "") else { return nil }
                return list
            })
    }

    /// Returns whether a literal is an element of such a list.
    func contain(_ literal: LiteralFact) -> Bool {
        guard !lists.isEmpty else { return false }
        return List(literal).map(lists.contains) ?? false
    }
}
