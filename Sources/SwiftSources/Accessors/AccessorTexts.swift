import AccessorGenerator
import CatalogCore

/// The keys of catalogs, with the code of their accessors.
package struct AccessorTexts: Sendable {
    private let entries: [ExactText: [AccessorDirectory.Entry]]
    private let keys: Set<ExactText>
    /// The keys of which a text has Markdown, in any language.
    private let marked: Set<ExactText>

    /// Creates an index of the accessors and keys of some targets.
    package init(_ targets: [AccessorTarget]) {
        var entries: [ExactText: [AccessorDirectory.Entry]] = [:]
        var (keys, marked): (Set<ExactText>, Set<ExactText>) = ([], [])
        for target in targets {
            for entry in target.directory.entries { entries[ExactText(entry.key), default: []].append(entry) }
            for catalog in target.catalogs {
                for index in 0..<catalog.entryCount {
                    let key = ExactText(catalog.key(at: index).string)
                    keys.insert(key)
                    if Self.hasMarkdown(catalog.entry(at: index)) { marked.insert(key) }
                }
            }
        }
        self.entries = entries
        self.keys = keys
        self.marked = marked
    }

    /// Returns whether a catalog has a key, with or without an accessor.
    func has(_ key: String) -> Bool { keys.contains(ExactText(key)) }

    /// Returns the keys that match a pattern.
    func keys(of pattern: KeyGlob) -> [String] { keys.map(\.string).filter(pattern.matches) }

    /// A text of the cases of an enumeration: `summary` of `Badge`.
    struct CaseText: Hashable {
        let enumeration: String
        /// The property of the enumeration.
        let member: String
    }

    /// Returns the enumeration and the property of which a key is a text; nil if there is none.
    func caseText(of key: String) -> CaseText? {
        guard let entry = entries[ExactText(key)]?.first(where: \.isCase), let enumeration = entry.enumeration,
            let expression = entry.expression, expression.arguments.isEmpty,
            let member = expression.code([]).split(separator: ".").last
        else { return nil }
        return CaseText(enumeration: enumeration, member: String(member))
    }

    /// Returns whether a view that takes the key itself would show Markdown as formatted text.
    func isMarked(_ key: String) -> Bool { marked.contains(ExactText(key)) }

    private static func hasMarkdown(_ entry: Entry) -> Bool {
        entry.localizations.contains { localization in
            localization.content.withNested.contains { content in
                content.unit?.value.map { MarkupDetection.isMarked($0.string) } ?? false
            }
        }
    }

    /// Returns the accessor for a key, or nil if there is none.
    ///
    /// A property or function for the key takes precedence over a case of a generated enumeration.
    ///
    /// - Parameter table: The table to prefer if several tables have the key.
    func expression(of key: String, in table: String = DefaultTable.name) -> AccessorExpression? {
        let all = (entries[ExactText(key)] ?? []).filter { $0.expression != nil }
        let named = all.filter { $0.table == table }
        let found = named.isEmpty ? all : named
        return (found.first { !$0.isCase } ?? found.first)?.expression
    }
}
