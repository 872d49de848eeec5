/// A part of an encoded text that is not shown as it stands.
enum EncodedPiece {
    /// `%%`.
    case percentSign
    /// A reference to a substitution, and the argument that it is about.
    case reference(Int, argument: Int)
    /// A format specifier.
    case specifier(EncodedSpecifier)
}

/// A format specifier with the arguments that it takes by their numbers, from 1.
struct EncodedSpecifier {
    /// The character of the conversion.
    let conversion: UInt8
    /// What it shows.
    let argument: Int
    /// The flags.
    let flags: FormatField.Flags
    /// The least number of characters.
    let width: Size
    /// The number of digits.
    let precision: Size

    /// A size as it is written.
    enum Size {
        case none
        case literal(Int)
        case argument(Int)

        /// Odd numbers are a size, even ones the number of an argument.
        init(_ code: Int) {
            self = code == 0 ? .none : code & 1 == 1 ? .literal(code >> 1) : .argument(code >> 1)
        }
    }

    /// The specifier with its sizes taken from `arguments`; nil where one of them is missing.
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
    /// The next argument's number: an even code is twice it, an odd one counts on from the substitution's `argument`.
    mutating func argument(in argument: Int) -> Int? {
        number().map { $0 & 1 == 0 ? $0 >> 1 : argument + ($0 >> 1) }
    }

    /// The next piece, after where it stands.
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
