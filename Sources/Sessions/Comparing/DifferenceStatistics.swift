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

        fileprivate mutating func add(_ texts: [String]) {
            keys += 1
            words += texts.map { WordCount.words(in: Array($0.utf8)[...]) }.reduce(0, +)
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
        for table in difference.tables {
            for tag in table.targetLanguages {
                languages[tag, default: Language(language: tag)].add(table.changes)
            }
        }
        self.languages = languages.values.sorted { $0.language.spelling < $1.language.spelling }
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

extension DifferenceStatistics.Language {
    fileprivate mutating func add(_ changes: [TableChange]) {
        var keys: Set<String> = []
        for change in changes {
            switch change.kind {
            case .added where change.isTranslated:
                let own = change.texts.filter { $0.language.isSameLanguage(as: language) }
                let isFinished = !own.isEmpty && own.allSatisfy { $0.state != .new && !$0.text.isEmpty }
                guard !isFinished else { continue }
                let source = change.texts.first?.language
                toTranslate.add(change.texts.filter { $0.language == source }.map(\.text))
            case .translation where change.language?.isSameLanguage(as: language) ?? false:
                // The parts of a plural set are one key.
                if let text = change.toTranslate, keys.insert(change.key ?? "").inserted { toTranslate.add([text]) }
            case .source where change.suspects.contains { $0.isSameLanguage(as: language) }:
                toCheck.add([change.new ?? ""])
            case .added, .source, .removed, .renamed, .translation, .state, .comment, .flag, .language: continue
            }
        }
    }
}
