extension Resolution {
    /// Whether format specifiers and references in a text are replaced.
    var isFormatted: Bool { display != .values || !arguments.isEmpty }

    /// Appends the output of the piece in `range`; returns false if the piece must stay as written.
    mutating func append(_ piece: EncodedPiece, at range: Range<Int>, _ scope: ResolutionScope) -> Bool {
        switch piece {
        case .percentSign:
            guard !display.isFormat else { return false }
            output.append(EncodedMark.percentSign)
            return true
        case .reference(let index, let argument):
            if display.isFormat { specifiers.noteSpelling(bytes[range]) }
            return appendSubstitution(index, of: argument, scope) || display == .valuesAtHand
        case .specifier(let specifier):
            guard case .specifiers(let hasPositions) = display else {
                return append(specifier) || display == .valuesAtHand
            }
            specifiers.noteSpelling(bytes[range])
            specifiers.append(specifier)
            output.append(contentsOf: specifier.spelling(hasPosition: hasPositions).utf8)
            return true
        }
    }

    /// Appends a substitution; returns false if it does not exist, or if its argument is required and missing.
    private mutating func appendSubstitution(_ index: Int, of argument: Int, _ scope: ResolutionScope) -> Bool {
        guard display != .values || arguments.indices.contains(argument - 1) else { return false }
        guard let content = scope.substitutions?.part(index + 1, in: bytes) else { return false }
        return append(content, ResolutionScope(argument: argument, substitutions: scope.substitutions))
    }

    /// Appends an argument; returns false if it is missing.
    private mutating func append(_ specifier: EncodedSpecifier) -> Bool {
        guard let field = specifier.field(with: arguments) else { return false }
        guard arguments.indices.contains(specifier.argument - 1) else { return false }
        field.append(arguments[specifier.argument - 1], in: language.numbers, to: &output)
        return true
    }
}
