import CatalogCore
import CatalogRuntime

/// A builder that collects the keys of the files of a table, one file after another.
struct LegacyTableBuilder {
    private(set) var files: [TableFile] = []
    private(set) var languages: [LanguageTag] = []
    private(set) var problems: [ShapeProblem] = []
    private(set) var duplicateKeys: [DuplicateKey] = []
    private var drafts: [LegacyEntryDraft] = []
    /// The index of each draft by its key.
    private var indices: [ExactText: Int] = [:]

    /// The keys with all their languages.
    var entries: [Entry] { drafts.map { $0.entry() } }

    /// Returns the keys with all their languages, of which only some are to be translated.
    func entries(translating isTranslatable: (String, [Localization]) -> Bool) -> [Entry] {
        drafts.map { $0.entry(shouldTranslate: isTranslatable($0.key.string, $0.localizations)) }
    }

    /// Adds the keys of a file; of duplicate keys the last one counts, as at run time.
    mutating func add(_ source: LegacySource, language: LanguageTag) {
        let file = Int32(files.count)
        files.append(
            TableFile(path: source.path, bytes: source.text.bytes, format: source.text.format, language: language))
        if !languages.contains(language) { languages.append(language) }
        problems += source.table.problems.map { problem in
            let range = problem.range ?? 0..<0
            let isInEntry = problem.reason != .strayValue
            let key = isInEntry ? problem.range.flatMap { owner(of: $0, in: source.table.entries) } : nil
            return ShapeProblem(
                .legacy(problem.fault, message: problem.message, key: key),
                at: TableLocation(file: Int(file), range: range))
        }
        var repetitions: [(index: Int, first: Int)] = []
        for index in source.table.entries.indices {
            if let first = add(entryAt: index, of: source, in: file, language: language) {
                repetitions.append((index, first))
            }
        }
        addDuplicates(repetitions, of: source.table, in: Int(file))
    }

    private mutating func addDuplicates(
        _ repetitions: [(index: Int, first: Int)], of table: LegacyTableFile, in file: Int
    ) {
        guard !repetitions.isEmpty else { return }
        var editor: StringsEditor?
        if case .text(let strings) = table.form { editor = StringsEditor(strings) }
        for (index, firstIndex) in repetitions {
            let (entry, first) = (table.entries[index], table.entries[firstIndex])
            let keepsComment = entry.comment == nil || entry.comment == first.comment
            duplicateKeys.append(
                DuplicateKey(
                    key: entry.key, location: TableLocation(file: file, range: entry.keyRange ?? 0..<0),
                    first: TableLocation(file: file, range: first.keyRange ?? 0..<0),
                    isEqual: entry.value == first.value,
                    removable: keepsComment ? editor?.removal(of: index) : nil))
        }
    }

    /// Returns the key of the last entry that begins at or before `range`; entries are in file order.
    private func owner(of range: ByteRange, in entries: [LegacyTableEntry]) -> String? {
        let end = entries.partitioningIndex { ($0.keyRange?.lowerBound ?? 0) > range.lowerBound }
        return end > 0 ? entries[end - 1].key : nil
    }

    /// Adds an entry of a file.
    ///
    /// - Returns: The index of the first entry of the file that has the same key; nil if this is the first one.
    private mutating func add(
        entryAt entryIndex: Int, of source: LegacySource, in file: Int32, language: LanguageTag
    ) -> Int? {
        let entry = source.table.entries[entryIndex]
        let location = TableLocation(file: Int(file), range: entry.keyRange ?? 0..<0)
        let isLiteral = source.text.format.isLiteral
        let content = LegacyContent(file: file, isLiteral: isLiteral).content(of: entry, at: location)
        let localization = Localization(language: language, languageLocation: location, content: content)
        let comment = ReviewMark.unmarked(entry.comment).map { Text($0, range: location.range, file: file) }
        let origin = LegacyEntryDraft.Origin(file: file, entryIndex: entryIndex)
        let key = ExactText(entry.key)
        guard let index = indices[key] else {
            indices[key] = drafts.count
            drafts.append(
                LegacyEntryDraft(
                    key: Text(entry.key, range: location.range, file: file), comment: comment,
                    localizations: [localization], latest: origin))
            return nil
        }
        let first = drafts[index].meet(origin)
        if let shadow = drafts[index].add(localization, comment: comment, in: files) {
            let kind: ShapeProblem.Kind =
                shadow.isInBase
                ? .repeatedInBase(key: entry.key, by: shadow.winner) : .shadowed(key: entry.key, by: shadow.winner)
            problems.append(ShapeProblem(kind, at: shadow.loser))
        }
        return first
    }
}

