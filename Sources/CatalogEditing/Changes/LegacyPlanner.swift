import CatalogCore
import CatalogRuntime
import StringTables

/// Applies key changes to a legacy table, editing one entry in each language's file.
struct LegacyPlanner {
    private let table: EditableTable
    private var files: [LegacyDraft] = []

    /// - Parameter steps: The steps to plan, so that only the files that they concern are read; nil if they are unknown.
    init(_ table: EditableTable, for steps: [KeyPlanner.Step]? = nil) throws(ChangeRefusal) {
        self.table = table
        let concerned = steps.flatMap { Self.languages(concernedBy: $0, in: table) }
        let isIndexed = steps.map { $0.count > Self.mostSearched } ?? true
        let contents = Dictionary(table.files.map { ($0.path, $0) }) { first, _ in first }
        for file in table.table.files {
            guard let language = file.language, concerned?.contains(language) ?? true,
                let kind = LegacyTableKind(file.format), let content = contents[file.path]
            else { continue }
            files.append(
                try LegacyDraft(
                    path: file.path, language: language, kind: kind, bytes: content.bytes, parsed: content.parsed,
                    isIndexed: isIndexed))
        }
    }

    /// The most steps whose keys are searched for rather than looked up in an index of all keys.
    private static let mostSearched = 4

    /// Returns the languages whose files some steps read and write; nil for all.
    ///
    /// A comment stands in the files of all languages, and so does the name of a key.
    private static func languages(
        concernedBy steps: [KeyPlanner.Step], in table: EditableTable
    ) -> Set<LanguageTag>? {
        guard !table.isStoreText else { return nil }
        var languages: Set<LanguageTag> = []
        for step in steps {
            guard case .change(_, let entry) = step.action, entry.old?.comment?.string == entry.new.comment?.string
            else { return nil }
            languages.formUnion(entry.changedLanguages)
        }
        return languages
    }

    /// Refuses changes to keys that another program removed from a file, because the changes would restore the keys.
    ///
    /// The other program may still have to write the table's other files, so these may still contain the keys.
    static func requireKeys(
        of changes: [KeyChange], in file: FileChange, now current: [UInt8]
    ) throws(ChangeRefusal) {
        guard let old = file.old, let kind = TablePath.format(of: file.path).flatMap({ LegacyTableKind($0) }) else {
            return
        }
        let before = try LegacyDraft(path: file.path, language: "und", kind: kind, bytes: old)
        let now = try LegacyDraft(path: file.path, language: "und", kind: kind, bytes: current)
        for change in changes {
            guard case .change = change.kind, before.has(change.key), !now.has(change.key) else { continue }
            throw .unknownKey(change.key, nearest: nil)
        }
    }

    /// Throws a refusal for changes to a key that legacy tables cannot represent.
    static func checkForm(of changes: [EntryChange], to key: String, isStoreText: Bool) throws(ChangeRefusal) {
        for change in changes {
            switch change {
            case .comment where isStoreText: throw .notInStoreTexts(key, .comments)
            case .state where isStoreText: throw .notInStoreTexts(key, .states)
            case .shouldTranslate where isStoreText, .extraction where isStoreText:
                throw .notInStoreTexts(key, .exclusion)
            // Legacy tables represent a single state: whether a text needs review (`ReviewMark`).
            case .accepted, .state(_, _, .translated, from: .needsReview), .state(_, _, .needsReview, from: _): break
            case .state: throw .notInLegacyTables(key, .states)
            case .unset, .expected: break
            case .shouldTranslate, .extraction: throw .notInLegacyTables(key, .exclusion)
            case .text, .fill, .comment: break
            }
        }
    }

    consuming func files(for steps: [KeyPlanner.Step]) throws(ChangeRefusal) -> [FileChange] {
        for step in steps { try add(step) }
        var changes: [FileChange] = []
        for file in files {
            guard let change = try file.change() else { continue }
            changes.append(change)
        }
        return changes
    }

    /// Throws a refusal if the files cannot represent a step.
    func check(_ step: KeyPlanner.Step) throws(ChangeRefusal) {
        var planner = self
        try planner.add(step)
    }

