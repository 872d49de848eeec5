import CatalogCore

/// A text with its references to substitutions, in the spelling of a compiled table (`docs/formats.md` §5).
struct SubstitutionText {
    /// The text, with plain substitutions inserted and plural ones referenced by number.
    private(set) var text = ""
    /// The plural substitutions that the text refers to, each once.
    private(set) var variables: [Substitution] = []
    /// The names of all substitutions that the text refers to.
    private(set) var names: Set<String> = []
    /// The first problem with a reference.
    private(set) var problem: CompilerProblem?

    private let substitutions: [Substitution]
    /// Whether the text is a plural form, which cannot contain another plural.
    private let isCase: Bool
    private let keepsNames: Bool

    /// Converts a text.
    ///
    /// - Parameters:
    ///   - enclosing: The substitution that the text belongs to; `%arg` in the text stands for its number.
    ///   - keepsNames: Whether arguments keep their names.
    init(
        _ text: String, of enclosing: Substitution? = nil, substitutions: [Substitution], isCase: Bool,
        keepsNames: Bool = false
    ) {
        self.substitutions = substitutions
        self.isCase = isCase
        self.keepsNames = keepsNames
        // Without substitutions, references stay as they are.
        let isKept = keepsNames && substitutions.isEmpty && enclosing == nil
        self.text =
            !isKept && text.utf8.contains(UInt8(ascii: "%")) ? spelled(text, of: enclosing, inside: []) : text
    }

    private mutating func spelled(_ text: String, of enclosing: Substitution?, inside: [String]) -> String {
        var references: [String: String] = [:]
        for name in FormatString(text).specifiers.compactMap(\.substitution) where references[name] == nil {
            references[name] = content(of: name, inside: inside)
        }
        return text.replacingPieces { piece, written in
            switch piece {
            case .substitutionArgument: return enclosing.map(\.argumentSpelling)
            case .specifier(let specifier):
                guard let name = specifier.substitution else {
                    return keepsNames
                        ? nil : specifier.label.map { written.replacing("(\($0))", with: "", maxReplacements: 1) }
                }
                if let plain = references[name] { return plain }
                guard specifier.position == nil, let number = self.substitution(name)?.argumentNumber else {
                    return nil
                }
                return "%\(number)$" + written.dropFirst()
            default: return nil
            }
        }
    }

    /// Returns the text of a plain substitution; nil if the substitution varies or does not exist.
    ///
    /// A plural substitution is added to `variables`; in all other cases, `problem` says why there is no text.
    private mutating func content(of name: String, inside: [String]) -> String? {
        guard !substitutions.isEmpty else { return nil }
        guard let substitution = substitution(name), !inside.contains(name) else {
            problem = problem ?? .undefinedSubstitution(name)
            return nil
        }
        let isNew = names.insert(name).inserted
        let content = substitution.content
        if content.variations.isEmpty, let plain = content.unit?.value?.string {
            return spelled(plain, of: substitution, inside: inside + [name])
        }
        guard content.variations.count == 1, content.variation(.plural) != nil else {
            problem = problem ?? .unusableSubstitution(name)
            return nil
        }
        if isCase { problem = problem ?? .nestedSubstitution(name) }
        if isNew { variables.append(substitution) }
        return nil
    }

    private func substitution(_ name: String) -> Substitution? {
        substitutions.last { $0.name.string == name }
    }
}

extension Substitution {
    /// The replacement of `%arg`: the specifier, with the argument number if the catalog gives one.
    fileprivate var argumentSpelling: String {
        let number = argumentNumber.map { "\($0)$" } ?? ""
        return "%\(number)\(formatSpecifier?.string ?? shownType ?? "lld")"
    }

    /// The type of the number that the plural forms show.
    var shownType: String? { content.variation(.plural).flatMap { ShownNumber(in: $0.texts)?.type } }

    /// The type of the number as written in a rule; nil if it cannot be inferred.
    var valueType: String? {
        guard let written = formatSpecifier?.string else { return shownType }
        return FormatSpecifier(substitutionType: written)?.valueType ?? written
    }
}
