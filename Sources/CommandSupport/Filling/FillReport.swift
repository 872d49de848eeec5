import XCStringsKit

/// What `fitloc fill` says when it is done.
public struct FillReport {
    private let result: FillResult
    private let isForReview: Bool

    /// Takes what came of it.
    ///
    /// - Parameter isForReview: whether what was filled is in a state that asks for a look.
    public init(_ result: FillResult, isForReview: Bool) {
        self.result = result
        // Legacy tables have no states.
        self.isForReview = isForReview && result.tables.contains { $0.table.isCatalog }
    }

    /// What was filled, a line each, with where it came from.
    public var filled: String {
        let lines = result.filled.map { text in
            let part = text.part.isWhole ? "" : " \(text.part)"
            let name = "\(VisibleText.shown(text.key)) (\(text.language)\(part))"
            return "\(name): \(Quotation.of(text.text))  \(text.origin.sentence)\n"
        }
        return lines.joined()
    }

    /// What is left, a line each, with the reason.
    public var left: [String] {
        result.left.map { left in
            let language = left.gap.language.spelling
            // Findings say of which key they are.
            let reason = left.reason.sentence.replacing("\(Quotation.of(left.gap.key)) (\(language)): ", with: "")
            return Texts.Fill.left(key: VisibleText.shown(left.gap.key), language: language, reason: reason).resolved
        }
    }

    /// How many there were of both, and what to do next.
    public var summary: String {
        let (filled, left) = (result.filled, result.left)
        guard !filled.isEmpty || !left.isEmpty else { return "\(Texts.Fill.nothing)\n" }
        var counts: [(source: String, count: Int)] = []
        for text in filled {
            if let index = counts.firstIndex(where: { $0.source == text.origin.source }) {
                counts[index].count += 1
            } else {
                counts.append((text.origin.source, 1))
            }
        }
        let sources = counts.map { "\(VisibleText.shown($0.source)) \($0.count)" }.joined(separator: ", ")
        let sum = "\(Texts.Fill.filled(count: filled.count))\(sources.isEmpty ? "" : " (\(sources))")"
        let rest = "\(Texts.Fill.keysLeft(count: left.count))"
        let next = isForReview ? "\(Texts.Fill.next)\n" : ""
        return "\(sum); \(rest)\n\(next)"
    }

    /// What the rules remark on translations that were written; copies and pseudo-translations are none.
    static func remarks(on plan: TablePlan, _ filled: [FilledText]) -> [String] {
        let translated = Set(
            filled.filter { !["source", "pseudo", "pseudo-rtl"].contains($0.origin.source) }.map(\.key))
        return plan.keys.filter { translated.contains($0.key) }.flatMap(\.remarks).map { finding in
            "\(min(finding.severity, .warning).rawValue): \(finding.sentence) [\(finding.rule)]"
        }
    }
}

extension FillOrigin {
    /// The source, and of a match how good it is and where it stands.
    var sentence: String {
        let name = VisibleText.shown(source)
        let percent = score.map { " \(Int(($0 * 100).rounded(.down))) %" } ?? ""
        let other = key.map { key in
            path.map { ": \(Quotation.of(key)), \(VisibleText.shown($0))" } ?? ": \(Quotation.of(key))"
        }
        return "\(name)\(percent)\(other ?? "")"
    }
}
