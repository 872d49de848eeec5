import CatalogRuntime
import XCStringsKit

/// A key for a text and the table that it is, or comes, in.
struct PlacedKey: Sendable {
    let key: String
    let table: any StringTable
    /// What comes into the table; nil where the key is there.
    let addition: KeyAddition?
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
                key: said.key, table: said.table, addition: nil, keyIsText: said.key.isSpelled(as: literal.keyText))
            return
        }
        let key = chosen ?? (group.proposer.shape.isText ? literal.keyText : group.proposer.key(for: literal, in: area))
        if let table = group.table(having: key) {
            // A key that is its own text may be there without one.
            guard key.isSpelled(as: literal.keyText) else { throw .keyTaken(key) }
            self.init(key: key, table: table, addition: nil, keyIsText: true)
            return
        }
        group.proposer.take(key)
        let table = try group.table(for: key, at: literal.file.path, named: literal.use?.table)
        let addition = try Self.addition(key, literal, group.language(literal.language, in: table), table)
        self.init(key: key, table: table, addition: addition, keyIsText: key.isSpelled(as: literal.keyText))
    }

    private init(key: String, table: any StringTable, addition: KeyAddition?, keyIsText: Bool) {
        self.key = key
        self.table = table
        self.addition = addition
        self.keyIsText = keyIsText
    }

    private static func addition(
        _ key: String, _ literal: AdoptedLiteral, _ language: LanguageTag?, _ table: any StringTable
    ) throws(AdoptionObstacle) -> KeyAddition {
        guard let language else { throw .noTable }
        let isOwnText =
            key.isSpelled(as: literal.keyText) && (table.sourceLanguage?.isSameLanguage(as: language) ?? false)
        // In a catalog a key that is a text needs no other in the source language.
        let texts = isOwnText && table is Catalog ? [] : [TextAssignment(language, .whole, literal.catalogText)]
        return KeyAddition(key, texts: texts, comment: AdoptionComment(literal).text, isIncomplete: true)
    }
}
