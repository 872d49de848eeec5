/// A part of an encoded text that is not shown literally.
enum EncodedPiece {
    /// `%%`.
    case percentSign
    /// A reference to a substitution, by index, with the number of its argument.
    case reference(Int, argument: Int)
    /// A format specifier.
    case specifier(EncodedSpecifier)
}

/// A format specifier with the numbers of its arguments, from 1.
struct EncodedSpecifier {
    /// The conversion character.
    let conversion: UInt8
    /// The number of the argument that the specifier shows.
    let argument: Int
    /// The flags of the specifier.
    let flags: FormatField.Flags
    /// The minimum number of characters.
    let width: Size
    /// The number of digits to show.
    let precision: Size

    /// A width or precision as encoded.
    enum Size {
        case none
        case literal(Int)
        case argument(Int)

        /// Decodes a size: 0 is no size, an odd code is a literal size, and any other even code is an argument number.
        init(_ code: Int) {
            self = code == 0 ? .none : code & 1 == 1 ? .literal(code >> 1) : .argument(code >> 1)
        }
    }

    /// Returns the field with its sizes resolved from `arguments`; nil if an argument is missing.
    func field(with arguments: [LocalizedString.Argument]) -> FormatField? {
        var field = FormatField(conversion: conversion, flags: flags)
        switch width {
        case .none: break
        case .literal(let width): field.setWidth(width)
        case .argument(let number):
            guard arguments.indices.contains(number - 1) else { return nil }
            field.setWidth(arguments[number - 1].size)
        }
        switch precision {
        case .none: break
        case .literal(let precision): field.setPrecision(precision)
        case .argument(let number):
            guard arguments.indices.contains(number - 1) else { return nil }
            field.setPrecision(arguments[number - 1].size)
        }
        return field
    }
}

extension EncodedReader {
    /// Reads an argument number; an odd code is relative to `argument`, the argument of the substitution.
    mutating func argument(in argument: Int) -> Int? {
        number().map { $0 & 1 == 0 ? $0 >> 1 : argument + ($0 >> 1) }
    }

    /// Reads a piece; the caller has already read its distance from the previous piece and its length.
    mutating func piece(in argument: Int) -> EncodedPiece? {
        guard let mark = byte() else { return nil }
        switch mark {
        case EncodedMark.percentSign:
            return .percentSign
        case EncodedMark.reference:
            guard let number = number(), let own = self.argument(in: argument) else { return nil }
            return .reference(number, argument: own)
        default:
            guard let own = self.argument(in: argument), let flags = number() else { return nil }
            guard let width = number(), let precision = number() else { return nil }
            return .specifier(
                EncodedSpecifier(
                    conversion: mark, argument: own,
                    flags: FormatField.Flags(rawValue: UInt8(truncatingIfNeeded: flags)),
                    width: EncodedSpecifier.Size(width), precision: EncodedSpecifier.Size(precision)))
        }
    }
}
