import CatalogCore
import CatalogRuntime
import FileSearch

/// The step that assigns severities, removes suppressed findings and computes positions.
struct FindingPostprocessor {
    private let linter: Linter
    private let isComplete: Bool
    private var suppressions: Suppressions
    private var settings: [String: LintSettings] = [:]
    private var lines: [String: LineIndex] = [:]
    /// Whether a file is one of strings for tests, by its path.
    private var testFiles: [String: Bool] = [:]
    /// Whether no target contains the texts of a language, by a file of the table and the language.
    private var unusedLanguages: [LanguageOfFile: Bool] = [:]
    /// The legacy tables, by the path of each file.
    private let tables: [String: TableContext]
    /// The files of legacy tables, by their language folder.
    private let folders: [LanguageFolder: [String]]
    /// Whether some tables are not in folders of tests.
    private let hasOwn: Bool

    /// Creates the step.
    ///
    /// - Parameter entries: The indices of the entries that the findings are about; nil for all.
    init(_ linter: Linter, contexts: [TableContext], isComplete: Bool, entries: Range<Int>? = nil) {
        self.linter = linter
        self.isComplete = isComplete
        suppressions = Suppressions(contexts, linter.sources?.suppressions ?? [], linter.settings, entries: entries)
        hasOwn = contexts.contains { !TestFolders.contain($0.table.path) }
        tables = contexts.filter(\.table.isLegacy).reduce(into: [:]) { tables, context in
            for file in context.table.files { tables[file.path] = context }
        }
        folders = Dictionary(
            grouping: tables.keys.compactMap { path in LanguageFolder(of: path).map { (folder: $0, path: path) } },
            by: \.folder
        ).mapValues { $0.map(\.path) }
    }

    /// Returns the findings that remain, in order of path, line and column.
    mutating func findings(from drafts: [FindingDraft]) -> [Finding] {
        var findings = drafts.compactMap { finding(from: $0) }
        if isComplete { findings += unmatched().compactMap { finding(from: $0) } }
        return findings.sorted { left, right in
            if left.path != right.path { return left.path < right.path }
            if left.position != right.position { return left.position < right.position }
            if left.rule != right.rule { return left.rule < right.rule }
            let languages = (left.language?.spelling ?? "", right.language?.spelling ?? "")
            // Compares messages last, because their text takes time to create. Few findings are equal until then.
            return languages.0 == languages.1 ? left.message < right.message : languages.0 < languages.1
        }
    }

    private mutating func finding(from draft: FindingDraft) -> Finding? {
        guard let description = linter.rules.description(of: draft.rule) else { return nil }
        let settings = settings(at: draft.file.path)
        let subject = FindingSubject(path: draft.file.path, key: draft.key, language: draft.language)
        var severity = min(linter.selection.severity(of: description, in: settings, at: subject), draft.limit)
        if severity > .note, draft.rule != Self.leftOut,
            isUnused(draft) || isForTesters(draft, description) || isForTests(draft.file.path)
        {
            severity = .note
        }
        guard severity != .off, !suppressions.accept(draft.rule, subject, at: draft.range.lowerBound, in: settings)
        else { return nil }
        return Finding(
            rule: draft.rule, severity: severity, impact: description.impact, message: draft.message,
            path: draft.file.path, position: position(draft.range.lowerBound, in: draft.file), key: draft.key,
            language: draft.language,
            part: draft.part,
            related: draft.related.map {
                RelatedLocation(path: $0.file.path, position: position($0.range.lowerBound, in: $0.file))
            },
            fix: draft.isFixSafe ? draft.fix : [], unsafeFix: draft.isFixSafe ? [] : draft.fix,
            keyCount: draft.keyCount)
    }

    /// The rule that reports files that are not part of the app.
    private static let leftOut: RuleID = "file-not-in-target"
    /// The rule that reports keys which only translations have.
    private static let extraKey: RuleID = "extra-translation-key"

