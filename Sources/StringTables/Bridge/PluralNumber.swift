import CatalogCore
import CatalogRuntime

/// The argument that selects the plural category, as inferred from the texts (`docs/formats.md` §5).
struct PluralNumber {
    /// The number of the argument, from 1.
    let position: Int
    /// The format specifier of the argument, without `%`.
    let type: String

    /// Infers the argument from the plural forms, `other` first, then from the texts of the source language.
    ///
    /// Takes the first argument that is a number. If no text shows a number, takes the first argument, because the
    /// number may be passed as preformatted text with `%@`.
    init(of variation: Variation, source: LocalizedContent?) {
        let own = Self.texts(of: variation)
        let others = source.map { $0.parts.compactMap { $0.unit.value?.string } } ?? []
        self.init(in: own + others)
    }

    /// Infers the argument from all texts of a substitution.
    init(of content: LocalizedContent) {
        self.init(in: content.variation(.plural).map { Self.texts(of: $0) } ?? [])
    }

    private init(in texts: [String]) {
        let shown = texts.lazy.flatMap { Self.arguments(of: $0) }
        let number = shown.first { $0.isNumber } ?? shown.first { _ in true }
        position = number?.position ?? 1
        type = number?.type ?? "d"
    }

    private static func texts(of variation: Variation) -> [String] {
        let other = variation[PluralCategory.other].map { [$0] } ?? []
        let rest = variation.cases.filter { $0.pluralCategory != .other }
        return (other + rest).compactMap { $0.content.unit?.value?.string }
    }

    /// An argument that a text shows.
    private struct Shown {
        let position: Int
        let type: String
        let isNumber: Bool
    }

    /// Returns the arguments that a text shows, ordered by number.
    ///
    /// Leaves out arguments with a format specifier that a variable of a legacy rule cannot have.
    private static func arguments(of text: String) -> [Shown] {
        let format = FormatString(text)
        return format.arguments.list.compactMap { argument in
            guard let use = argument.uses.first(where: { $0.role == .value }) else { return nil }
            let specifier = format.specifiers[use.specifier]
            guard specifier.substitution == nil, !specifier.hasSpaceFlag else { return nil }
            let label = specifier.label.map { $0.utf8.count + 2 } ?? 0
            let type = String(specifier.numbered(nil).spelling.utf8.dropFirst(1 + label)) ?? ""
            guard FormatSpecifier(substitutionType: type) != nil else { return nil }
            return Shown(position: argument.position, type: type, isNumber: specifier.argument?.isNumber ?? false)
        }
    }
}

extension String {
    /// Returns the text with a number in each specifier; unchanged if a `*` also takes an argument.
    func numberingArguments() -> String {
        let format = FormatString(self)
        var positions: [ByteRange: Int] = [:]
        for argument in format.arguments.list {
            for use in argument.uses {
                guard use.role == .value else { return self }
                positions[format.specifiers[use.specifier].range] = argument.position
            }
        }
        return replacingPieces { piece, _ in
            guard case .specifier(let specifier) = piece, specifier.position == nil else { return nil }
            return positions[specifier.range].map { specifier.numbered($0).spelling }
        }
    }
}
