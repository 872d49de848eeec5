import CatalogCore
import NetworkMessages

/// A run that sends batches of questions to a service concurrently, with retries and within a budget.
///
/// Each answer is written to the journal immediately.
struct ServiceRun: Sendable {
    let service: any TranslationService
    let settings: ServiceSettings
    let pace: ServicePace
    let journal: FillJournal?
    var clock = ServiceClock()
    /// Called with the number of questions processed so far.
    var progress: @Sendable (Int) async -> Void = { _ in }

    /// The outcome of a question.
    enum Outcome: Sendable {
        case answer(ServiceAnswer)
        case none
        case budget
        case failed(ServiceFailure)

        /// The failure of the service; nil for other outcomes.
        var failure: ServiceFailure? { if case .failed(let failure) = self { failure } else { nil } }
    }

    /// Returns the outcome of each question by its number.
    func outcomes(of batches: [ServiceBatch]) async -> [Int: Outcome] {
        var outcomes: [Int: Outcome] = [:]
        await progress(0)
        let width = max(1, min(settings.concurrency, service.concurrency))
        await withTaskGroup(of: [Int: Outcome].self) { group in
            for batch in batches.prefix(width) { group.addTask { await ask(batch) } }
            var next = batches.dropFirst(width)
            for await found in group {
                outcomes.merge(found) { $1 }
                // After the service has failed, the remaining questions do not count as progress.
                if await pace.failure == nil { await progress(outcomes.count) }
                if let batch = next.popFirst() { group.addTask { await ask(batch) } }
            }
        }
        return outcomes
    }

    // MARK: - One batch

    /// Sends a batch.
    ///
    /// Questions without an answer are sent once more.
    private func ask(_ batch: ServiceBatch) async -> [Int: Outcome] {
        var outcomes = await attempt(batch)
        let unanswered = batch.questions.filter { if case .none? = outcomes[$0.id] { true } else { false } }
        if !unanswered.isEmpty, unanswered.count < batch.questions.count {
            outcomes.merge(await attempt(batch.with(unanswered))) { $1 }
        }
        return outcomes
    }

    /// Sends a batch and halves it after two unreadable answers; the halves get one attempt each.
    ///
    /// All parts of one size are sent before smaller ones. A good answer then soon shows that the service works.
    private func attempt(_ batch: ServiceBatch) async -> [Int: Outcome] {
        var outcomes: [Int: Outcome] = [:]
        var open = [batch]
        var number = 0
        while number < open.count {
            let part = open[number]
            let tries = number > 0 ? 1 : batch.questions.count > 1 ? 2 : settings.retries + 1
            let found = await outcome(of: part, readings: tries)
            number += 1
            if case .unreadable? = found.values.first?.failure, part.questions.count > 1, await pace.failure == nil {
                let middle = part.questions.count / 2
                open += [part.with(part.questions.prefix(middle)), part.with(part.questions.dropFirst(middle))]
            } else {
                outcomes.merge(found) { $1 }
            }
        }
        return outcomes
    }

    /// Sends a request and repeats it after temporary failures.
    ///
    /// - Parameter readings: The number of unreadable answers after which the request fails.
    private func outcome(of batch: ServiceBatch, readings: Int) async -> [Int: Outcome] {
        var (failures, unreadable) = (0, 0)
        while true {
            if let failure = await pace.failure(asking: batch.target) { return all(batch, .failed(failure)) }
            do {
                try await waitForTurn()
                guard await pace.takeRequest(of: batch.characters) else { return all(batch, .budget) }
                let answers = try await Deadline.run(seconds: settings.timeout) { try await service.answers(to: batch) }
                await pace.noteAnswer(asking: batch.target)
                return await keep(answers, of: batch)
            } catch {
                let failure = error as? ServiceFailure ?? .cancelled
                await pace.note(failure, asking: batch.target)
                failures += 1
                if case .unreadable = failure { unreadable += 1 }
                let isHopeless = await pace.failure != nil || !failure.isPassing || unreadable >= readings
                if isHopeless || failures > settings.retries { return all(batch, .failed(failure)) }
                if let refusal = await pause(after: failure, attempt: failures) {
                    await pace.stop(refusal)
                    return all(batch, .failed(refusal))
                }
            }
        }
    }

    private func waitForTurn() async throws {
        while true {
            let seconds = await pace.pause(at: clock.now())
            guard seconds > 0 else { return }
            try await clock.sleep(seconds)
        }
    }

    /// Waits before the next attempt.
    ///
    /// Returns a failure if waiting is not worthwhile.
    private func pause(after failure: ServiceFailure, attempt: Int) async -> ServiceFailure? {
        let wait = failure.wait?.remaining(at: clock.now())
        if let wait, wait > RetryDelay.longestAccepted { return .asksToWait(seconds: wait) }
        let seconds = RetryDelay.seconds(attempt: attempt, wait: wait, chance: clock.chance())
        // A delay that the server requests applies to all requests.
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
