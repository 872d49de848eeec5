import CatalogCore

/// A walk over a log, from the first to the last commit, that finds the step that wrote each text of some files.
///
/// Each step takes the state of its parents and adds its own changes. Only states that a later step still needs are
/// kept, and states share equal records.
struct HistoryWalk<Supply: VersionSource> {
    private let plan: WalkPlan
    private(set) var versions: Supply
    private(set) var keys = KeyNumbers()
    private(set) var stores: [VersionStore]
    private var recordBuilder = RecordBuilder()
    /// The states of the files after each step that later steps need.
    private var states: [Int: [FileState]] = [:]
    private var childrenLeft: [Int]

    init(_ plan: WalkPlan, versions: Supply, stores: [StoredVersions]) {
        self.plan = plan
        self.versions = versions
        var keys = KeyNumbers()
        self.stores = stores.map { VersionStore($0, numbering: &keys) }
        self.keys = keys
        childrenLeft = plan.log.steps.map { _ in 0 }
        for parent in plan.log.steps.flatMap(\.parents) + plan.log.tips { childrenLeft[parent] += 1 }
    }

    /// Runs the walk.
    ///
    /// - Parameter current: the current contents of the files, after the last commit.
    package mutating func run(to current: [[UInt8]]) async throws(GitError) -> WalkedHistory {
        versions.expect(plan.wanted(by: stores))
        for step in plan.log.steps.indices {
            let parents = plan.log.steps[step].parents
            let before = parents.compactMap { states[$0] }
            var row = plan.files.map { _ in FileState.absent }
            for file in plan.order {
                row[file] = try await state(of: file, at: step, after: before.map { $0[file] }, beside: row)
            }
            if childrenLeft[step] > 0 { states[step] = row }
            parents.forEach { release($0) }
        }
        let last = uncommitted(current)
        return WalkedHistory(
            commits: plan.log.steps.map(\.commit), keys: keys, states: last, sources: recordBuilder.sources)
    }

    private mutating func release(_ step: Int) {
        childrenLeft[step] -= 1
        if childrenLeft[step] == 0 { states[step] = nil }
    }

    // MARK: - One file

    private mutating func state(
        of file: Int, at step: Int, after parents: [FileState], beside row: [FileState]
    ) async throws(GitError) -> FileState {
        guard let blob = plan.blob(of: file, at: step) else { return .absent }
        if let same = parents.first(where: { $0.blob == blob }) { return same }
        let bases = Self.distinct(parents.flatMap(\.versions))
        if let same = bases.first(where: { $0.blob == blob }) { return FileState(blob: blob, versions: [same]) }
        guard let changes = try await changes(of: file, from: bases.first, to: blob) else {
            return FileState(blob: blob, versions: bases)
        }
        let version = version(blob, applying: changes, to: bases, of: file, at: step, beside: row)
        return FileState(blob: blob, versions: [version])
    }

    /// Returns the changes in a version; nil if the version is unreadable.
    private mutating func changes(
        of file: Int, from base: FileState.Version?, to blob: ObjectName
    ) async throws(GitError) -> VersionChanges? {
        if stores[file].isBroken(blob) { return nil }
        stores[file].noteUse(from: base?.blob, to: blob)
        if let known = stores[file].changes(from: base?.blob, to: blob) { return known }
        guard let version = try await versions.version(of: blob, format: plan.files[file].format) else {
            stores[file].noteBroken(blob)
            return nil
        }
        let changes = VersionChanges(from: base, to: version, numbering: &keys)
        stores[file].note(changes, from: base?.blob, to: blob)
        return changes
    }

    /// Returns the distinct versions.
    ///
    /// Both sides of a merge may share a version.
    private static func distinct(_ versions: [FileState.Version]) -> [FileState.Version] {
        versions.reduce(into: []) { known, version in
            if !known.contains(where: { $0 === version }) { known.append(version) }
        }
    }

    // MARK: - Changes

    private mutating func version(
        _ blob: ObjectName?, applying changes: VersionChanges, to bases: [FileState.Version], of file: Int,
        at step: Int, beside row: [FileState]
    ) -> FileState.Version {
        var records = bases.first?.records ?? []
        records += Array(repeating: nil, count: keys.names.count - records.count)
        let source = plan.files[file].role.sourceLanguage
        let renames = renames(in: changes, after: bases, source: source)
        for change in changes.changes {
            guard let content = change.content else {
                records[change.key] = nil
                continue
            }
            let key = keys.text(of: change.key)
            let own = bases.compactMap { $0.record(of: change.key) }
            let old = own.isEmpty ? renames.oldKeys[key].flatMap { keys.known(Array($0.utf8)[...]) } : nil
            records[change.key] = recordBuilder.record(
                .init(
                    key: key, content: content,
                    previous: own + [old.flatMap { bases.first?.record(of: $0) }].compactMap { $0 },
                    isRenamed: old != nil),
                at: step, sourceLanguage: source,
                foreignSource: plan.files[file].sources.lazy.compactMap { row[$0].record(of: change.key)?.source }.first
            )
        }
        return FileState.Version(blob: blob, records: records)
    }

    private func renames(
        in changes: VersionChanges, after bases: [FileState.Version], source: LanguageTag?
    ) -> KeyRenames {
        let gone = changes.changes.filter { $0.content == nil }
        guard !gone.isEmpty else { return KeyRenames(from: [], to: [], source: source) }
        let added = changes.changes.filter { change in bases.allSatisfy { $0.record(of: change.key) == nil } }
        return KeyRenames(
            from: gone.compactMap { change in
                bases.first?.record(of: change.key).map { (keys.text(of: change.key), $0.content) }
            },
            to: added.compactMap { change in change.content.map { (keys.text(of: change.key), $0) } }, source: source)
    }

    // MARK: - The work tree

    /// Returns the states after an additional last step for uncommitted changes in the work tree.
    private mutating func uncommitted(_ current: [[UInt8]]) -> [FileState] {
        var row = plan.files.map { _ in FileState.absent }
        for file in plan.order {
            let tips = plan.log.tips.compactMap { states[$0]?[file] }
            let bases = Self.distinct(tips.flatMap(\.versions))
            guard let now = FileVersion(current[file], format: plan.files[file].format) else {
                row[file] = FileState(blob: nil, versions: bases)
                continue
            }
            let changes = VersionChanges(from: bases.first, to: now, numbering: &keys)
            let version = version(
                nil, applying: changes, to: bases, of: file, at: plan.log.steps.count, beside: row)
            row[file] = FileState(blob: nil, versions: [version])
        }
        return row
    }
}
