import XCStringsKit

/// What the place of a text says of it, in words for its key.
///
/// They are names of the program only: a text in another language than keys are in gives no words.
struct KeyPlace: Hashable, Sendable {
    /// What of the feature it is about: the rest of the type's name, the member, the part of the screen.
    private(set) var section: [[String]] = []
    /// What tells the text from others of the same part.
    private(set) var element: [String] = []
    /// What may tell it, where nothing else does.
    private(set) var spares: [[String]] = []
    /// Whether the section says more than the screen.
    private(set) var hasPart = false

    /// - Parameters:
    ///   - feature: the words that the key begins with.
    ///   - isOfType: whether the text belongs to its type, wherever that is declared.
    ///   - isError: whether it is what an error says, so that the key says it too.
    init(_ literal: AdoptedLiteral, feature: [String], role: KeyRole, isOfType: Bool, isError: Bool) {
        let layers = Self.own(literal.site.surroundings.layers)
        let names = PlaceNames(layers)
        var said = Set(feature.flatMap { KeyWording.words(ofName: $0) }.flatMap(Self.forms))
        func fresh(_ words: [String]) -> [String] {
            let left = words.filter { !said.contains($0) }
            said.formUnion(left.flatMap(Self.forms))
            return Array(left.prefix(4))
        }
        if isError { section.append(fresh(["error"])) }
        if let type = literal.site.surroundings.types.last {
            // `error.domain.not_found`: what else is a word for a folder tells one kind of errors from others.
            let isAmongErrors = said.contains("error") && !isError
            let words = isAmongErrors ? KeyWording.words(ofName: type.name) : KeyArea.telling(type.name)
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

    /// The layers up to the member that is not local, and not beyond.
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

    /// Words without those that the feature says together: `chat` of `fit`, `pal`, `chat` in `fitpal`.
    private static func without(_ feature: [String], _ words: [String]) -> [String] {
        let said = forms(of: KeyWording.words(ofName: feature.joined(separator: "_")).joined())
        for count in stride(from: words.count, to: 1, by: -1) {
            if said.contains(words.prefix(count).joined()) { return Array(words.dropFirst(count)) }
            if said.contains(words.suffix(count).joined()) { return Array(words.dropLast(count)) }
        }
        return words
    }

    /// A word as one and as many.
    private static func forms(of word: String) -> [String] {
        [word, word + "s", word.hasSuffix("s") ? String(word.dropLast()) : word]
    }

    /// What the first value in the text is: `days_remaining` of `\(challenge.daysRemaining) dias`.
    private static func value(of literal: AdoptedLiteral) -> [String] {
        for value in literal.values {
            let path = value.code.prefix { $0 != "(" && $0 != "[" && $0 != "?" && $0 != " " }
            let names = path.split(separator: ".").map(String.init)
            guard let last = names.last, names.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
            else { continue }
            if !PlaceNames.empty.contains(last) { return KeyWording.words(ofName: last) }
            let before = names.dropLast().last { !PlaceNames.empty.contains($0) }
            guard let before else { continue }
            let kept = ["count", "name", "title"].contains(last) ? [last] : []
            return KeyWording.words(ofName: before) + kept
        }
        return []
    }
}
