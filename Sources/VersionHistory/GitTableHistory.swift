import CatalogCore
import CatalogRuntime
import StringTables

/// Which commits the texts of a table come from, as a walk over git's history found it.
public struct GitTableHistory: TableHistory {
    private let walked: WalkedHistory
    private let files: [TrackedTable.File]
    private let sourceLanguage: LanguageTag?
    /// The number of the first of its files in the walk.
    private let first: Int

    /// Where a text comes from; nil where the table has none there.
    ///
    /// - Parameters:
    ///   - file: the number of the table's file that holds it.
    public func origin(of key: String, language: LanguageTag, part: PartPath, file: Int) -> TextOrigin? {
        guard let record = record(of: key, file: file) else { return nil }
        let own = files[file].language == nil ? language.canonical : TextSpot.onlyLanguage
        // The legacy files of a language may make up one text together.
        let index =
            record.content.index(of: TextSpot(language: own, part: part))
            ?? record.content.index(of: TextSpot(language: own, part: .whole))
        guard let index else { return nil }
        let leaf = record.leaves[index]
        let current = record.source ?? foreignSource(of: key)
        let isOlder = current.map { walked.sources[$0].step > leaf.textStep } ?? false
        return TextOrigin(
            commit: walked.commit(leaf.textStep), stateCommit: walked.commit(leaf.stateStep), before: leaf.before,
            source: leaf.source.map(version), laterSources: laterSources(than: leaf.source, current: current),
            earlierSource: current.flatMap { earlierSource(than: $0, for: leaf, isOlder: isOlder) }.map(version),
            earlierText: isOlder ? nil : leaf.before)
    }

    /// The commit that brought a key, by its present name; nil where that is not committed yet.
    public func keyCommit(of key: String, file: Int) -> Commit? {
        record(of: key, file: file).flatMap { walked.commit($0.keyStep) }
    }

    /// The commit that wrote a key's comment; nil where that is not committed yet.
    public func commentCommit(of key: String, file: Int) -> Commit? {
        record(of: key, file: file).flatMap { walked.commit($0.commentStep) }
    }

    /// Whether the history is that of a shallow clone, so that it may begin earlier than it seems to.
    public var isCutOff: Bool { walked.commits.contains(where: \.isBoundary) }

    private func record(of key: String, file: Int) -> EntryRecord? {
        walked.keys.known(Array(key.utf8)[...]).flatMap { walked.states[first + file].record(of: $0) }
    }

    // MARK: - Sources

    private func version(_ number: Int) -> SourceVersion {
        let source = walked.sources[number]
        return SourceVersion(key: source.key, texts: source.texts, commit: walked.commit(source.step))
    }

    /// From the one that followed to the present one; only that where another branch had the one before.
    private func laterSources(than number: Int?, current: Int?) -> [SourceVersion] {
        guard let number, let current, current != number else { return [] }
        var chain = [current]
        while let previous = walked.sources[chain[chain.count - 1]].previous, previous != number {
            chain.append(previous)
        }
        let isFollowed = walked.sources[chain[chain.count - 1]].previous == number
        return (isFollowed ? chain.reversed() : [current]).map(version)
    }

    /// The last source text that was there before a text was written; nil where that is the present one.
    ///
    /// - Parameter isOlder: whether the text is older than the present source text; then that which it was written for.
    private func earlierSource(than current: Int, for leaf: LeafRecord, isOlder: Bool) -> Int? {
        var number: Int? = current
        while let known = number {
            let step = walked.sources[known].step
            guard isOlder ? step > leaf.textStep : step >= leaf.textStep else { break }
            number = walked.sources[known].previous
        }
        return number == current ? nil : number
    }

    private func foreignSource(of key: String) -> Int? {
        files.sourceNumbers(of: sourceLanguage).lazy.compactMap { record(of: key, file: $0)?.source }.first
    }
}

extension GitTableHistory {
    /// The histories of tables whose files were walked over together.
    static func all(of tables: [TrackedTable], in walked: WalkedHistory) -> [GitTableHistory] {
        var first = 0
        return tables.map { table in
            defer { first += table.files.count }
            return GitTableHistory(
                walked: walked, files: table.files, sourceLanguage: table.sourceLanguage, first: first)
        }
    }
}

extension [TrackedTable] {
    /// The files of all tables, on the trails that were found for them.
    func walkedFiles(on trails: [FileTrail]) -> [WalkedFile] {
        var files: [WalkedFile] = []
        for table in self {
            let first = files.count
            let sources = table.files.sourceNumbers(of: table.sourceLanguage).map { first + $0 }
            for file in table.files {
                let role = table.role(of: file)
                files.append(
                    WalkedFile(
                        trail: trails[files.count], format: file.format, role: role,
                        sources: role == .translation ? sources : []))
            }
        }
        return files
    }
}

extension [TrackedTable.File] {
    /// The legacy files that hold the source texts; a `.stringsdict` goes before the `.strings` beside it.
    fileprivate func sourceNumbers(of language: LanguageTag?) -> [Int] {
        guard let language else { return [] }
        return indices.filter { self[$0].language?.isSameLanguage(as: language) ?? false }
            .sorted { self[$0].format == .stringsdict && self[$1].format != .stringsdict }
    }
}
