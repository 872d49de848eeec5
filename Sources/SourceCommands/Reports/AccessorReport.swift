import CatalogCore
import CatalogLint
import InterfaceTexts
import ProgramSupport
import SwiftSources

/// A report on the replacement of lookups by accessors.
struct AccessorReport {
    private let adoption: AccessorAdoption
    private let isDryRun: Bool

    init(_ adoption: AccessorAdoption, _ arguments: AdoptArguments) {
        self.adoption = adoption
        isDryRun = arguments.edit.isDryRun
    }

    // MARK: - Text for users

    /// Lines for the lookups and texts that stay, sorted by location.
    var list: [String] { lines([]) }

    /// Lines for the lookups and texts that stay, and for replaced lookups that need attention.
    var notes: [String] { lines(adoption.rewritten.filter { $0.isFrozen || !$0.note.isEmpty }) }

    /// Lines with the number of replaced lookups in each file, and the number that stay for each reason.
    var summary: [String] {
        let rewritten = adoption.rewritten
        let counts = Dictionary(grouping: rewritten, by: \.location.path).mapValues(\.count).sorted { $0.key < $1.key }
        var lines: [String] = []
        if !rewritten.isEmpty {
            let names = Texts.Adopt.Accessors.self
            let sentence =
                isDryRun
                ? names.planned(lookups: rewritten.count, files: counts.count)
                : names.summary(lookups: rewritten.count, files: counts.count)
            lines = [sentence.resolved] + counts.map { "  \(VisibleText.path($0.key)): \($0.value)" }
        }
        if !adoption.left.isEmpty {
            let reasons = Dictionary(grouping: adoption.left, by: \.reason.name).mapValues(\.count)
            let words = reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) \($0.value)" }
            lines.append(
                Texts.Adopt.Accessors.stay(count: adoption.left.count, reasons: words.joined(separator: ", ")).resolved)
        }
        if !adoption.absent.isEmpty {
            lines.append(Texts.Adopt.Accessors.absent(count: adoption.absent.count).resolved)
        }
        return lines.isEmpty ? [Texts.Adopt.Accessors.nothing.resolved] : lines
    }

    private func lines(_ rewritten: [AccessorAdoption.Rewritten]) -> [String] {
        let changed = rewritten.map { Line($0.location.path, $0.location.position, $0.key, $0.sentence) }
        let left = adoption.left.map { Line($0.location.path, $0.location.position, $0.key, $0.sentence) }
        let absent = adoption.absent.map { Line($0.path, $0.position, $0.text, $0.sentence) }
        return (changed + left + absent).sorted { ($0.path, $0.position) < ($1.path, $1.position) }.map(\.text)
    }

    /// A line of the list.
    private struct Line {
        let path: String
        let position: TextPosition
        private let key: String
        private let sentence: String

        init(_ path: String, _ position: TextPosition, _ key: String, _ sentence: String) {
            self.path = path
            self.position = position
            self.key = key
            self.sentence = sentence
        }

        var text: String {
            // A row of a mapping may have no column.
            Texts.Adopt.Accessors.line(
                path: VisibleText.path(path), line: position.line, column: max(position.column, 1),
                key: Quotation.of(key), sentence: VisibleText.shown(sentence)
            ).resolved
        }
    }

    // MARK: - JSON

    var json: String {
        let rewritten = adoption.rewritten.map { rewritten in
            Self.fragment(rewritten.location, rewritten.key).adding([
                "accessor": .string(rewritten.code), "frozen": .boolean(rewritten.isFrozen),
                "note": .optional(rewritten.note.nonEmpty),
            ])
        }
        let left = adoption.left.map { left in
            Self.fragment(left.location, left.key).adding([
                "reason": .string(left.reason.name), "message": .string(left.reason.sentence),
                "replacement": .optional(left.instruction?.successor),
                "note": .optional(left.instruction?.note.nonEmpty),
            ])
        }
        let absent = adoption.absent.map { absent in
            let column = max(absent.position.column, 1)
            let position = TextPosition(line: absent.position.line, column: column)
            return DocumentFragment.location(absent.path, position).adding([
                "text": .string(absent.text), "key": .optional(absent.successor),
                "note": .optional(absent.note.nonEmpty),
            ])
        }
        let answer: DocumentFragment = [
            "version": 1,
            "dry_run": .boolean(isDryRun),
            "rewritten": .array(rewritten),
            "left": .array(left),
            "absent_texts": .integer(adoption.absent.count),
            "absent": .array(absent),
        ]
        return answer.printedJSON + "\n"
    }

    private static func fragment(_ location: CodeLocation, _ key: String) -> DocumentFragment {
        .location(location.path, location.position).adding(["key": .string(key)])
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}

extension AccessorAdoption.Left {
    /// The reason, and what the mapping has in place of the lookup, as a phrase that follows the key.
    fileprivate var sentence: String {
        guard let instruction else { return reason.sentence }
        typealias Left = Texts.Adopt.Accessors.Left
        let (successor, note) = (instruction.successor, instruction.note)
        switch reason {
        case .byHand:
            return note.isEmpty
                ? Left.byHandPlain(key: successor).resolved : Left.byHandNoted(key: successor, note: note).resolved
        case .noAccessor: return reason.sentence
        default:
            return note.isEmpty
                ? Left.use(reason: reason.sentence, key: successor).resolved
                : Left.useNoted(reason: reason.sentence, key: successor, note: note).resolved
        }
    }
}

extension AccessorAdoption.Absent {
    /// What to do with the text, as a phrase that follows it.
    fileprivate var sentence: String {
        typealias Left = Texts.Adopt.Accessors.Left
        let key = successor ?? "–"
        return note.isEmpty ? Left.absent(key: key).resolved : Left.absentNoted(key: key, note: note).resolved
    }
}

extension AccessorAdoption.Rewritten {
    /// The result of the lookup, as a phrase that follows the key.
    fileprivate var sentence: String {
        if isFrozen { return Texts.Adopt.Accessors.frozen(code: code).resolved }
        if !note.isEmpty { return Texts.Adopt.Accessors.noted(code: code, note: note).resolved }
        return Texts.Adopt.Accessors.rewritten(code: code).resolved
    }
}
