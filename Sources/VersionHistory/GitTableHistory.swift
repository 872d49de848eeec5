import CatalogCore
import CatalogRuntime
import StringTables

/// The commits that a table's texts come from, as found by a walk over git's history.
public struct GitTableHistory: TableHistory {
    private let walked: WalkedHistory
    private let files: [TrackedTable.File]
    private let sourceLanguage: LanguageTag?
    /// The index of the table's first file in the walk.
    private let first: Int

    /// Returns the origin of a text; nil if the table does not have the text.
    ///
    /// - Parameters:
    ///   - file: the index of the file with the text in the table.
    public func origin(of key: String, language: LanguageTag, part: PartPath, file: Int) -> TextOrigin? {
        guard let record = record(of: key, file: file) else { return nil }
        let own = files[file].language == nil ? language.canonical : TextLocation.onlyLanguage
        // Several legacy files of a language may together form one text.
        let index =
            record.content.index(of: TextLocation(language: own, part: part))
            ?? record.content.index(of: TextLocation(language: own, part: .whole))
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

    /// Returns the commit that added a key under its current name; nil if it is not committed yet.
    public func keyCommit(of key: String, file: Int) -> Commit? {
        record(of: key, file: file).flatMap { walked.commit($0.keyStep) }
    }

    /// Returns the commit that wrote a key's comment; nil if it is not committed yet.
    public func commentCommit(of key: String, file: Int) -> Commit? {
        record(of: key, file: file).flatMap { walked.commit($0.commentStep) }
    }

    /// Whether the history is from a shallow clone and may begin earlier than it appears.
    public var isCutOff: Bool { walked.commits.contains(where: \.isBoundary) }

    private func record(of key: String, file: Int) -> EntryRecord? {
        walked.keys.known(Array(key.utf8)[...]).flatMap { walked.states[first + file].record(of: $0) }
    }

    // MARK: - Sources

    private func version(_ index: Int) -> SourceVersion {
        let source = walked.sources[index]
        return SourceVersion(key: source.key, texts: source.texts, commit: walked.commit(source.step))
    }

    /// Returns the source texts after a given one, up to the current one.
    ///
    /// If the given source text is on another branch, the result has only the current one.
    private func laterSources(than index: Int?, current: Int?) -> [SourceVersion] {
        guard let index, let current, current != index else { return [] }
        var chain = [current]
        while let previous = walked.sources[chain[chain.count - 1]].previous, previous != index {
            chain.append(previous)
        }
        let isFollowed = walked.sources[chain[chain.count - 1]].previous == index
        return (isFollowed ? chain.reversed() : [current]).map(version)
    }

    /// Returns the last source text before a text was written; nil if that is the current one.
    ///
    /// - Parameter isOlder: whether the text is older than the current source text. Then the result is the source text
    ///   that the text was written for.
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
    /// Returns the histories of tables whose files were part of one walk.
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
    /// Returns the files of all tables with their path histories.
    func walkedFiles(on pathHistories: [FilePathHistory]) -> [WalkedFile] {
        var files: [WalkedFile] = []
        for table in self {
            let first = files.count
            let sources = table.files.sourceNumbers(of: table.sourceLanguage).map { first + $0 }
            for file in table.files {
                let role = table.role(of: file)
                files.append(
                    WalkedFile(
                        pathHistory: pathHistories[files.count], format: file.format, role: role,
                        sources: role == .translation ? sources : []))
            }
        }
        return files
    }
}

extension [TrackedTable.File] {
    /// Returns the indices of the legacy files with source texts.
    ///
    /// A `.stringsdict` precedes the `.strings` of the same folder.
    fileprivate func sourceNumbers(of language: LanguageTag?) -> [Int] {
        guard let language else { return [] }
        return indices.filter { self[$0].language?.isSameLanguage(as: language) ?? false }
            .sorted { self[$0].format == .stringsdict && self[$1].format != .stringsdict }
    }
}