extension LegacyTableProblem {
    /// The kind of fault for the reason of the problem.
    fileprivate var fault: ShapeProblem.LegacyFault {
        switch reason {
        case .missingFormat, .missingSpecType, .missingValueType, .unknownSpecType: .incompleteRule
        case .wrongType: .wrongType
        case .unknownForm: .unknownForm
        case .repeated: .repeated
        case .badWidth, .strayValue: .unusable
        }
    }
}

/// The content of a key read so far.
private struct LegacyEntryDraft {
    /// The entry of a file that has a key.
    struct Origin {
        let file: Int32
        let entryIndex: Int
    }

    let key: Text
    var comment: Text?
    var localizations: [Localization]
    /// The first entry with the key in the file that is read.
    var latest: Origin

    /// Notes an entry with the key, and returns the index of the first one in the same file, if it is another.
    mutating func meet(_ origin: Origin) -> Int? {
        if latest.file == origin.file { return latest.entryIndex }
        latest = origin
        return nil
    }

    func entry(shouldTranslate: Bool = true) -> Entry {
        Entry(
            key: key, comment: comment, shouldTranslate: shouldTranslate, localizations: localizations,
            location: key.location
        )
    }

    /// A text that is never shown, because another file of the same language also has the key.
    struct Shadow {
        let winner: TableLocation
        let loser: TableLocation
        /// Whether the text is in `Base.lproj` and the winning text in the folder of its language.
        let isInBase: Bool
    }

    /// Adds a language; returns the text that another file of the same language hides, if any.
    ///
    /// A `.stringsdict` file wins over a `.strings` file in the same folder. The folder of a language wins over
    /// `Base.lproj`, whose files are added later.
    mutating func add(_ localization: Localization, comment: Text?, in files: [TableFile]) -> Shadow? {
        self.comment = self.comment ?? comment
        guard let index = localizations.firstIndex(where: { $0.language == localization.language }) else {
            localizations.append(localization)
            return nil
        }
        let (old, new) = (localizations[index].languageLocation, localization.languageLocation)
        guard old.file != new.file else {
            localizations[index] = localization
            return nil
        }
        let folders = [old, new].map { TablePath.projectFolder(of: files[$0.file].path) }
        guard folders[0] == folders[1] else {
            let isSame = localizations[index].content.hasSameTexts(as: localization.content)
            return isSame ? nil : Shadow(winner: old, loser: new, isInBase: true)
        }
        let newWins = files[new.file].format == .stringsdict
        let (winner, loser) = newWins ? (localization, localizations[index]) : (localizations[index], localization)
        let whole = winner.completed(by: loser)
        localizations[index] = whole ?? winner
        guard whole == nil else { return nil }
        return newWins
            ? Shadow(winner: new, loser: old, isInBase: false) : Shadow(winner: old, loser: new, isInBase: false)
    }
}

extension LocalizedContent {
    /// Returns whether both have the same texts in the same parts.
    fileprivate func hasSameTexts(as other: LocalizedContent) -> Bool {
        parts.elementsEqual(other.parts) { left, right in
            left.path == right.path && left.unit.value?.string == right.unit.value?.string
        }
    }
}