    private mutating func add(_ step: KeyPlanner.Step) throws(ChangeRefusal) {
        switch step.action {
        case .add(let entry): try write(entry, at: nil)
        case .change(let index, let entry): try write(entry, at: index)
        case .remove(let index): changeAll(having: key(at: index)) { .remove(key: $0) }
        case .rename(let index, let name, _): changeAll(having: key(at: index)) { .rename(key: $0, to: name) }
        }
    }

    private func key(at index: Int) -> String { table.table.key(at: index).string }

    private mutating func changeAll(having key: String, _ change: (String) -> LegacyTableChange) {
        for index in files.indices where files[index].has(key) { files[index].changes.append(change(key)) }
    }

    // MARK: - Texts

    private mutating func write(_ entry: ChangedEntry, at index: Int?) throws(ChangeRefusal) {
        let source = table.sourceLanguage.flatMap { entry.new.localization($0) }?.content
        for language in entry.changedLanguages {
            guard let content = entry.new.localization(language)?.content else {
                takeOut(entry.key, in: language)
                continue
            }
            if table.isStoreText {
                try write(storeText: content, of: entry, in: language)
                continue
            }
            try checkReferences(in: content, of: entry, in: language)
            try checkLosses(of: entry, at: index, in: language)
            let value: LegacyValue
            do throws(LegacyObstacle) {
                value = try LegacyValue(content, source: source)
            } catch {
                throw .obstacle(entry.key, language, error)
            }
            try write(value, of: entry, in: language)
            try checkMark(of: entry, in: language)
        }
        guard !table.isStoreText else { return }
        let comment = entry.new.comment?.string
        guard entry.old?.comment?.string != comment else { return }
        guard files.contains(where: { $0.holdsComments && ($0.has(entry.key) || $0.hasJustAdded(entry.key)) }) else {
            throw .notInLegacyTables(entry.key, .comments)
        }
        for file in files.indices
        where files[file].holdsComments && files[file].has(entry.key)
            && entry.new.localization(files[file].language) != nil
        {
            let kept = entry.legacyComment(in: files[file].language)
            files[file].changes.append(.comment(key: entry.key, kept))
        }
    }

    /// Throws a refusal if a text is only to be marked for review, and no file of the language can have the mark.
    private func checkMark(of entry: ChangedEntry, in language: LanguageTag) throws(ChangeRefusal) {
        guard entry.waits(in: language), !entry.waits(in: language, before: true), !entry.changesTexts(in: language),
            !files(.strings, language).contains(where: { files[$0].holdsComments && files[$0].has(entry.key) })
        else { return }
        throw .notInLegacyTables(entry.key, .states)
    }

    /// Writes the text of a store, which is the whole file.
    private mutating func write(
        storeText content: LocalizedContent, of entry: ChangedEntry, in language: LanguageTag
    ) throws(ChangeRefusal) {
        guard let text = content.unit?.value?.string, !content.hasSeveralTexts else {
            throw .notInStoreTexts(entry.key, .forms)
        }
        let value = LegacyTableEntry.Value.text(text)
        if let index = files.firstIndex(where: { $0.language == language && $0.has(entry.key) }) {
            files[index].changes.append(.set(key: entry.key, value: value))
            return
        }
        guard let folder = TablePath.tableFolder(of: table.path), let key = StoreTextKey(entry.key) else {
            throw .notInStoreTexts(entry.key, .names)
        }
        let path = StoreTextPath.path(below: folder, language: language.spelling, key: key)
        var draft = try LegacyDraft(path: path, language: language, kind: .storeText, bytes: nil)
        draft.endsLine = files.first { $0.has(entry.key) }?.endsLine ?? true
        draft.changes.append(.add(key: entry.key, value: value, comment: nil))
        files.append(draft)
    }

    /// Removes a key from the files of one language.
    private mutating func takeOut(_ key: String, in language: LanguageTag) {
        for index in files.indices where files[index].language == language && files[index].has(key) {
            files[index].changes.append(.remove(key: key))
        }
    }

    /// Throws a refusal if the existing content has parts that catalogs cannot represent, because the new text would
    /// discard them.
    private func checkLosses(
        of entry: ChangedEntry, at index: Int?, in language: LanguageTag
    ) throws(ChangeRefusal) {
        guard let index, let old = table.table.entry(at: index).localization(language)?.content,
            !CatalogContent(old).losses.isEmpty
        else { return }
        throw .obstacle(entry.key, language, .textsBesideOthers)
    }

