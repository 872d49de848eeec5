import XCStringsKit

/// Thinks of keys for texts, none twice.
struct KeyProposer: Sendable {
    let shape: KeyShape
    private let areas: KeyArea
    private var taken: Set<String>

    init(_ shape: KeyShape, taken: Set<String>) {
        self.shape = shape
        areas = KeyArea(shape.prefixes)
        self.taken = taken
    }

    /// The words of the area that a text belongs to.
    func area(of text: HardCodedText) -> [String] {
        let isOfType =
            switch text.position {
            case .error, .displayName: true
            case .localizable, .shown, .value: false
            }
        return areas.words(for: text.place, isOfType: isOfType)
    }

    /// The area of texts that stand in several, where the project has one for them.
    var commonArea: [String]? {
        ["common", "general", "shared", "global"].first(where: shape.prefixes.contains).map { [$0] }
    }

    /// Takes a key that somebody else thought of.
    mutating func take(_ key: String) { taken.insert(key) }

    /// Whether a key is free.
    func isFree(_ key: String) -> Bool { !taken.contains(key) }

    /// A key for a text, which is taken from now on.
    mutating func key(for literal: AdoptedLiteral, in area: [String]) -> String {
        let role = KeyRole(literal.text.position)
        let title = shape.key([area, ["title"]])
        let words = KeyWording.chosen(from: literal.plainText, in: literal.language)
        let wanted = role.isScreenTitle && isFree(title) ? title : key(area, role.word, words)
        let key = free(wanted)
        taken.insert(key)
        return key
    }

    private func key(_ area: [String], _ role: String?, _ words: [String]) -> String {
        let own = words.isEmpty ? [role ?? "text"] : words
        guard let role, own != [role], area != [role] else { return shape.key([area, own]) }
        return shape.isNested ? shape.key([area, [role], own]) : shape.key([area, own + [role]])
    }

    private func free(_ key: String) -> String {
        guard !isFree(key) else { return key }
        var number = 2
        while !isFree(shape.numbered(key, number)) { number += 1 }
        return shape.numbered(key, number)
    }
}
