import CatalogCore

/// Conversion of references to substitution arguments between catalogs and legacy tables.
///
/// A catalog writes `%#@days@` and gives the argument number in a separate member; the plural forms use `%arg` for the
/// number. A legacy table writes `%1$#@days@` and repeats the specifier of the number (`docs/formats.md` §2, §4, §5).
struct ArgumentSpelling {
    /// The argument number of each variable that has one.
    let numbers: [String: Int]

    /// Returns a legacy text in the spelling of a catalog.
    ///
    /// - Parameter valueType: The value type of the variable if the text is one of its plural forms.
    func catalogText(_ text: String, valueType: String? = nil) -> String {
        let number = valueType.map { "%" + $0 }
        return text.replacingPieces { piece, written in
            if let number, written == number { return "%arg" }
            guard let (specifier, name) = piece.reference, specifier.position == numbers[name] else { return nil }
            return specifier.numbered(nil).spelling
        }
    }

    /// Returns a text of a catalog in the spelling of a legacy table.
    ///
    /// Removes labels such as in `%(name)lld`, because Foundation does not support them.
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

    /// Returns the argument numbers from the references in legacy texts.
    ///
    /// Leaves out a variable if its references have different numbers, or if only some of its references have a number.
    /// The references to such a variable stay unchanged.
    static func numbers(in texts: [String]) -> [String: Int] {
        var found: [String: Set<Int?>] = [:]
        for specifier in texts.flatMap({ FormatString($0).specifiers }) {
            if let name = specifier.substitution { found[name, default: []].insert(specifier.position) }
        }
        return found.compactMapValues { $0.count == 1 ? $0.first.flatMap { $0 } : nil }
    }
}

extension FormatPiece {
    /// The specifier and the name of a reference to a variable, `%#@name@`; nil for other pieces.
    fileprivate var reference: (specifier: FormatSpecifier, name: String)? {
        guard case .specifier(let specifier) = self, let name = specifier.substitution else { return nil }
        return (specifier, name)
    }
}
