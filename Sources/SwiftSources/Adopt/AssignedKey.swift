import CatalogCore
import CatalogEditing
import CatalogRuntime

/// A key for a text, and the table that has or receives it.
struct AssignedKey: Sendable {
    let key: String
    let table: any StringTable
    /// The key to add to the table; nil if the table already has the key.
    let addition: KeyAddition?
    /// The texts to add in each language; nil if the table already has the key.
    let texts: AdoptedTexts?
    /// Keys of other features with the same text, which a person can choose instead.
    var others: [String] = []
    /// Whether the key equals the text.
    let keyIsText: Bool

    /// Finds an existing key for a text or creates a new one.
    ///
    /// - Parameters:
    ///   - chosen: The key that a person chose; nil to propose one.
    ///   - prefix: The first words of a proposed key.
    init(
        _ literal: AdoptedLiteral, chosen: String?, in group: inout TableGroup, prefix: [String]
    ) throws(AdoptionObstacle) {
        let said = group.key(saying: literal, prefix: prefix, chosen: chosen)
        let isReachable = said.map { literal.use?.table == nil || literal.use?.table == $0.table.name } ?? false
        if let said, isReachable, chosen == nil || chosen == said.key {
            self.init(
                key: said.key, table: said.table, addition: nil, texts: nil,
                keyIsText: said.key.isSpelled(as: literal.keyText))
            return
        }
        let others = chosen == nil ? group.keys(saying: literal) : []
        let known = group.translations(of: literal)
        let key = chosen ?? Self.proposal(for: literal, in: &group, prefix: prefix, known)
        if let table = group.table(having: key) {
            // The table can have the text as a key without a text in that language, so that the search by text did not
            // find it.
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
        for literal: AdoptedLiteral, in group: inout TableGroup, prefix: [String], _ known: [LanguageTag: String]
    ) -> String {
        if group.proposer.namingStyle.isText { return literal.keyText }
        let isEnglish = literal.language?.language == "en"
        let english = isEnglish ? literal.plainText : known.first { $0.key.language == "en" }?.value
        return group.proposer.key(for: literal, in: prefix, english: english)
    }

    private static func addition(
        _ key: String, _ literal: AdoptedLiteral, _ texts: AdoptedTexts, _ table: any StringTable
    ) -> KeyAddition {
        let isSource = table.sourceLanguage?.isSameLanguage(as: texts.language) ?? false
        // In a catalog, a key that equals its source text needs no separate text unless it has plural forms.
        let isOwnText = key.isSpelled(as: literal.keyText) && isSource && table is Catalog && !texts.isPlural
        return KeyAddition(
            key, texts: isOwnText ? [] : [TextAssignment(texts.language, .whole, texts.text)],
            comment: AdoptionComment(literal).text, isIncomplete: true)
    }
}
