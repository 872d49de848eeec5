import CatalogCore
import CatalogEditing
import NetworkMessages

/// The filled and the open gaps of a run.
struct FillDraft {
    let tables: [FillTable]
    let gaps: [FillGap]
    /// The services that gave up, with the reason.
    var failures: [(service: String, failure: ServiceFailure)] = []

    private let state: TranslationState
    private var left: [LeftGap]
    private var taken: [Int: Taken] = [:]
    private var reasons: [Int: FillReason] = [:]

    /// Texts that passed the checks.
    private struct Taken {
        let texts: [PartPath: String]
        let origin: FillOrigin
    }

    init(_ tables: [FillTable], gaps: [FillGap], left: [LeftGap], state: TranslationState) {
        self.tables = tables
        self.gaps = gaps
        self.left = left
        self.state = state
    }

    private var openGaps: [Int] { gaps.indices.filter { taken[$0] == nil } }

    /// The open gaps, grouped by identical questions that can share an answer.
    var distinctOpenGaps: [[Int]] {
        openGaps.grouped { QuestionIdentity(gaps[$0]) }.map(\.elements)
    }

    // MARK: - Choices

    mutating func fill(from source: any FillSource) {
        let answerOrigin: AnswerCheck.Origin = source.givesTranslations ? .people : .copy
        for number in openGaps {
            for candidate in source.candidates(for: gaps[number]) {
                if take(candidate.texts, candidate.origin, for: number, answerOrigin) { break }
            }
        }
    }

    /// Takes the outcomes of questions to a service.
    mutating func take(_ outcomes: [Int: ServiceRun.Outcome], of task: ServiceTask) {
        let untranslated = UntranslatedLanguages(outcomes, to: task, in: self)
        for (id, outcome) in outcomes.sorted(by: { $0.key < $1.key }) {
            for number in task.gaps[id - 1] {
                let answerOrigin: AnswerCheck.Origin =
                    untranslated.contains(gaps[number].language) ? .echo : .service
                take(outcome, for: number, from: task.service.name, answerOrigin)
            }
        }
    }

    private mutating func take(
        _ outcome: ServiceRun.Outcome, for index: Int, from service: String, _ answerOrigin: AnswerCheck.Origin
    ) {
        switch outcome {
        case .answer(let answer):
            _ = take(answer.parts(for: gaps[index]), FillOrigin(source: service), for: index, answerOrigin)
        case .none: reasons[index] = .noAnswer(source: service)
        case .budget: reasons[index] = .budget(source: service)
        case .failed(let failure): reasons[index] = .failed(source: service, failure)
        }
    }

    /// Records why gaps remain open.
    mutating func leave(_ numbers: [Int], because reason: FillReason) {
        for number in numbers { reasons[number] = reason }
    }

    /// Takes texts that pass the checks; otherwise records the reason.
    ///
    /// If several candidates fail, the reason of the first, which is the best, is kept.
    private mutating func take(
        _ texts: [PartPath: String], _ origin: FillOrigin, for index: Int, _ answerOrigin: AnswerCheck.Origin
    ) -> Bool {
        let gap = gaps[index]
        switch AnswerCheck(table: tables[gap.table], state: state).checked(texts, for: gap, from: answerOrigin) {
        case .success(let texts):
            taken[index] = Taken(texts: texts, origin: origin)
            return true
        case .failure(let rejection):
            if reasons[index]?.source != origin.source {
                reasons[index] = .flawed(source: origin.source, text: rejection.text, rejection.flaw)
            }
            return false
        }
    }

    // MARK: - Result

    /// Returns the changes by table and the remaining gaps.
    ///
    /// - Parameter estimates: The estimated requests to a service that was not asked.
    consuming func result(estimates: [FillEstimate] = []) -> FillResult {
        var changes: [FillResult.FilledTable] = []
        for (number, table) in tables.enumerated() {
            let keys = keysTaken(in: number)
            guard !keys.isEmpty else { continue }
            var good = keys.map { change(for: $0) }
            // Rules have checked each text, but a legacy file may be unable to hold it.
            if !table.table.isCatalog {
                good = table.table.possible(good) { key, refusal in
                    for number in keys[key] {
                        taken[number] = nil
                        reasons[number] = .unwritable(refusal)
                    }
                }
            }
            let numbers = keysTaken(in: number).joined()
            let filled = numbers.flatMap { filledTexts(of: $0) }
            if !good.isEmpty {
                changes.append(
                    .init(table: table.table, changes: good, filled: filled, gaps: numbers.map { gaps[$0] }))
            }
        }
        let open = openGaps.map { LeftGap(gaps[$0], reasons[$0] ?? .nothingFound) }
        let all = (left + open).enumerated().sorted { one, other in
            let (left, right) = (one.element.gap, other.element.gap)
            return (left.table, left.entry, one.offset) < (right.table, right.entry, other.offset)
        }
        // A duplicate key is reported once.
        var seen: Set<[ExactText]> = []
        let distinct = all.map(\.element).filter {
            seen.insert([$0.gap.path, $0.gap.key, $0.gap.language.spelling].map { ExactText($0) }).inserted
        }
        return FillResult(tables: changes, left: distinct, failures: failures, estimates: estimates)
    }

    /// Returns the filled gaps grouped by key, in the order of the table.
    private func keysTaken(in table: Int) -> [[Int]] {
        var keys: [[Int]] = []
        for number in gaps.indices where gaps[number].table == table && taken[number] != nil {
            if let last = keys.last?.first, gaps[last].entry == gaps[number].entry {
                keys[keys.count - 1].append(number)
            } else {
                keys.append([number])
            }
        }
        return keys
    }

    private func change(for numbers: [Int]) -> KeyChange {
        let filled = numbers.map { (gap: gaps[$0], texts: taken[$0]?.texts ?? [:]) }
        return FillTable.change(filled, state: state, expecting: numbers.first.map(sourceTexts) ?? [])
    }

    /// Returns the conditions for writing into a gap: the source texts that were translated are still there.
    private func sourceTexts(of index: Int) -> [EntryChange] {
        let gap = gaps[index]
        let content = tables[gap.table].table.table.entry(at: gap.entry).localization(gap.source)?.content
        guard let content else { return [.expected(gap.source, .whole, nil)] }
        return content.parts.map { .expected(gap.source, $0.path, $0.unit.value?.string) }
    }

    private func filledTexts(of index: Int) -> [FilledText] {
        guard let found = taken[index] else { return [] }
        let gap = gaps[index]
        return gap.parts.compactMap { part in
            found.texts[part.path].map {
                FilledText(
                    path: gap.path, key: gap.key, language: gap.language, part: part.path, text: $0,
                    origin: found.origin)
            }
        }
    }
}
