import CatalogCore
import CatalogEditing
import CatalogLint
import CommandOutput
import InterfaceTexts
import TranslationFilling

/// The messages that `fitloc fill` prints when it is done.
package struct FillReport {
    private let result: FillResult
    private let isForReview: Bool

    /// Creates a report on a result.
    ///
    /// - Parameter isForReview: Whether the filled texts are in a state that needs review.
    package init(_ result: FillResult, isForReview: Bool) {
        self.result = result
        // Legacy tables have no states.
        self.isForReview = isForReview && result.tables.contains { $0.table.isCatalog }
    }

    /// The filled texts with their sources, one per line.
    package var filled: String {
        let lines = result.filled.map { text in
            let part = text.part.isWhole ? "" : " \(text.part.shown)"
            let name = "\(VisibleText.shown(text.key)) (\(text.language.shown)\(part))"
            return "\(name): \(Quotation.of(text.text))  \(text.origin.sentence)\n"
        }
        return lines.joined()
    }

    /// The remaining gaps with their reasons, one gap per line.
    ///
    /// Gaps with the same language and reason share a line if there are many.
    package var left: [String] {
        let groups = result.left.map { (gap: $0.gap, reason: $0.reason.statement, isAlone: $0.reason.isAboutText) }
            .grouped { [$0.gap.language.shown, $0.reason] + ($0.isAlone ? [$0.gap.key] : []) }
        return groups.flatMap { _, left in Self.sentences(on: left.map(\.gap), left[0].reason) }
    }

    private static func sentences(on gaps: [FillGap], _ reason: String) -> [String] {
        let language = gaps.first?.language.shown ?? ""
        let sentence = { (key: String) in Texts.Fill.left(key: key, language: language, reason: reason).resolved }
        guard gaps.count > namedKeys + 1 else { return gaps.map { sentence(VisibleText.shown($0.key)) } }
        let named = gaps.prefix(namedKeys).map { Quotation.of($0.key) }.joined(separator: ", ")
        return [sentence("\(named) \(Texts.Words.more(count: gaps.count - namedKeys))")]
    }

    /// The maximum number of keys to name in a shared line.
    private static let namedKeys = 4

    /// The number of filled and remaining gaps, and the next step.
    package var summary: String {
        let (filled, left) = (result.filled, result.left)
        guard !filled.isEmpty || !left.isEmpty else { return "\(Texts.Fill.nothing)\n" }
        let sources = filled.grouped(by: \.origin.source).map { source, texts in
            "\(VisibleText.shown(source)) \(texts.count)"
        }.joined(separator: ", ")
        let sum = "\(Texts.Fill.filled(count: filled.count))\(sources.isEmpty ? "" : " (\(sources))")"
        let rest = "\(Texts.Fill.keysLeft(count: left.count))"
        let next = isForReview ? "\(Texts.Fill.next)\n" : ""
        let isUnasked = left.contains { $0.reason == .nothingFound }
        return "\(sum); \(rest)\n\(next)\(isUnasked ? "\(Texts.Fill.nextService)\n" : "")\(nextSource)"
    }

    /// The command that writes the source text of the first key without one; empty if all have one.
    private var nextSource: String {
        guard let gap = result.left.first(where: { $0.reason == .noSourceText })?.gap else { return "" }
        let text = ShellWord.quoted("\(gap.source)=…")
        return "\(Texts.Fill.nextSource(command: "fitloc set \(ShellWord.quoted(gap.key)) --value \(text)"))\n"
    }

    /// Returns the findings about written translations.
    ///
    /// Copies and pseudo-translations are skipped.
    static func remarks(on plan: TablePlan, _ filled: [FilledText]) -> [String] {
        let translated = Set(
            filled.filter { !["source", "pseudo", "pseudo-rtl"].contains($0.origin.source) }.map(\.key))
        return plan.keys.filter { translated.contains($0.key) }.flatMap(\.remarks).map { finding in
            "\(min(finding.severity, .warning).rawValue): \(finding.sentenceMessage.inInterfaceLanguage) [\(finding.rule)]"
        }
    }
}

extension FillReason {
    /// Whether the reason is about a rejected text, so that it applies to a single key.
    fileprivate var isAboutText: Bool {
        switch self {
        case .flawed, .unwritable: true
        case .nothingFound, .noSourceText, .stringSet, .noAnswer, .budget, .notAsked, .failed: false
        }
    }
}

extension FillOrigin {
    /// The source and, for a match from the memory, its score and location.
    var sentence: String {
        let name = VisibleText.shown(source)
        let percent = score.map { " \(Int(($0 * 100).rounded(.down))) %" } ?? ""
        let other = key.map { key in
            path.map { ": \(Quotation.of(key)), \(VisibleText.shown($0))" } ?? ": \(Quotation.of(key))"
        }
        return "\(name)\(percent)\(other ?? "")"
    }
}
