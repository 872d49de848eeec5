import CatalogCore

/// A converter between the spellings of substitutions in the table and in files for translators.
///
/// Translation tools know format specifiers but not `%arg`. Xcode therefore writes `%2$lld` in the cases of a
/// substitution. A reference to a substitution with an argument number becomes `%2$#@name@` (`docs/formats.md` §7).
struct ExchangeSpelling {
    private let content: LocalizedContent?
    private let isCatalog: Bool

    /// - Parameter isCatalog: Whether the table is a catalog. In a legacy rule, the number has no position, because
    ///   each variable has its own.
    init(_ content: LocalizedContent?, isCatalog: Bool) {
        self.content = content
        self.isCatalog = isCatalog
    }

    /// Returns the text of a part as translators see it.
    func shown(_ text: String, at part: PartPath) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        if let name = part.substitution {
            guard let number = number(of: name) else { return text }
            return text.replacingPieces { piece, _ in
                if case .substitutionArgument = piece { number } else { nil }
            }
        }
        return text.replacingPieces { piece, _ in
            guard let (specifier, position) = reference(piece), specifier.position == nil else { return nil }
            return specifier.numbered(position).spelling
        }
    }

    /// Returns a translator's text in the spelling of the table.
    ///
    /// - Parameter present: The present text of the table, which shows whether its references have numbers.
    func stored(_ text: String, at part: PartPath, present: String?) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        if let name = part.substitution {
            guard let number = number(of: name), hasArgument(name) || number.contains("$") else { return text }
            return text.replacingPieces { _, written in written == number ? "%arg" : nil }
        }
        guard present?.contains("$#@") != true else { return text }
        return text.replacingPieces { piece, _ in
            guard let (specifier, position) = reference(piece), specifier.position == position else { return nil }
            return specifier.numbered(nil).spelling
        }
    }

    /// Returns the specifier that replaces `%arg` for translators.
    private func number(of name: String) -> String? {
        guard let substitution = substitution(name), let type = substitution.formatSpecifier?.string else { return nil }
        guard isCatalog, let position = substitution.argumentNumber else { return "%\(type)" }
        return "%\(position)$\(type)"
    }

    /// Returns whether the cases of a substitution contain `%arg`.
    private func hasArgument(_ name: String) -> Bool {
        substitution(name)?.content.parts.contains { part in
            part.unit.value.map { !FormatString($0.string).substitutionArguments.isEmpty } ?? false
        } ?? false
    }

    private func reference(_ piece: FormatPiece) -> (FormatSpecifier, position: Int)? {
        guard case .specifier(let specifier) = piece, let name = specifier.substitution,
            let position = substitution(name)?.argumentNumber
        else { return nil }
        return (specifier, position)
    }

    private func substitution(_ name: String) -> Substitution? {
        content?.substitutions.last { $0.name.string == name }
    }
}
