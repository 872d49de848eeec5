import CatalogCore

/// How the texts of a rule with variables name its arguments, in a catalog and in a legacy table.
///
/// A catalog says `%#@days@` and, beside it, which argument that is; in the cases of the variable `%arg` is the number. A
/// legacy table says `%1$#@days@` and spells the number out (`docs/formats.md` §2, §4, §5).
struct ArgumentSpelling {
    /// The number of the argument of each variable that has one.
    let numbers: [String: Int]

    /// A legacy text in a catalog's spelling; `valueType` is that of the variable that the text is a case of.
    func catalogText(_ text: String, valueType: String? = nil) -> String {
        let number = valueType.map { "%" + $0 }
        return text.replacingPieces { piece, written in
            if let number, written == number { return "%arg" }
            guard let (specifier, name) = piece.reference, specifier.position == numbers[name] else { return nil }
            return specifier.numbered(nil).spelling
        }
    }

    /// A catalog's text in the spelling of a legacy table.
    ///
    /// The labels of `%(name)lld` go, which Foundation does not know.
    func legacyText(_ text: String, valueType: String? = nil) -> String {
        text.replacingPieces { piece, written in
            if case .substitutionArgument = piece { return valueType.map { "%" + $0 } }
            guard case .specifier(let specifier) = piece else { return nil }
            if let name = specifier.substitution, specifier.position == nil, let number = numbers[name] {
                return specifier.numbered(number).spelling
            }
            return specifier.label.map { written.replacing("(\($0))", with: "", maxReplacements: 1) }
        }
    }

    /// The numbers that the references in legacy texts give.
    ///
    /// A variable that is referred to with several numbers, or with and without one, has none: its references stay.
    static func numbers(in texts: [String]) -> [String: Int] {
        var found: [String: Set<Int?>] = [:]
        for specifier in texts.flatMap({ FormatString($0).specifiers }) {
            if let name = specifier.substitution { found[name, default: []].insert(specifier.position) }
        }
        return found.compactMapValues { $0.count == 1 ? $0.first.flatMap { $0 } : nil }
    }
}

extension FormatPiece {
    /// A reference to a variable, `%#@name@`, with that name.
    fileprivate var reference: (specifier: FormatSpecifier, name: String)? {
        guard case .specifier(let specifier) = self, let name = specifier.substitution else { return nil }
        return (specifier, name)
    }
}
