import CatalogCore

/// A comparison of a text's arguments with those of its counterpart.
package struct ArgumentComparison {
    package let text: FormattedText
    package let expected: ExpectedArguments
    package let counterpart: FormattedText
    /// Whether the text is in the source language and is compared with its key.
    package var isOfSource = false

    private var taken: TakenArguments { text.arguments }
    private var known: TakenArguments { expected.known }

    /// The differences between the arguments; empty if they agree.
    package var defects: [ArgumentDefect] {
        let types = typeDefects
        if lacking.isEmpty, surplus.isEmpty, types.isEmpty { return [droppedPositions ?? gap].compactMap { $0 } }
        if isBare, known.gaps.isEmpty, let defects = bareDefects(types) { return defects }
        return [missing(lacking) ?? gap ?? extra(surplus)].compactMap { $0 } + types
    }

    /// Returns the defects of a text without argument numbers.
    ///
    /// In such a text, one missing or extra specifier makes all later ones read the wrong argument.
    private func bareDefects(_ types: [ArgumentDefect]) -> [ArgumentDefect]? {
        if let swap = orderSwap { return [swap] }
        if taken.list.count > known.list.count {
            return [extra(leftOver(taken.list, without: known.list))].compactMap { $0 }
        }
        guard taken.list.count < known.list.count else { return nil }
        // A plural form may omit its number. Another specifier then reads the number instead of its own argument, which
        // is a defect.
        if text.isPluralCase, !types.isEmpty { return types }
        let required = Set(required.map(\.position))
        let left = leftOver(known.list, without: taken.list)
        return [missing(left.filter { required.contains($0.position) })].compactMap { $0 }
    }

    /// The defect for arguments that the text takes but code does not pass.
    package var surplusDefect: ArgumentDefect? { extra(surplus) }

    /// The defect for a missing specifier that a translation machine or an input method damaged.
    package var damage: ArgumentDefect? {
        if let miscased { return miscased }
        var rest = leftOver(known.list, without: taken.list)
        guard !rest.isEmpty else { return nil }
        for part in text.parts {
            let damaged = DamagedSpecifier.all(in: part.text.utf8).filter { damaged in
                guard let index = rest.firstIndex(where: { damaged.isDamagedForm(of: $0) }) else { return false }
                rest.remove(at: index)
                return true
            }
            guard !damaged.isEmpty else { continue }
            return ArgumentDefect(
                kind: .spaced, part: part, actual: damaged.map(\.written),
                expected: damaged.map(\.replacement), reference: counterpart.part.text)
        }
        return nil
    }

    /// The defect for specifiers in wrong capitals that Foundation reads as something else: `%2$Lld`, `%D`.
    ///
    /// A capital that the counterpart has too is meant.
    private var miscased: ArgumentDefect? {
        for part in text.parts where part.specifiers.contains(where: { part.isMiscased($0) }) {
            let meant = Set(counterpart.parts.flatMap { part in part.specifiers.map { part.conversion(of: $0) } })
            let wanted = known.list.flatMap { $0.uses.map(\.specifier.conversionSpelling) }
            let found = part.specifiers.compactMap { specifier -> (actual: String, expected: String)? in
                let conversion = part.conversion(of: specifier)
                let lowered = conversion.lowercased()
                guard part.isMiscased(specifier), !meant.contains(conversion),
                    let own = wanted.first(where: { $0 == lowered }) ?? wanted.first(where: { $0.last == lowered.last })
                else { return nil }
                let written = part.written(specifier.range)
                return (written, written.dropLast(conversion.count) + own)
            }
            guard !found.isEmpty else { continue }
            return ArgumentDefect(
                kind: .spaced, part: part, actual: found.map(\.actual), expected: found.map(\.expected),
                reference: counterpart.part.text)
        }
        return nil
    }

    /// The defects of a source text compared with its key.
    ///
    /// All differences other than in width form a single defect.
    ///
    /// A plural form such as “Failed to extract the photo” may omit all arguments.
    package var keyDefects: [ArgumentDefect] {
        if taken.isEmpty, text.part.path.isSmallCase { return [] }
        let found = defects.filter { $0.kind != .droppedPositions }
        guard found.contains(where: { $0.kind != .widthMismatch && $0.kind != .gap }) else { return found }
        return [
            defect(
                .keyMismatch, actual: taken.list.map(\.first.specifier.spelling),
                expected: known.list.map(\.first.specifier.spelling))
        ]
    }

    /// The arguments that the text must take but does not.
    private var lacking: [TakenArgument] {
        required.filter { taken[$0.position] == nil }
    }

    private var required: [TakenArgument] { expected.required(of: text, counterpart: counterpart) }

    private var surplus: [TakenArgument] {
        taken.list.filter { known[$0.position] == nil && !(expected.hidesCount && $0.isNumber) }
    }

    private var isBare: Bool { !taken.isNumbered && !taken.list.contains { $0.uses.contains { $0.role != .value } } }

    // MARK: - Missing and extra

    /// Returns the defect for missing arguments.
    ///
    /// Other rules report these causes:
    /// - `substitution-set-differs` reports an argument that the source shows in a substitution, if the text refers to
    ///   another substitution.
    /// - `arg-outside-substitution` reports a misplaced `%arg`.
    /// - `interpolation-leak` reports Swift syntax in place of a specifier.
    private func missing(_ arguments: [TakenArgument]) -> ArgumentDefect? {
        let refersToNone = text.part.specifiers.allSatisfy { $0.substitution == nil }
        let missing = arguments.filter { isOfSource || refersToNone || $0.first.role != .substitution }
        guard !missing.isEmpty, text.part.format.substitutionArguments.isEmpty else { return nil }
        guard !SwiftInterpolation.isIn(text.part.text) else { return nil }
        let numbered = known.list.count > 1
        return defect(
            .missing,
            actual: missing.map { argument in
                argument.first.role == .substitution
                    ? argument.first.specifier.spelling : numbered ? argument.numberedSpelling : argument.spelling
            })
    }

    /// Returns the defect for extra arguments.
    ///
    /// The rule `substitution-undefined` reports references to undefined substitutions.
    private func extra(_ arguments: [TakenArgument]) -> ArgumentDefect? {
        let extra = arguments.filter { argument in
            guard let name = argument.first.specifier.substitution else { return true }
            return text.substitutions.contains { $0.name == name }
        }
        guard !extra.isEmpty else { return nil }
        return defect(.extra, actual: extra.map(\.first.specifier.spelling))
    }

    /// Returns the arguments of a list without a counterpart of the same kind in another list.
    ///
    /// Each argument is the counterpart of at most one other. If an argument of the other list has no counterpart, only
    /// the lengths count: the result is the end of the longer list.
    private func leftOver(_ list: [TakenArgument], without others: [TakenArgument]) -> [TakenArgument] {
        let otherCount = others.count
        // Most lists agree from the start, and then each argument is the counterpart of the one at its index.
        let common = zip(list, others).prefix { !$1.differsInKind(from: $0) }.count
        guard common < list.count else { return [] }
        var others = Array(others.dropFirst(common))
        let rest = list.dropFirst(common).filter { argument in
            guard let index = others.firstIndex(where: { !$0.differsInKind(from: argument) }) else { return true }
            others.remove(at: index)
            return false
        }
        return others.isEmpty ? rest : Array(list.dropFirst(otherCount))
    }

    // MARK: - Types

    /// The defects for arguments that the text reads as another type than code passes.
    package var typeDefects: [ArgumentDefect] {
        var mismatches: [ArgumentDefect] = []
        var widths: [(use: ArgumentUse, expected: ArgumentUse)] = []
        for argument in taken.list {
            guard let other = known[argument.position], other.conflict == nil else { continue }
            // `substitution-type` compares the substitutions of a translation.
            for use in argument.uses where isOfSource || use.role != .substitution {
                switch use.difference(from: other.first) {
                case .kind:
                    mismatches.append(mismatch(use, of: argument, other))
                case .width where use.role == .value && other.first.role == .value:
                    widths.append((use, other.first))
                default: continue
                }
            }
        }
        guard let shown = widths.first?.expected else { return mismatches }
        return mismatches + ArgumentWidths(widths).defects(reference: reference(showing: shown), isOfSource: isOfSource)
    }

    private func mismatch(_ use: ArgumentUse, of argument: TakenArgument, _ other: TakenArgument) -> ArgumentDefect {
        ArgumentDefect(
            kind: .typeMismatch, part: use.part, actual: [use.specifier.spelling],
            expected: [known.list.count > 1 ? other.numberedSpelling : other.spelling],
            reference: reference(showing: other.first))
    }

    /// Returns the text of the counterpart, or of the use if the counterpart takes no arguments, as in “One week”.
    private func reference(showing use: ArgumentUse) -> Text {
        counterpart.arguments.isEmpty ? use.part.text : counterpart.part.text
    }

    // MARK: - Order

    /// The defect for unnumbered specifiers in an order that makes them read each other's arguments.
    private var orderSwap: ArgumentDefect? {
        guard taken.list.count == known.list.count else { return nil }
        guard typeDefects.contains(where: { $0.kind == .typeMismatch }) else { return nil }
        var rest = known.list
        var numbered: [String] = []
        for argument in taken.list {
            guard let index = rest.firstIndex(where: { !$0.differsInKind(from: argument) }) else { return nil }
            numbered.append(argument.first.specifier.numbered(rest.remove(at: index).position).spelling)
        }
        return defect(.orderSwap, actual: taken.list.map(\.spelling), expected: numbered)
    }

    private var droppedPositions: ArgumentDefect? {
        guard isBare, taken.list.count > 1, counterpart.arguments.isNumbered else { return nil }
        return defect(
            .droppedPositions, actual: taken.list.map(\.spelling),
            expected: counterpart.arguments.list.map(\.numberedSpelling))
    }

    /// The defect for a gap in the argument numbers, after which the text reads wrong arguments.
    ///
    /// If the counterpart has the same gap, the check of the counterpart reports it.
    private var gap: ArgumentDefect? {
        guard !text.isPluralCase, taken.gaps != counterpart.arguments.gaps else { return nil }
        guard !taken.gaps.allSatisfy({ gap in lacking.contains { $0.position == gap } }) else { return nil }
        return text.gap(reference: counterpart.part.text)
    }

    private func defect(_ kind: ArgumentDefect.Kind, actual: [String], expected: [String] = []) -> ArgumentDefect {
        ArgumentDefect(
            kind: kind, part: text.part, actual: actual, expected: expected, reference: counterpart.part.text)
    }
}

