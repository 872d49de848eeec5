import CatalogCore
import CatalogRuntime
import StringTables

/// A converter from the keys of a catalog to entries of legacy tables.
struct LegacyConverter {
    /// The entries of one language.
    struct Table {
        let language: LanguageTag
        var texts: [LegacyTableEntry] = []
        var rules: [LegacyTableEntry] = []
    }

    private(set) var tables: [Table] = []
    private(set) var remarks: ConversionRemarks
    private var losses = ConversionLosses()
    private let source: LanguageTag?
    /// Whether a missing source text is replaced by its key; false for a storyboard, whose keys are object ids.
    private let keysAreTexts: Bool

    init(_ catalog: Catalog) {
        keysAreTexts = TablePath.projectFolder(of: catalog.path) != "mul"
        remarks = ConversionRemarks(on: catalog.files)
        source = catalog.sourceLanguage
        let others = catalog.languages.filter { $0 != catalog.sourceLanguage }
        for language in (catalog.sourceLanguage.map { [$0] } ?? []) + others {
            guard language.isWellFormed else {
                remarks.add("“\([language].listed)” is not a language tag; its texts are skipped")
                continue
            }
            tables.append(Table(language: language))
        }
    }

    mutating func convert(_ catalog: Catalog) {
        for problem in catalog.problems { remark(on: problem) }
        var last: [[UInt8]: Int] = [:]
        for index in 0..<catalog.entryCount { last[Array(catalog.key(at: index).utf8)] = index }
        for index in 0..<catalog.entryCount where last[Array(catalog.key(at: index).utf8)] == index {
            add(catalog.entry(at: index))
        }
        for key in catalog.duplicateKeys {
            let first = remarks.spelling(of: key.first)
            let name = VisibleText.shown(key.key)
            remarks.add("“\(name)” occurs again (first in \(first)); the last text is used", at: key.location)
        }
        for sentence in losses.sentences { remarks.add(sentence) }
    }

    private mutating func add(_ entry: Entry) {
        for problem in entry.problems { remark(on: problem, of: entry.key) }
        var refusals = Languages()
        let sourceContent = source.flatMap { entry.localization($0)?.content }
        var renumbered: [LanguageTag] = []
        var unused = Languages()
        for index in tables.indices {
            let language = tables[index].language
            let content = entry.localizations.last { $0.language == language }?.content
            do throws(LegacyObstacle) {
                guard let content, !content.isPlaceholder else { throw .noText }
                let value = try LegacyValue(content, source: sourceContent)
                let keepsReview = value.parts.rule == nil && content.needsReview
                try put(value, of: entry, to: index, needsReview: keepsReview)
                losses.count(content, keepsReview: keepsReview)
                if value.numbersArguments { renumbered.append(language) }
                for name in value.unusedSubstitutions { unused.add(name, language) }
            } catch .noText where language == source && keysAreTexts {
                put(entry.key.string, of: entry, to: index)
            } catch {
                if error != .noText { refusals.add(error.description, language) }
            }
        }
        losses.count(entry)
        remark(on: entry, refusals, renumbered)
        for (name, languages) in unused.bySubject {
            let substitution = VisibleText.shown(name)
            remarks.add(
                """
                the substitution “\(substitution)” of “\(VisibleText.shown(entry.key.string))” (\(languages.listed)) is \
                skipped, because Foundation finds no reference to it
                """,
                at: entry.key.location)
        }
    }

    /// Adds a key to the tables of a language; throws if its rule cannot be written.
    ///
    /// - Parameter needsReview: Whether the comment says that the text needs review.
    private mutating func put(
        _ value: LegacyValue, of entry: Entry, to index: Int, needsReview: Bool
    ) throws(LegacyObstacle) {
        let (text, rule) = value.parts
        if let rule {
            let ruleEntry = Self.entry(entry, .rule(rule))
            do throws(LegacyValueError) {
                _ = try LegacyTableWriter.bytes(of: [ruleEntry], kind: .stringsdict)
            } catch {
                throw .unwritable(error)
            }
            tables[index].rules.append(ruleEntry)
            if text == nil, entry.comment != nil, tables[index].language == source { losses.comments += 1 }
        }
        if let text { put(text, of: entry, to: index, needsReview: needsReview) }
    }

    private mutating func put(_ text: String, of entry: Entry, to index: Int, needsReview: Bool = false) {
        tables[index].texts.append(Self.entry(entry, .text(text), needsReview: needsReview))
        guard tables[index].language == source, let comment = entry.comment?.string else { return }
        if StringsComment.hasOuterSpace(comment) { losses.spacedComments += 1 }
    }

    private static func entry(
        _ entry: Entry, _ value: LegacyTableEntry.Value, needsReview: Bool = false
    ) -> LegacyTableEntry {
        let comment = entry.comment?.string
        return LegacyTableEntry(
            key: entry.key.string, value: value,
            comment: needsReview ? ReviewMark.marked(comment, textIn: nil) : comment)
    }

    /// Adds a remark about a member of the catalog that the tables do not have.
    private mutating func remark(on problem: ShapeProblem, of key: Text? = nil) {
        let subject = key.map { "“\(VisibleText.shown($0.string))”: " } ?? ""
        switch problem.kind {
        case .duplicateMember(let name, let first):
            let location = remarks.spelling(of: first)
            remarks.add(
                "\(subject)“\(VisibleText.shown(name))” occurs again (first in \(location)); the last one is used",
                at: problem.location)
        case .wrongType(let member, let expected, _):
            let isEntry = member == ShapeProblem.entryMember
            let name = isEntry ? "the value" : "“\(VisibleText.shown(member))”"
            remarks.add("\(subject)\(name) is skipped, because it is not \(expected)", at: problem.location)
        case .unknownMember(let name, _):
            remarks.add(
                "\(subject)“\(VisibleText.shown(name))” is skipped; legacy tables have no such member",
                at: problem.location)
        default: break
        }
    }

    private mutating func remark(on entry: Entry, _ refusals: Languages, _ renumbered: [LanguageTag]) {
        let key = VisibleText.shown(entry.key.string)
        for (reason, languages) in refusals.bySubject {
            remarks.add("“\(key)” (\(languages.listed)) is skipped: \(reason)", at: entry.key.location)
        }
        if !renumbered.isEmpty {
            remarks.add(
                "the arguments of the plural “\(key)” (\(renumbered.listed)) are now numbered: the count is not the first",
                at: entry.key.location)
        }
    }
}

/// The languages that something is true of, such as a reason why a key is left out, in order of first appearance.
private struct Languages {
    private(set) var bySubject: [(subject: String, languages: [LanguageTag])] = []

    mutating func add(_ subject: String, _ language: LanguageTag) {
        if let index = bySubject.firstIndex(where: { $0.subject == subject }) {
            bySubject[index].languages.append(language)
        } else {
            bySubject.append((subject, [language]))
        }
    }
}

extension LocalizedContent {
    /// Whether all texts are `new` and empty.
    fileprivate var isPlaceholder: Bool {
        let parts = parts
        return !parts.isEmpty && parts.allSatisfy { $0.unit.state == .new && ($0.unit.value?.isEmpty ?? true) }
    }
}
