import CatalogCore

/// What a service is to be asked: the questions, without those that the journal has answers to.
struct ServiceTask: Sendable {
    /// The service.
    let service: any TranslationService
    /// The gaps of each question, by its number less one; one answer serves them all.
    let gaps: [[Int]]
    /// The answers of a run that was interrupted.
    let known: [Int: ServiceRun.Outcome]
    /// The requests.
    let batches: [ServiceBatch]

    /// Puts together what a service is to be asked about all open gaps.
    init(_ service: any TranslationService, about draft: FillDraft, journal: FillJournal?) async {
        self.service = service
        gaps = draft.distinctOpenGaps
        let builder = QuestionBuilder(draft.tables)
        var known: [Int: ServiceRun.Outcome] = [:]
        var open: [(question: ServiceQuestion, gap: FillGap)] = []
        for (id, numbers) in gaps.enumerated() {
            let gap = draft.gaps[numbers[0]]
            let question = builder.question(id + 1, about: gap)
            let asked = JournalQuestion(question, from: gap.source, to: gap.language, service)
            if let texts = await journal?.answer(to: asked) {
                known[question.id] = .answer(ServiceAnswer(id: question.id, texts: texts))
            } else {
                open.append((question, gap))
            }
        }
        self.known = known
        batches = BatchPacking.batches(of: open, size: service.batchSize)
    }

    /// The gaps that the service has to be asked about.
    var openGaps: [Int] { batches.flatMap(\.questions).flatMap { gaps[$0.id - 1] } }

    /// What asking comes to, by language; nothing more than the budget allows.
    func estimate(within budget: FillBudget) -> [FillEstimate] {
        var budget = budget
        var estimates: [FillEstimate] = []
        for batch in batches where budget.take(requestOf: batch.characters) {
            let own = FillEstimate(service.name, batch)
            if let index = estimates.firstIndex(where: { $0.source == own.source && $0.language == own.language }) {
                estimates[index] += own
            } else {
                estimates.append(own)
            }
        }
        return estimates
    }
}
