import CatalogCore
import CatalogRuntime

/// A translation whose numbers and specifiers are replaced with those of a new source text.
///
/// Only unambiguous replacements are made. A number can require another form of the word that follows.
struct PlaceholderAdaptation {
    /// The text to translate.
    let new: SegmentForm
    /// The source text of the translation.
    let old: SegmentForm
    /// The plural rules of both languages.
    let plurals: [PluralRules]

    /// Returns the adapted translation; nil if a replacement is ambiguous.
    func adapted(into translation: String) -> String? {
        if new.hasSamePlaceholders(as: old) { return translation }
        guard new.placeholders.count <= MemoryLimits.placeholders, let pairs, let replacements = replacements(pairs)
        else { return nil }
        let form = SegmentForm(translation, isLiteral: new.isLiteral)
        guard form.placeholders.count <= MemoryLimits.placeholders else { return nil }
        guard form.placeholders.allSatisfy(\.isPlain), isComplete(form, pairs) else { return nil }
        var results: [(range: ByteRange, content: Placeholder.Content)] = []
        for placeholder in form.placeholders {
            guard let content = content(for: placeholder, by: replacements) else { return nil }
            results.append((placeholder.range, content))
        }
        return spelled(results, in: translation)
    }

    /// A placeholder of the old text and its replacement in the new text.
    private struct Pair {
        let old: Placeholder
        let new: Placeholder

        var isChanged: Bool { old.wording != new.wording }
    }

    /// The pairs of corresponding placeholders; nil if a replacement is not safe.
    ///
    /// The placeholders must agree in kind and order, and no word near them may change its form. If the other wording
    /// differs too, only one distinct replacement is safe.
    private var pairs: [Pair]? {
        guard old.placeholders.count == new.placeholders.count else { return nil }
        let pairs = zip(old.placeholders, new.placeholders).map { Pair(old: $0, new: $1) }
        guard pairs.allSatisfy({ $0.old.unit == $0.new.unit && $0.old.isPlain && $0.new.isPlain }) else { return nil }
        guard pairs.allSatisfy({ !$0.isChanged || !mayChangeForm($0) }) else { return nil }
        let changed = Set(pairs.filter(\.isChanged).map { [$0.old.wording, $0.new.wording] })
        return new.units == old.units || changed.count <= 1 ? pairs : nil
    }

    /// Whether the words near a number may depend on it: `1 sheep`, `2 sheep`.
    private func mayChangeForm(_ pair: Pair) -> Bool {
        guard pair.old.countsWord || pair.new.countsWord else { return false }
        guard pair.old.specifier == nil || pair.new.specifier == nil else { return false }
        return plurals.contains { category(of: pair.old, by: $0) != category(of: pair.new, by: $0) }
    }

    /// Returns the plural category of a number.
    ///
    /// Text with a specifier must fit most numbers, so it counts as `other`.
    private func category(of placeholder: Placeholder, by rules: PluralRules) -> PluralCategory {
        Int(placeholder.written).map(rules.category) ?? .other
    }

    // MARK: - Replacing

    /// Returns the replacement of each number and argument; nil if a number or argument has two different replacements.
    private func replacements(_ pairs: [Pair]) -> [Key: Pair]? {
        var replacements: [Key: Pair] = [:]
        for pair in pairs {
            let key = Key(pair.old)
            if let other = replacements[key], Key(other.new) != Key(pair.new) || other.new.wording != pair.new.wording {
                return nil
            }
            replacements[key] = replacements[key] ?? pair
        }
        return Set(replacements.values.map { Key($0.new) }).count == replacements.count ? replacements : nil
    }

    /// The identity of a placeholder in its text.
    private enum Key: Hashable {
        case number(String)
        case argument(Int)

        init(_ placeholder: Placeholder) {
            self =
                switch placeholder.content {
                case .number(let digits): .number(digits)
                case .specifier(_, let argument): .argument(argument)
                }
        }
    }

    /// Whether each changed placeholder occurs in the translation as often as in its source.
    private func isComplete(_ translation: SegmentForm, _ pairs: [Pair]) -> Bool {
        pairs.filter(\.isChanged).allSatisfy { pair in
            let key = Key(pair.old)
            return translation.placeholders.count { Key($0) == key } == old.placeholders.count { Key($0) == key }
        }
    }

    /// Returns the replacement of a placeholder in the translation.
    ///
    /// A number that is only in the translation stays.
    private func content(for placeholder: Placeholder, by pairs: [Key: Pair]) -> Placeholder.Content? {
        guard let pair = pairs[Key(placeholder)] else {
            return placeholder.specifier == nil ? placeholder.content : nil
        }
        return placeholder.wording == pair.old.wording ? pair.new.content : nil
    }

    // MARK: - Spelling

    private func spelled(
        _ results: [(range: ByteRange, content: Placeholder.Content)], in translation: String
    ) -> String {
        let arguments = results.compactMap {
            if case .specifier(_, let argument) = $0.content { argument } else { nil }
        }
        let isNumbered = new.placeholders.contains { $0.specifier?.position != nil }
        let mustNumber = isNumbered || arguments != Array(1..<(arguments.count + 1))
        var bytes = Array(translation.utf8)
        for (range, content) in results.reversed() {
            switch content {
            case .number(let digits): bytes.replaceSubrange(range, with: digits.utf8)
            case .specifier(let specifier, let argument):
                bytes.replaceSubrange(range, with: specifier.numbered(mustNumber ? argument : nil).spelling.utf8)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
