import CatalogComparison
import CatalogCore
import CatalogLint
import CatalogRuntime
import CommandOutput
import Foundation
import StringTables
import Workspaces

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
        /// The changed keys that are to translate, as `TranslationStatus.isToTranslate(_:in:)` says: added ones, those whose
        /// text changed, and all of a language that was added.
        package var toTranslate = Work()
        /// The changed keys whose translation needs review, and those whose translation may be outdated, because the source
        /// text changed.
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
    /// The target languages of these tables and those that they must have, in order of their tags.
    package let languages: [Language]

    /// Counts the changes of a difference.
    ///
    /// - Parameters:
    ///   - shown: The changes that count, which may be those of some languages only.
    ///   - difference: All changes, which tell the work in each language.
    ///   - asked: The languages whose work is counted; nil for all.
    /// - Throws: A `CommandFailure` if the configuration of a table cannot be read.
    package init(
        _ shown: ProjectDifference, of difference: ProjectDifference, in asked: [LanguageTag]?
    ) throws(CommandFailure) {
        let currentFolder = FileManager.default.currentDirectoryPath
        var configurations = Configurations(currentFolder: currentFolder)
        tables = shown.tables.map(Table.init)
        var languages: [LanguageTag: Language] = [:]
        for table in difference.tables {
            let path = RelativePath.absolute(table.path, in: currentFolder)
            Self.add(table, requiring: try configurations.governing(path)?.languages ?? [], to: &languages)
        }
        let counted = asked.map { LanguageSet($0) }
        self.languages = languages.values.filter { counted?.contains($0.language) ?? true }
            .sorted { $0.language.spelling < $1.language.spelling }
    }

    /// Adds the work that the changes of a table leave; all languages are in canonical form.
    private static func add(
        _ table: TableDifference, requiring required: [LanguageTag], to languages: inout [LanguageTag: Language]
    ) {
        let source = table.table?.sourceLanguage?.canonical
        let wanted = table.table == nil ? [] : required.map(\.canonical).filter { $0 != source }
        let targets = Set(table.targetLanguages + wanted)
        for tag in targets where languages[tag] == nil { languages[tag] = Language(language: tag) }
        guard let work = table.table.map(OpenWork.init) else { return }
        var keys: [LanguageTag: Set<ExactText>] = [:]
        var suspects: [LanguageTag: Set<ExactText>] = [:]
        for change in table.changes {
            let key = ExactText(change.key ?? "")
            switch change.kind {
            case .added: for tag in targets { keys[tag, default: []].insert(key) }
            case .translation, .state: change.language.map { _ = keys[$0.canonical, default: []].insert(key) }
            case .language where change.new != nil:
                change.language.map { keys[$0.canonical, default: []].formUnion(work.keys) }
            case .source:
                for tag in targets { keys[tag, default: []].insert(key) }
                for tag in change.suspects { suspects[tag.canonical, default: []].insert(key) }
            case .removed, .renamed, .comment, .flag, .language: continue
            }
        }
        for (tag, keys) in keys {
            work.forEach(of: keys, in: tag) { key, status, wordCount in
                if status.isOpen {
                    languages[tag]?.toTranslate.add(keyWith: wordCount)
                } else if status == .needsReview || suspects[tag]?.contains(key) ?? false {
                    languages[tag]?.toCheck.add(keyWith: wordCount)
                }
            }
        }
    }
}

/// The keys of a table's newer version, which tell what is to translate.
private struct OpenWork {
    private let table: TableContext
    private var indices: [ExactText: Int] = [:]

    init(_ table: any StringTable) {
        self.table = TableContext(table, settings: LintSettings())
        for index in 0..<table.entryCount { indices[ExactText(table.key(at: index).string)] = index }
    }

    /// All keys.
    var keys: Dictionary<ExactText, Int>.Keys { indices.keys }

    /// Calls a closure with the status of keys in a target language, and the number of words in their source texts.
    func forEach(
        of keys: Set<ExactText>, in language: LanguageTag, _ body: (ExactText, TranslationStatus, Int) -> Void
    ) {
        let shown = ShownLanguage(language, in: table)
        guard !shown.facts.isSource else { return }
        for key in keys {
            guard let index = indices[key] else { continue }
            let entry = EntryContext(table.table.entry(at: index), in: table)
            body(key, TranslationStatus(of: entry, in: shown), entry.sourceWordCount)
        }
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
