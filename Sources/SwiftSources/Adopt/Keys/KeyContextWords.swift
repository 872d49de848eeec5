/// The words for a key that the location of a text provides.
///
/// They come only from identifiers, because the text itself can be in another language than the keys.
struct KeyContextWords: Hashable, Sendable {
    /// The location within the feature: the rest of the type name, the member and the part of the screen.
    private(set) var section: [[String]] = []
    /// The words that distinguish the text from others in the same section.
    private(set) var element: [String] = []
    /// Words that can distinguish the text if `element` is not enough.
    private(set) var spares: [[String]] = []
    /// Whether the section names more than the type.
    private(set) var hasPart = false

    /// Collects the words from the code around a text.
    ///
    /// - Parameters:
    ///   - feature: The first words of the key.
    ///   - isOfType: Whether the text belongs to its type rather than a file.
    ///   - isError: Whether the text describes an error, so that the key contains `error`.
    init(_ literal: AdoptedLiteral, feature: [String], role: KeyRole, isOfType: Bool, isError: Bool) {
        let layers = Self.own(literal.site.surroundings.layers)
        let names = KeyContextNames(layers)
        var said = Set(feature.flatMap { KeyWordSplitter.words(ofName: $0) }.flatMap(Self.forms))
        func fresh(_ words: [String]) -> [String] {
            let left = words.filter { !said.contains($0) }
            said.formUnion(left.flatMap(Self.forms))
            return Array(left.prefix(4))
        }
        if isError { section.append(fresh(["error"])) }
        if let type = literal.site.surroundings.types.last {
            // In `error.domain.not_found`, `domain` distinguishes kinds of errors, although it is a common folder name.
            let isAmongErrors = said.contains("error") && !isError
            let words = isAmongErrors ? KeyWordSplitter.words(ofName: type.name) : KeyPrefix.telling(type.name)
            section.append(fresh(Self.without(feature, words)))
        }
        let parts = [isOfType ? [] : names.member, names.dialog, names.state, names.container].map(fresh).filter {
            !$0.isEmpty
        }
        hasPart = !parts.isEmpty
        section = (section + parts.suffix(2)).filter { !$0.isEmpty }
        let roleWords = Set(role.parts)
        element = Self.first([names.branch, fresh(role.subject), names.sibling, Self.value(of: literal)]) { words in
            words.filter { !roleWords.contains($0) }
        }
        if section.last == element { section.removeLast() }
        spares = names.spares.filter { !$0.isEmpty && $0 != element }
    }

    /// Returns the layers up to and including the first member that is not local.
    private static func own(_ layers: [Surroundings.Layer]) -> [Surroundings.Layer] {
        let end = layers.firstIndex { layer in
            switch layer {
            case .member(let member): !member.isLocal
            case .type: true
            case .call, .branch, .closure: false
            }
        }
        return end.map { Array(layers[...$0]) } ?? layers
    }

    private static func first(_ all: [[String]], _ change: ([String]) -> [String]) -> [String] {
        all.lazy.map(change).first { !$0.isEmpty }.map { Array($0.prefix(4)) } ?? []
    }

    /// Removes words that together spell a word of the feature.
    ///
    /// For example, `fit`, `pal`, `chat` in the feature `fitpal` leaves `chat`.
    private static func without(_ feature: [String], _ words: [String]) -> [String] {
        let said = forms(of: KeyWordSplitter.words(ofName: feature.joined(separator: "_")).joined())
        for count in stride(from: words.count, to: 1, by: -1) {
            if said.contains(words.prefix(count).joined()) { return Array(words.dropFirst(count)) }
            if said.contains(words.suffix(count).joined()) { return Array(words.dropLast(count)) }
        }
        return words
    }

    /// Returns a word with its likely singular and plural.
    private static func forms(of word: String) -> [String] {
        [word, word + "s", word.hasSuffix("s") ? String(word.dropLast()) : word]
    }

    /// Returns the name of the first value: `days_remaining` for `\(challenge.daysRemaining) dias`.
    private static func value(of literal: AdoptedLiteral) -> [String] {
        for value in literal.values {
            let path = value.code.prefix { $0 != "(" && $0 != "[" && $0 != "?" && $0 != " " }
            let names = path.split(separator: ".").map(String.init)
            guard let last = names.last, names.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
            else { continue }
            if !KeyContextNames.empty.contains(last) { return KeyWordSplitter.words(ofName: last) }
            let before = names.dropLast().last { !KeyContextNames.empty.contains($0) }
            guard let before else { continue }
            let kept = ["count", "name", "title"].contains(last) ? [last] : []
            return KeyWordSplitter.words(ofName: before) + kept
        }
        return []
    }
}
