import CatalogCore

/// A filling that has got as far as it can before a service is asked, so that somebody may look at what that comes to.
public struct FillPlan: Sendable {
    private let filler: Filler
    private let draft: FillDraft
    private let task: ServiceTask?
    private let rest: ArraySlice<Filler.Step>

    /// What the next service is to be asked for, by language; empty where none has to be.
    public let estimates: [FillEstimate]

    init(_ filler: Filler, _ draft: FillDraft, next task: ServiceTask?, then rest: ArraySlice<Filler.Step>) {
        self.filler = filler
        self.draft = draft
        self.task = task
        self.rest = rest
        estimates = task?.estimate(within: filler.service.budget) ?? []
    }

    /// The services behind the next, which are asked about what that one leaves.
    public var laterServices: [String] {
        rest.compactMap { if case .service(let service) = $0 { service.name } else { nil } }
    }

    /// What is filled where no service is asked; what would be asked stays open, with that as its reason.
    public func resultWithoutServices() -> FillResult {
        var draft = draft
        if let task { draft.leave(task.openGaps, because: .notAsked(source: task.service.name)) }
        return draft.result(estimates: estimates)
    }

    /// Asks the services, and fills what they leave from the sources behind them.
    ///
    /// Where the task is cancelled, what was answered until then is in the journal.
    ///
    /// - Parameter progress: told how much is done while services are asked.
    public func carriedOut(
        progress: @escaping @Sendable (FillProgress) async -> Void = { _ in }
    ) async -> FillResult {
        var draft = draft
        if let task { await filler.carryOut(task, on: &draft, progress) }
        for step in rest {
            switch step {
            case .source(let source): draft.fill(from: source)
            case .service(let service):
                if let task = await filler.task(for: service, on: &draft) {
                    await filler.carryOut(task, on: &draft, progress)
                }
            }
        }
        return draft.result()
    }
}
