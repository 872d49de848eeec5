import CatalogCore
import CatalogRuntime

/// A reader that determines the arguments of a key from its source text.
struct ArgumentReader {
    /// The collected facts about an argument.
    private struct Taken {
        var label: String?
        var specifier: FormatSpecifier?
        var type: ArgumentType?
        var hasConflict = false
    }

    private var taken: [Int: Taken] = [:]
    private var undefined: String?

    /// Returns the arguments of an entry in order, or the reason why they cannot be determined.
    package static func arguments(of entry: Entry, source: LanguageTag?) -> Result<[AccessorArgument], Rejection> {
        var reader = ArgumentReader()
        let content = source.flatMap { entry.localization($0) }?.content
        if let content, content.hasText {
            reader.read(content)
        } else {
            reader.read(text: entry.key.string, substitutions: [])
            // If the key itself has no specifiers, a translation shows the arguments.
            if reader.taken.isEmpty, let other = entry.localizations.first(where: { $0.content.hasText }) {
                reader.read(other.content)
            }
        }
        return reader.result
    }

    /// An error for a key whose arguments cannot be determined.
    struct Rejection: Error {
        let reason: LeftOutKey.Reason
    }

    private mutating func read(_ content: LocalizedContent) {
        for part in content.parts where !part.path.isInSubstitution {
            read(text: part.unit.value?.string ?? "", substitutions: content.substitutions)
        }
        for substitution in content.substitutions {
            for part in substitution.content.parts {
                read(caseText: part.unit.value?.string ?? "", of: substitution)
            }
        }
    }

    private mutating func read(text: String, substitutions: [Substitution]) {
        let format = FormatString(text)
        // In a text such as `100% de`, which is never formatted, the percent sign is literal.
        guard !format.specifiers.allSatisfy(\.hasSpaceFlag) else { return }
        let known = { (name: String) in substitutions.last { $0.name.string == name } }
        for argument in format.arguments({ known($0)?.argument }).list {
            for use in argument.uses {
                let specifier = use.role == .value ? format.specifiers[use.specifier] : nil
                take(argument.position, specifier, type: use.type, substitution: specifier?.substitution.flatMap(known))
            }
        }
    }

    /// Reads the text of a substitution.
    ///
    /// Specifiers without a position count from the substitution's own argument.
    private mutating func read(caseText text: String, of substitution: Substitution) {
        let format = FormatString(text)
        for argument in format.arguments.list {
            for use in argument.uses where use.role == .value {
                let specifier = format.specifiers[use.specifier]
                guard specifier.substitution == nil, !specifier.hasSpaceFlag else { continue }
                if let position = specifier.position {
                    take(position, specifier, type: use.type, substitution: nil)
                } else if argument.position > 1, let own = substitution.argumentNumber {
                    take(own + argument.position - 1, specifier, type: use.type, substitution: nil)
                }
            }
        }
    }

    private mutating func take(
        _ position: Int, _ specifier: FormatSpecifier?, type: ArgumentType?, substitution: Substitution?
    ) {
        var argument = taken[position] ?? Taken()
        if let name = specifier?.substitution, substitution == nil { undefined = undefined ?? name }
        let shown = substitution.map { $0.specifier } ?? specifier
        let type = type ?? shown?.argument
        if let type, let known = argument.type, known.difference(from: type) == .kind { argument.hasConflict = true }
        argument.type = argument.type ?? type
        argument.specifier = argument.specifier ?? shown
        argument.label = argument.label ?? specifier?.label ?? specifier?.substitution
        taken[position] = argument
    }

    private var result: Result<[AccessorArgument], Rejection> {
        if let undefined { return .failure(Rejection(reason: .undefinedSubstitution(undefined))) }
        var arguments: [AccessorArgument] = []
        for (position, argument) in taken.sorted(by: { $0.key < $1.key }) {
            guard position == arguments.count + 1 else {
                return .failure(Rejection(reason: .gap(argument: arguments.count + 1)))
            }
            guard !argument.hasConflict, let type = argument.type else {
                return .failure(Rejection(reason: .conflict(argument: position)))
            }
            let label = argument.label.flatMap(ArgumentLabel.identifier)
            arguments.append(AccessorArgument(label: label, specifier: argument.specifier?.bare, type: type))
        }
        return .success(arguments)
    }
}

/// Functions that convert argument labels to Swift identifiers.
enum ArgumentLabel {
    /// Returns the label if it is a valid identifier, otherwise a name made from its words; nil if it has no words.
    static func identifier(_ label: String) -> SwiftIdentifier? {
        SwiftIdentifier(label) ?? SwiftSymbol(key: label).flatMap { SwiftIdentifier($0.name) }
    }
}

extension Substitution {
    /// The format specifier of the number; `%lld` by default.
    fileprivate var specifier: FormatSpecifier? {
        FormatSpecifier(substitutionType: formatSpecifier?.string ?? "lld")
    }

    fileprivate var argument: SubstitutionArgument {
        SubstitutionArgument(position: argumentNumber, type: specifier?.argument)
    }
}

extension FormatSpecifier {
    /// The specifier without position and label.
    fileprivate var bare: FormatSpecifier {
        FormatSpecifier(
            position: nil, label: nil, substitution: nil, flags: flags, width: width, precision: precision,
            length: length, conversion: conversion, range: range)
    }
}

extension LocalizedContent {
    /// Whether the content has any text.
    fileprivate var hasText: Bool { parts.contains { $0.unit.value != nil } }
}
