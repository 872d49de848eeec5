import Foundation

/// A format from a legacy table.
struct TableFormat {
    private let format: String
    private let specifiers: [Specifier]

    /// A format specifier and the index of its argument.
    private struct Specifier {
        let range: Range<String.Index>
        let argument: Int
        let conversion: Character
        /// The format for the argument alone.
        let single: String
    }

    /// Parses a format as `String(format:)` does.
    init(_ format: String) {
        self.format = format
        var next = 0
        specifiers = format.matches(of: #/%(?:(\d+)\$)?([-+ #0]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?)([@A-Za-z])|%%/#)
            .compactMap { match in
                guard let conversion = match.output.3?.first, let size = match.output.2 else { return nil }
                let position = match.output.1.flatMap { Int($0) }
                if position == nil { next += 1 }
                return Specifier(
                    range: match.range, argument: (position ?? next) - 1, conversion: conversion,
                    single: "%\(size)\(conversion)")
            }
    }

    /// Returns the text as `String(format:locale:arguments:)` does.
    ///
    /// That initializer reads invalid memory if arguments are missing or have other types. In these cases, missing
    /// arguments are omitted and others are shown as they are.
    func text(_ arguments: [any CVarArg], locale: Locale) -> String {
        let isSound = specifiers.allSatisfy { specifier in
            arguments.indices.contains(specifier.argument)
                && Self.fits(arguments[specifier.argument], specifier.conversion)
        }
        // Only Foundation supports the plurals of a `.stringsdict`.
        if isSound || format.contains("#@") { return String(format: format, locale: locale, arguments: arguments) }
        var text = ""
        var end = format.startIndex
        for specifier in specifiers {
            text += literal(end..<specifier.range.lowerBound)
            end = specifier.range.upperBound
            guard arguments.indices.contains(specifier.argument) else { continue }
            let argument = arguments[specifier.argument]
            let fits = Self.fits(argument, specifier.conversion)
            text += fits ? String(format: specifier.single, locale: locale, argument) : "\(argument)"
        }
        return text + literal(end..<format.endIndex)
    }

    private func literal(_ range: Range<String.Index>) -> String {
        format[range].replacingOccurrences(of: "%%", with: "%")
    }

    private static func fits(_ argument: any CVarArg, _ conversion: Character) -> Bool {
        switch conversion {
        case "@": !(argument is any BinaryInteger) && !(argument is any BinaryFloatingPoint)
        case "d", "i", "u", "x", "X", "o", "c", "D", "U", "O": argument is any BinaryInteger
        case "f", "F", "e", "E", "g", "G", "a", "A": argument is any BinaryFloatingPoint
        default: false
        }
    }
}