extension FormattedText {
    /// Returns the defect for skipped argument numbers, if there are any.
    package func gap(reference: Text?) -> ArgumentDefect? {
        let gaps = arguments.gaps
        guard !gaps.isEmpty else { return nil }
        return ArgumentDefect(
            kind: .gap, part: part, actual: arguments.list.map(\.first.specifier.spelling),
            expected: gaps.map { "%\($0)$" }, reference: reference)
    }
}

extension FormatSpecifier {
    /// The length and the conversion, as in `lld`.
    fileprivate var conversionSpelling: String { "\(length?.rawValue ?? "")\(Character(conversion.rawValue))" }
}

extension FormattedPart {
    /// The length and the conversion of one of the text's specifiers, as written.
    fileprivate func conversion(of specifier: FormatSpecifier) -> String {
        String(written(specifier.range).reversed().prefix(while: \.isLetter).reversed())
    }

    /// Whether a specifier has `L` before an integer, or a conversion in capitals that means the same without them.
    fileprivate func isMiscased(_ specifier: FormatSpecifier) -> Bool {
        guard specifier.substitution == nil else { return false }
        switch specifier.conversion {
        case .uppercaseDecimal, .uppercaseUnsigned, .uppercaseOctal: return true
        case .decimal, .integer, .unsigned, .octal, .hexadecimal, .uppercaseHexadecimal:
            return bytes(specifier.range).contains(UInt8(ascii: "L")) && conversion(of: specifier).contains("L")
        default: return false
        }
    }
}

extension DamagedSpecifier {
    /// Returns whether the damaged specifier originally took the given argument.
    fileprivate func isDamagedForm(of argument: TakenArgument) -> Bool {
        guard let own = specifier.argument, let type = argument.first.type else { return false }
        return own.difference(from: type) == nil
    }
}

extension TakenArgument {
    /// Returns whether reading one argument as the other crashes or shows nonsense.
    package func differsInKind(from other: TakenArgument) -> Bool { difference(from: other)?.difference == .kind }
}
