import CatalogCore
import NetworkMessages

/// Asks a service about many gaps: in batches, several at a time, again after failures, within a budget.
///
/// What the journal has from a run that was interrupted is not asked again; what comes in is written there at once.
struct ServiceRun: Sendable {
    let service: any TranslationService
    let settings: ServiceSettings
    let pace: ServicePace
    let journal: FillJournal?
    var clock = ServiceClock()
    /// Told how many questions have been dealt with.
    var progress: @Sendable (Int) async -> Void = { _ in }

    /// What came of a question.
    enum Outcome: Sendable {
        case answer(ServiceAnswer)
        case none
        case budget
        case failed(ServiceFailure)

        /// Why the service could not do it.
        var failure: ServiceFailure? { if case .failed(let failure) = self { failure } else { nil } }
    }

    /// What came of each question, by its number.
    func outcomes(of batches: [ServiceBatch]) async -> [Int: Outcome] {
        var outcomes: [Int: Outcome] = [:]
        var open: [ServiceBatch] = []
        for batch in batches {
            var rest: [ServiceQuestion] = []
            for question in batch.questions {
                if let known = await journal?.answer(to: JournalQuestion(question, of: batch, service)) {
                    outcomes[question.id] = .answer(ServiceAnswer(id: question.id, texts: known))
                } else {
                    rest.append(question)
                }
            }
            if !rest.isEmpty { open.append(batch.with(rest)) }
        }
        await progress(outcomes.count)
        let width = max(1, min(settings.concurrency, service.concurrency))
        await withTaskGroup(of: [Int: Outcome].self) { group in
            for batch in open.prefix(width) { group.addTask { await ask(batch) } }
            var next = open.dropFirst(width)
            for await found in group {
                outcomes.merge(found) { $1 }
                await progress(outcomes.count)
                if let batch = next.popFirst() { group.addTask { await ask(batch) } }
            }
        }
        return outcomes
    }

    // MARK: - One batch

    /// Asks until every question has an answer or no hope.
    ///
    /// What a service leaves out is asked once more. A batch that it makes a mess of is cut in two.
    private func ask(_ batch: ServiceBatch) async -> [Int: Outcome] {
        var outcomes = await attempt(batch)
        let unanswered = batch.questions.filter { if case .none? = outcomes[$0.id] { true } else { false } }
        if !unanswered.isEmpty, unanswered.count < batch.questions.count {
            outcomes.merge(await attempt(batch.with(unanswered))) { $1 }
        }
        return outcomes
    }

    private func attempt(_ batch: ServiceBatch) async -> [Int: Outcome] {
        var failures = 0
        while true {
            if let failure = await pace.failure { return all(batch, .failed(failure)) }
            do {
                try await waitForTurn()
                guard await pace.takeRequest(of: batch.characters) else { return all(batch, .budget) }
                return try await keep(
                    Deadline.run(seconds: settings.timeout) { try await service.answers(to: batch) }, of: batch)
            } catch {
                let failure = error as? ServiceFailure ?? .cancelled
                if failure.isFinal { await pace.stop(failure) }
                failures += 1
                if case .unreadable = failure, failures > 1, batch.questions.count > 1 {
                    return await halves(of: batch)
                }
                guard failure.isPassing, failures <= settings.retries else { return all(batch, .failed(failure)) }
                if let refusal = await pause(after: failure, attempt: failures) {
                    await pace.stop(refusal)
                    return all(batch, .failed(refusal))
                }
            }
        }
    }

    private func halves(of batch: ServiceBatch) async -> [Int: Outcome] {
        let middle = batch.questions.count / 2
        let first = await attempt(batch.with(batch.questions.prefix(middle)))
        return first.merging(await attempt(batch.with(batch.questions.dropFirst(middle)))) { $1 }
    }

    private func waitForTurn() async throws {
        while true {
            let seconds = await pace.pause(at: clock.now())
            guard seconds > 0 else { return }
            try await clock.sleep(seconds)
        }
    }

    /// Waits before the next attempt; says why where that is not worth while.
    private func pause(after failure: ServiceFailure, attempt: Int) async -> ServiceFailure? {
        let wait = failure.wait?.remaining(at: clock.now())
        if let wait, wait > BackOff.patience { return .asksToWait(seconds: wait) }
        let seconds = BackOff.seconds(attempt: attempt, wait: wait, chance: clock.chance())
        // A server that says how long means everybody.
        if wait != nil { await pace.pause(until: clock.now() + seconds) }
        do {
            try await clock.sleep(seconds)
            return nil
        } catch {
            return .cancelled
        }
    }

    // MARK: - Answers

    private func keep(_ answers: [ServiceAnswer], of batch: ServiceBatch) async -> [Int: Outcome] {
        var outcomes = all(batch, .none)
        var lines: [JournalLine] = []
        for question in batch.questions {
            guard let answer = answers.last(where: { $0.id == question.id }) else { continue }
            outcomes[question.id] = .answer(answer)
            lines.append(.answer(JournalQuestion(question, of: batch, service), answer.texts))
        }
        await journal?.note(lines)
        return outcomes
    }

    private func all(_ batch: ServiceBatch, _ outcome: Outcome) -> [Int: Outcome] {
        Dictionary(batch.questions.map { ($0.id, outcome) }) { $1 }
    }
}
