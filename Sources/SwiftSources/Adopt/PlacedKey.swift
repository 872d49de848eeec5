import CatalogRuntime
import XCStringsKit

/// A key for a text and the table that it is, or comes, in.
struct PlacedKey: Sendable {
    let key: String
    let table: any StringTable
    /// What comes into the table; nil where the key is there.
    let addition: KeyAddition?
    /// What comes into it in each language; nil where the key is there.
    let texts: AdoptedTexts?
    /// Keys of other features that say the same, of which a person may take one.
    var others: [String] = []
    /// Whether the key says what the text does.
    let keyIsText: Bool

    /// - Parameters:
    ///   - chosen: the key that a person chose; nil for a proposal.
    ///   - area: the words that a proposal begins with.
    init(
        _ literal: AdoptedLiteral, chosen: String?, in group: inout TableGroup, area: [String]
    ) throws(AdoptionObstacle) {
        let said = group.key(saying: literal, area: area, chosen: chosen)
        let isReachable = said.map { literal.use?.table == nil || literal.use?.table == $0.table.name } ?? false
        if let said, isReachable, chosen == nil || chosen == said.key {
            self.init(
                key: said.key, table: said.table, addition: nil, texts: nil,
                keyIsText: said.key.isSpelled(as: literal.keyText))
            return
        }
        let others = chosen == nil ? group.keys(saying: literal) : []
        let known = group.translations(of: literal)
        let key = chosen ?? Self.proposal(for: literal, in: &group, area: area, known)
        if let table = group.table(having: key) {
            // A key that is its own text may be there without one.
            guard key.isSpelled(as: literal.keyText) else { throw .keyTaken(key) }
            self.init(key: key, table: table, addition: nil, texts: nil, keyIsText: true)
            return
        }
        group.proposer.take(key)
        let table = try group.table(for: key, at: literal.file.path, named: literal.use?.table)
        guard let language = group.language(literal.language, in: table) else { throw .noTable }
        let texts = AdoptedTexts(
            language: language, text: literal.catalogText, isPlural: CountedText.isCounting(literal), known: known)
        self.init(
            key: key, table: table, addition: Self.addition(key, literal, texts, table), texts: texts,
            keyIsText: key.isSpelled(as: literal.keyText))
        self.others = others
    }

    private init(key: String, table: any StringTable, addition: KeyAddition?, texts: AdoptedTexts?, keyIsText: Bool) {
        self.key = key
        self.table = table
        self.addition = addition
        self.texts = texts
        self.keyIsText = keyIsText
    }

    private static func proposal(
        for literal: AdoptedLiteral, in group: inout TableGroup, area: [String], _ known: [LanguageTag: String]
    ) -> String {
        if group.proposer.shape.isText { return literal.keyText }
        let isEnglish = literal.language?.language == "en"
        let english = isEnglish ? literal.plainText : known.first { $0.key.language == "en" }?.value
        return group.proposer.key(for: literal, in: area, english: english)
    }

    private static func addition(
        _ key: String, _ literal: AdoptedLiteral, _ texts: AdoptedTexts, _ table: any StringTable
    ) -> KeyAddition {
        let isSource = table.sourceLanguage?.isSameLanguage(as: texts.language) ?? false
        // In a catalog a key that is a text needs no other in the source language, unless it has several forms.
        let isOwnText = key.isSpelled(as: literal.keyText) && isSource && table is Catalog && !texts.isPlural
        return KeyAddition(
            key, texts: isOwnText ? [] : [TextAssignment(texts.language, .whole, texts.text)],
            comment: AdoptionComment(literal).text, isIncomplete: true)
    }
}
