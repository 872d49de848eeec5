import CatalogCore

/// The state of a fill before a service is asked, so that the estimate can be shown first.
public struct FillPlan: Sendable {
    private let filler: Filler
    private let draft: FillDraft
    private let task: ServiceTask?
    private let rest: ArraySlice<Filler.Step>

    /// The estimated requests to the next service by language; empty if no service is needed.
    public let estimates: [FillEstimate]

    init(_ filler: Filler, _ draft: FillDraft, next task: ServiceTask?, then rest: ArraySlice<Filler.Step>) {
        self.filler = filler
        self.draft = draft
        self.task = task
        self.rest = rest
        estimates = task?.estimate(within: filler.service.budget) ?? []
    }

    /// The services after the next one, which are asked about the gaps that remain.
    public var laterServices: [String] {
        rest.compactMap { if case .service(let service) = $0 { service.name } else { nil } }
    }

    /// Returns the result without asking services.
    ///
    /// The gaps for the next service stay open with the reason `FillReason.notAsked`.
    public func resultWithoutServices() -> FillResult {
        var draft = draft
        if let task { draft.leave(task.openGaps, because: .notAsked(source: task.service.name)) }
        return draft.result(estimates: estimates)
    }

    /// Asks the services, and fills the remaining gaps from the sources after them.
    ///
    /// If the task is cancelled, the answers received so far are in the journal.
    ///
    /// - Parameter progress: Called with the progress while services are asked.
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
