import CatalogComparison
import CatalogCore
import CatalogReports

/// The numbers of changes of each table, and what they leave to translators in each language.
package struct DifferenceStatistics: Sendable {
    /// The numbers of keys of a table by what happened to them.
    package struct Table: Sendable {
        /// The path of the table.
        package let path: String
        /// The number of added keys.
        package let added: Int
        /// The number of removed keys.
        package let removed: Int
        /// The number of renamed keys.
        package let renamed: Int
        /// The number of other keys with a change.
        package let changed: Int
    }

    /// The work that the changes leave in a language.
    package struct Language: Sendable {
        /// The language, in canonical form.
        package let language: LanguageTag
        /// The added keys without a finished text, and those that lost it or got one in state `new`.
        package var toTranslate = Work()
        /// The keys whose translation may be outdated, because the source text changed.
        package var toCheck = Work()
    }

    /// A number of keys and of the words in their source texts.
    package struct Work: Sendable {
        /// The number of keys.
        package private(set) var keys = 0
        /// The number of words in their source texts, counted as `fitloc stats` does.
        package private(set) var words = 0

        fileprivate mutating func add(keyWith wordCount: Int) {
            keys += 1
            words += wordCount
        }
    }

    /// The tables with changes, in order of path.
    package let tables: [Table]
    /// The target languages of these tables, in order of their tags.
    package let languages: [Language]

    /// Counts the changes of a difference.
    package init(_ difference: ProjectDifference) {
        tables = difference.tables.map(Table.init)
        var languages: [LanguageTag: Language] = [:]
        for table in difference.tables { Self.add(table, to: &languages) }
        self.languages = languages.values.sorted { $0.language.spelling < $1.language.spelling }
    }

    /// Adds the work that the changes of a table leave; all languages are in canonical form.
    private static func add(_ table: TableDifference, to languages: inout [LanguageTag: Language]) {
        let targets = Set(table.targetLanguages)
        for tag in targets where languages[tag] == nil { languages[tag] = Language(language: tag) }
        // The parts of a plural set are one key.
        var counted: [LanguageTag: Set<String>] = [:]
        for change in table.changes {
            switch change.kind {
            case .added where change.isTranslated:
                let texts = Dictionary(grouping: change.texts, by: \.language)
                let wordCount = words(of: change.texts.first.flatMap { texts[$0.language] }?.map(\.text) ?? [])
                for tag in targets where !isFinished(texts[tag] ?? []) {
                    languages[tag]?.toTranslate.add(keyWith: wordCount)
                }
            case .translation:
                guard let text = change.toTranslate, let tag = change.language,
                    counted[tag, default: []].insert(change.key ?? "").inserted
                else { continue }
                languages[tag]?.toTranslate.add(keyWith: words(of: [text]))
            case .source:
                let wordCount = words(of: [change.new ?? ""])
                for tag in change.suspects { languages[tag]?.toCheck.add(keyWith: wordCount) }
            case .added, .removed, .renamed, .state, .comment, .flag, .language: continue
            }
        }
    }

    private static func isFinished(_ texts: [KeyText]) -> Bool {
        !texts.isEmpty && texts.allSatisfy { $0.state != .new && !$0.text.isEmpty }
    }

    private static func words(of texts: [String]) -> Int {
        texts.map { WordCount.words(in: Array($0.utf8)[...]) }.reduce(0, +)
    }
}

extension DifferenceStatistics.Table {
    fileprivate init(_ table: TableDifference) {
        var kinds: [String: Set<TableChange.Kind>] = [:]
        for change in table.changes { change.key.map { _ = kinds[$0, default: []].insert(change.kind) } }
        let all = kinds.values
        path = table.path
        added = all.count { $0.contains(.added) }
        removed = all.count { $0.contains(.removed) }
        renamed = all.count { $0.contains(.renamed) }
        changed = all.count { $0.isDisjoint(with: [.added, .removed, .renamed]) }
    }
}