    /// Returns whether a finding is about texts that are not part of the app: no target contains the file, or none of the
    /// table's files in the language, or no code can look up the key.
    private mutating func isUnused(_ draft: FindingDraft) -> Bool {
        if linter.sources?.leftOut.contains(draft.file.path) ?? false { return true }
        guard let table = tables[draft.file.path]?.table else { return false }
        if let key = draft.key, KeyStyle.isExchangeID(key), draft.rule != Self.extraKey { return true }
        if settings(at: draft.file.path).isLeftOut() { return true }
        guard let language = draft.language else { return false }
        let place = LanguageOfFile(path: draft.file.path, language: language)
        if let known = unusedLanguages[place] { return known }
        let found = isUnused(language, of: table, beside: draft.file.path)
        unusedLanguages[place] = found
        return found
    }

    /// Returns whether no target contains any of the files of a language in a table, or in the folder of a file.
    private mutating func isUnused(_ language: LanguageTag, of table: any StringTable, beside path: String) -> Bool {
        let own = table.files.filter { $0.language == language }.map(\.path)
        let folder = TablePath.tableFolder(of: path)
        let paths = own.isEmpty ? folder.flatMap { folders[LanguageFolder($0, language)] } ?? [] : own
        return !paths.isEmpty && paths.allSatisfy { settings(at: $0).isLeftOut() }
    }

    /// Returns whether a finding is about a text of a pseudo-language that no program trips over.
    private func isForTesters(_ draft: FindingDraft, _ rule: RuleDescription) -> Bool {
        guard let language = draft.language, [.text, .markup].contains(rule.category) else { return false }
        return Readers(of: language) == .testers
    }

    /// Returns whether a file of strings is for tests, which may have any defect on purpose, beside the project's own.
    private mutating func isForTests(_ path: String) -> Bool {
        guard hasOwn else { return false }
        if let known = testFiles[path] { return known }
        let isForTests = TablePath.format(of: path) != nil && TestFolders.contain(path)
        testFiles[path] = isForTests
        return isForTests
    }

    private mutating func settings(at path: String) -> LintSettings {
        if let known = settings[path] { return known }
        let found = linter.settings(path)
        settings[path] = found
        return found
    }

    /// Returns the position of an offset.
    ///
    /// Only files with findings get a line index.
    private mutating func position(_ offset: Int, in file: TableFile) -> TextPosition {
        if let known = lines[file.path] { return known.position(at: offset) }
        let index = LineIndex(file.bytes)
        lines[file.path] = index
        return index.position(at: offset)
    }

    /// Returns the findings for unused suppressions.
    ///
    /// No finding is about the suppression of a rule that did not run, or of a rule for code if no code was read.
    private func unmatched() -> [FindingDraft] {
        var sink = FindingSink()
        for rule in linter.rules.rules {
            guard case .suppression(let check)? = rule.checks.first else { continue }
            sink.begin(type(of: rule).description)
            for unused in suppressions.unused where isAsked(unused) { check.check(unused, into: &sink) }
        }
        return sink.drafts
    }

    private func isAsked(_ unused: UnusedSuppression) -> Bool {
        guard let rule = linter.rules.description(of: unused.rule) else { return false }
        return linter.canAsk(rule) && linter.selection.isActive(rule, in: unused.settings)
    }
}

/// A language as a finding names it in a file.
private struct LanguageOfFile: Hashable {
    let path: String
    let language: LanguageTag
}

/// A `.lproj` folder, regardless of how it spells its language.
private struct LanguageFolder: Hashable {
    private let parent: String
    private let language: LanguageTag

    /// - Parameter parent: The folder that contains the `.lproj` folder.
    init(_ parent: String, _ language: LanguageTag) {
        self.parent = parent
        self.language = language.canonical
    }

    /// Creates the folder of a file; nil if it is in none.
    init?(of path: String) {
        guard let parent = TablePath.tableFolder(of: path), let language = TablePath.projectFolder(of: path) else {
            return nil
        }
        self.init(parent, LanguageTag(language))
    }
}
