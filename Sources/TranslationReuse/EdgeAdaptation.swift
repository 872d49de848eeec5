import CatalogCore
import CatalogRuntime

/// A translation whose ends and capitalization are adapted to a new source text, where the language allows it.
struct EdgeAdaptation {
    /// The adapted translation.
    private(set) var text: String
    /// The number of differences that the translation was adapted to.
    private(set) var adapted = 0
    /// The number of differences that remain.
    private(set) var left = 0

    private let language: String
    private let isLiteral: Bool

    /// Adapts a translation of `old` to the text `new`.
    init(_ translation: String, from old: SegmentForm, to new: SegmentForm, language: LanguageTag) {
        text = translation
        self.language = language.canonical.language ?? ""
        isLiteral = new.isLiteral
        if old.text.utf8.elementsEqual(new.text.utf8) { return }
        adaptCapitals(from: LetterCase(old), to: LetterCase(new))
        adaptEnding(from: old.edges, to: new.edges)
        adaptSpace(from: old.edges, to: new.edges)
        // Other differences, such as capitals inside the text, remain in the translation.
        if old.units == new.units, adapted == 0, left == 0, old.hasSamePlaceholders(as: new) { left = 1 }
    }

    private mutating func note(_ isAdapted: Bool) {
        if isAdapted { adapted += 1 } else { left += 1 }
    }

    // MARK: - Capitals

    /// Adapts the capitalization.
    ///
    /// German capitalizes nouns; Turkish, Greek and other languages have special case mappings.
    private mutating func adaptCapitals(from old: LetterCase, to new: LetterCase) {
        guard old != new else { return }
        let own = LetterCase(SegmentForm(text, isLiteral: isLiteral))
        let isSafe = !["tr", "az", "lt", "el", "nl"].contains(language)
        switch (old, new) {
        case (_, .capitals) where isSafe && own != .none: changeLetters { $0.uppercased() }
        case (.lower, .initial) where isSafe && own == .lower: changeFirstLetter { $0.uppercased() }
        case (.initial, .lower) where isSafe && own == .initial && !["de", "lb", "nds", "gsw"].contains(language):
            changeFirstLetter { $0.lowercased() }
        default: return note(false)
        }
        note(true)
    }

    private mutating func changeFirstLetter(_ change: (Character) -> String) {
        guard let index = text.firstIndex(where: \.isLetter) else { return }
        text.replaceSubrange(index...index, with: change(text[index]))
    }

    /// Applies a change to the text outside format specifiers.
    private mutating func changeLetters(_ change: (String) -> String) {
        let bytes = Array(text.utf8)
        var result = ""
        var end = 0
        for piece in FormatString(text, isLiteral: isLiteral).pieces {
            result += change(String(decoding: bytes[end..<piece.range.lowerBound], as: UTF8.self))
            result += String(decoding: bytes[piece.range], as: UTF8.self)
            end = piece.range.upperBound
        }
        text = result + change(String(decoding: bytes[end...], as: UTF8.self))
    }

    // MARK: - Endings

    /// Adapts the final punctuation.
    ///
    /// Periods and colons can be added and removed; question and exclamation marks belong to the wording.
    private mutating func adaptEnding(from old: SegmentEdges, to new: SegmentEdges) {
        guard old.ending != new.ending else { return }
        let own = SegmentEdges(text)
        guard own.kind == old.kind, isPlain(old.kind), isPlain(new.kind) else { return note(false) }
        if old.kind != new.kind {
            guard isUsed(new.kind) else { return note(false) }
            text = own.leading + core(of: own) + new.ending + own.trailing
        }
        note(true)
    }

    private func isPlain(_ kind: SegmentEdges.Ending) -> Bool {
        if case .other = kind { false } else { true }
    }

    /// Whether the language uses the same punctuation as English.
    ///
    /// Other languages have their own marks or put a space before a colon.
    private func isUsed(_ kind: SegmentEdges.Ending) -> Bool {
        let othersOwn = [
            "zh", "yue", "ja", "hi", "mr", "ne", "bn", "as", "pa", "or", "th", "lo", "km", "my", "hy", "am",
        ]
        return switch kind {
        case .period: !othersOwn.contains(language)
        case .colon: language != "fr" && !othersOwn.contains(language)
        case .none, .ellipsis, .other: true
        }
    }

    private mutating func adaptSpace(from old: SegmentEdges, to new: SegmentEdges) {
        guard old.leading != new.leading || old.trailing != new.trailing else { return }
        let own = SegmentEdges(text)
        guard own.leading == old.leading, own.trailing == old.trailing else { return note(false) }
        text = new.leading + String(decoding: text.utf8.dropFirst(own.leading.utf8.count), as: UTF8.self)
        text = String(decoding: text.utf8.dropLast(own.trailing.utf8.count), as: UTF8.self) + new.trailing
        note(true)
    }

    private func core(of edges: SegmentEdges) -> String {
        String(decoding: Array(text.utf8)[edges.core], as: UTF8.self)
    }
}

/// The capitalization of a text: that of its first letter, or capitals throughout.
private enum LetterCase: Hashable {
    case none
    case lower
    case initial
    case capitals

    /// Determines the case from the letters outside format specifiers.
    init(_ form: SegmentForm) {
        let literals = form.part.text.mayHaveSpecifiers ? form.part.format.literals.map(form.part.written) : [form.text]
        let letters = literals.lazy.flatMap(\.unicodeScalars).filter(\.properties.isCased)
        guard let first = letters.first else {
            self = .none
            return
        }
        guard first.properties.isUppercase else {
            self = .lower
            return
        }
        let isInitial = letters.contains { !$0.properties.isUppercase } || letters.dropFirst().isEmpty
        self = isInitial ? .initial : .capitals
    }
}
