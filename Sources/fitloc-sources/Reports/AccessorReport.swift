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

    /// A line for each lookup with its result, sorted by location.
    var list: [String] { lines(adoption.rewritten) }

    /// Lines for the lookups that stay, and for replaced lookups that need attention.
    var notes: [String] { lines(adoption.rewritten.filter { $0.isFrozen || !$0.note.isEmpty }) }

    /// Lines with the number of replaced lookups in each file, and the number that stay for each reason.
    var summary: [String] {
        let rewritten = adoption.rewritten
        let counts = Dictionary(grouping: rewritten, by: \.place.path).mapValues(\.count).sorted { $0.key < $1.key }
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
        if adoption.absentTexts > 0 { lines.append(Texts.Adopt.Accessors.absent(count: adoption.absentTexts).resolved) }
        return lines.isEmpty ? [Texts.Adopt.Accessors.nothing.resolved] : lines
    }

    private func lines(_ rewritten: [AccessorAdoption.Rewritten]) -> [String] {
        let changed = rewritten.map { ($0.place, line($0.place, $0.key, $0.sentence)) }
        let left = adoption.left.map { ($0.place, line($0.place, $0.key, $0.reason.sentence)) }
        return (changed + left).sorted { $0.0 < $1.0 }.map(\.1)
    }

    private func line(_ place: SourcePlace, _ key: String, _ sentence: String) -> String {
        Texts.Adopt.Accessors.line(
            path: VisibleText.path(place.path), line: place.position.line, column: place.position.column,
            key: Quotation.of(key), sentence: VisibleText.shown(sentence)
        ).resolved
    }

    // MARK: - JSON

    var json: String {
        let rewritten = adoption.rewritten.map { rewritten in
            Self.fragment(rewritten.place, rewritten.key).adding([
                "accessor": .string(rewritten.code), "frozen": .boolean(rewritten.isFrozen),
                "note": .optional(rewritten.note.nonEmpty),
            ])
        }
        let left = adoption.left.map { left in
            Self.fragment(left.place, left.key).adding([
                "reason": .string(left.reason.name), "message": .string(left.reason.sentence),
            ])
        }
        let answer: DocumentFragment = [
            "version": 1,
            "dry_run": .boolean(isDryRun),
            "rewritten": .array(rewritten),
            "left": .array(left),
            "absent_texts": .integer(adoption.absentTexts),
        ]
        return answer.printedJSON + "\n"
    }

    private static func fragment(_ place: SourcePlace, _ key: String) -> DocumentFragment {
        .location(place.path, place.position).adding(["key": .string(key)])
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}

extension AccessorAdoption.Rewritten {
    /// The result of the lookup, as a phrase that follows the key.
    fileprivate var sentence: String {
        if isFrozen { return Texts.Adopt.Accessors.frozen(code: code).resolved }
        if !note.isEmpty { return Texts.Adopt.Accessors.noted(code: code, note: note).resolved }
        return Texts.Adopt.Accessors.rewritten(code: code).resolved
    }
}
