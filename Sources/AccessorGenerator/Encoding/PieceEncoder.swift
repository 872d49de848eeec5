import CatalogCore
import CatalogRuntime

/// An encoder for the positions and formats of arguments in a text.
///
/// Text that Foundation cannot format stays literal: an unknown conversion, a reference to a missing substitution, or
/// `%arg` outside a substitution.
struct PieceEncoder {
    private let content: ContentEncoder
    private let format: FormatString
    /// The position of the argument of each specifier, by role.
    private let positions: [ArgumentUse: Int]

    private struct ArgumentUse: Hashable {
        let specifier: Int
        let role: FormatArgument.Role
    }

    /// Parses a text.
    init(_ content: ContentEncoder, text: [UInt8]) {
        self.content = content
        format = FormatString(utf8: text[...])
        let arguments = format.arguments { name in
            content.substitution(name).map {
                SubstitutionArgument(position: content.substitutions[$0].argumentNumber, type: nil)
            }
        }
        var positions: [ArgumentUse: Int] = [:]
        for argument in arguments.list {
            for use in argument.uses {
                let key = ArgumentUse(specifier: use.specifier, role: use.role)
                if positions[key] == nil { positions[key] = argument.position }
            }
        }
        self.positions = positions
    }

    /// The encoded pieces, each preceded by its distance from the previous piece and its length.
    var pieces: [UInt8] {
        var bytes = EncodedBytes()
        var end = 0
        var specifier = 0
        for piece in format.pieces {
            let encoded = encoded(piece, number: specifier)
            if case .specifier = piece { specifier += 1 }
            guard let encoded else { continue }
            bytes.append(number: piece.range.lowerBound - end)
            bytes.append(number: piece.range.count)
            bytes.append(encoded)
            end = piece.range.upperBound
        }
        return bytes.bytes
    }

    private func encoded(_ piece: FormatPiece, number position: Int) -> [UInt8]? {
        switch piece {
        case .percentSign:
            return [EncodedMark.percentSign]
        case .invalid:
            return nil
        case .substitutionArgument:
            guard let enclosing = content.enclosing else { return nil }
            return specifier(enclosing.specifier, .relative(0), width: .none, precision: .none)
        case .specifier(let found):
            guard let name = found.substitution else { return specifier(found, number: position) }
            return content.substitution(name).map { reference(found, to: $0, number: position) }
        }
    }

    private func reference(_ specifier: FormatSpecifier, to substitution: Int, number position: Int) -> [UInt8] {
        let isCounted = specifier.position == nil && content.substitutions[substitution].argument == nil
        var bytes = EncodedBytes(EncodedMark.reference)
        bytes.append(number: substitution)
        bytes.append(argument: argument(position, .value, isCounted: isCounted))
        return bytes.bytes
    }

    private func specifier(_ parsed: FormatSpecifier, number position: Int) -> [UInt8] {
        specifier(
            parsed, argument(position, .value, isCounted: parsed.position == nil),
            width: parsed.width?.isArgument == true ? argument(position, .width, isCounted: false) : nil,
            precision: parsed.precision?.isArgument == true ? argument(position, .precision, isCounted: false) : nil)
    }

    private func specifier(
        _ parsed: FormatSpecifier, _ argument: EncodedArgument, width: EncodedArgument?, precision: EncodedArgument?
    ) -> [UInt8] {
        var bytes = EncodedBytes(UInt8(truncatingIfNeeded: parsed.conversion.rawValue.value))
        bytes.append(argument: argument)
        bytes.append(number: Int(parsed.flags.rawValue) | (parsed.isNarrow ? 32 : 0))
        bytes.append(size: parsed.width, width)
        bytes.append(size: parsed.precision, precision)
        return bytes.bytes
    }

    /// Returns the argument of a specifier.
    ///
    /// Inside a substitution, an argument without an explicit position counts from the substitution's argument.
    private func argument(_ specifier: Int, _ role: FormatArgument.Role, isCounted: Bool) -> EncodedArgument {
        let position = positions[ArgumentUse(specifier: specifier, role: role)] ?? 1
        return isCounted && content.enclosing != nil ? .relative(position - 1) : .absolute(position)
    }
}

extension ContentEncoder {
    /// Returns the index of a substitution.
    fileprivate func substitution(_ name: String) -> Int? {
        substitutions.lastIndex { $0.name.string == name }
    }
}

extension Substitution {
    /// The argument number, if Foundation supports it.
    fileprivate var argument: Int? { SubstitutionArgument(position: argumentNumber, type: nil).position }

    /// The format of `%arg`; an integer by default.
    fileprivate var specifier: FormatSpecifier {
        formatSpecifier.flatMap { FormatSpecifier(substitutionType: $0.string) } ?? .wholeNumber
    }
}

extension FormatSpecifier {
    /// The specifier `%lld`.
    fileprivate static let wholeNumber = FormatSpecifier(
        position: nil, label: nil, substitution: nil, flags: [], width: nil, precision: nil, length: .longLong,
        conversion: .decimal, range: 0..<3)

    /// Whether the argument is an integer of at most 32 bits.
    fileprivate var isNarrow: Bool {
        if case .integer(let bits, _) = argument { bits <= 32 } else { false }
    }
}

extension EncodedBytes {
    /// Appends a width or precision: 0 for none, an odd number for a size, an even number for an argument.
    fileprivate mutating func append(size: FieldSize?, _ argument: EncodedArgument?) {
        if let argument, case .absolute(let number) = argument {
            append(number: number << 1)
        } else if case .literal(let size) = size {
            append(number: min(size, 0xFFFF) << 1 | 1)
        } else {
            append(number: 0)
        }
    }
}