    /// Throws a refusal for new substitutions that no text refers to.
    ///
    /// A legacy rule reaches its variables only through its text.
    private func checkReferences(
        in content: LocalizedContent, of entry: ChangedEntry, in language: LanguageTag
    ) throws(ChangeRefusal) {
        let old = entry.old?.localization(language)?.content.substitutions.map(\.name.string) ?? []
        let new = content.substitutions.map(\.name.string).filter { !old.contains($0) }
        guard !new.isEmpty else { return }
        let referred = content.referredSubstitutions
        guard let name = new.first(where: { !referred.contains($0) }) else { return }
        throw .unreferredSubstitution(entry.key, language, name)
    }

    /// Writes a value to the `.strings` and `.stringsdict` files of a language.
    ///
    /// A text without variations stays in the `.stringsdict` if only that file already has the key.
    private mutating func write(
        _ value: LegacyValue, of entry: ChangedEntry, in language: LanguageTag
    ) throws(ChangeRefusal) {
        var (text, rule) = (
            value.parts.text.map(LegacyTableEntry.Value.text), value.parts.rule.map(LegacyTableEntry.Value.rule)
        )
        if case .rule(let whole) = value.value, text != nil, keepsOther(entry.key, in: language) {
            (text, rule) = (nil, .rule(whole))
        }
        let isInRules = files(.stringsdict, language).contains { files[$0].has(entry.key) }
        if rule == nil, isInRules, !files(.strings, language).contains(where: { files[$0].has(entry.key) }) {
            (text, rule) = (nil, text)
        }
        // A text of the `.strings` that the rule hides is no part of the content, and stays with its comment.
        let isHidden = isInRules && rule != nil && text == nil
        if !isHidden { try put(text, .strings, of: entry, in: language) }
        try put(rule, .stringsdict, of: entry, in: language)
    }

    /// Whether the `.stringsdict` also has the text for all other devices.
    ///
    /// Xcode would put that text into the `.strings` file.
    private func keepsOther(_ key: String, in language: LanguageTag) -> Bool {
        files(.stringsdict, language).contains { files[$0].hasTextForOtherDevices(key) }
    }

    /// Writes a value to each file of a language that has the key, including `Base.lproj`; otherwise to the first file.
    private mutating func put(
        _ value: LegacyTableEntry.Value?, _ kind: LegacyTableKind, of entry: ChangedEntry, in language: LanguageTag
    ) throws(ChangeRefusal) {
        let present = files(kind, language)
        let having = present.filter { files[$0].has(entry.key) }
        for index in having {
            guard let value else {
                files[index].changes.append(.remove(key: entry.key))
                continue
            }
            let kept = files[index].keepingNames(of: entry.key, in: value)
            files[index].changes.append(.set(key: entry.key, value: kept))
            if kind == .strings, entry.waits(in: language, before: true) != entry.waits(in: language) {
                files[index].changes.append(.comment(key: entry.key, entry.legacyComment(in: language)))
            }
        }
        guard having.isEmpty, let value else { return }
        let index = if let first = present.first { first } else { try newFile(kind, language, for: entry.key) }
        let comment = entry.legacyComment(in: language)
        files[index].changes.append(.add(key: entry.key, value: value, comment: comment))
    }

    // MARK: - Files

    /// Returns the files of a format in a language.
    ///
    /// There are two if `Base.lproj` exists in addition to the language's folder.
    private func files(_ kind: LegacyTableKind, _ language: LanguageTag) -> [Int] {
        files.indices.filter { files[$0].kind == kind && files[$0].language == language }
    }

    /// Creates a file for a language or format that the table lacks, in the layout of the existing files.
    private mutating func newFile(
        _ kind: LegacyTableKind, _ language: LanguageTag, for key: String
    ) throws(ChangeRefusal) -> Int {
        let name = "\(table.table.name).\(kind.rawValue)"
        let path: String
        if let sibling = files.first(where: { $0.language == language })?.path {
            path = TablePath.path(beside: sibling, file: name)
        } else if let folder = TablePath.tableFolder(of: table.path) {
            path = TablePath.path(below: folder, language: language.spelling, file: name)
        } else {
            throw .obstacle(key, language, .outsideFolders(path: table.path))
        }
        files.append(try LegacyDraft(path: path, language: language, kind: kind, bytes: nil))
        return files.count - 1
    }
}
