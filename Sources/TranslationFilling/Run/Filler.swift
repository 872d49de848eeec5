import CatalogCore
import CatalogLint
import StringTables

/// A type that fills the gaps of tables from a list of sources.
///
/// The first answer that passes the checks is used.
public struct Filler: Sendable {
    /// A step of the fill.
    public enum Step: Sendable {
        /// A source that answers immediately.
        case source(any FillSource)
        /// A service that costs time or money.
        case service(any TranslationService)
    }

    /// The rules that new texts must pass.
    public let rules: RuleSet
    /// The sources and services in order.
    public let steps: [Step]
    /// The state of filled texts.
    public let state: TranslationState
    /// The settings for services.
    public let service: ServiceSettings
    /// The journal for answers; nil for none.
    public let journal: FillJournal?

    /// Creates a filler.
    public init(
        _ steps: [Step], rules: RuleSet, state: TranslationState = .needsReview,
        service: ServiceSettings = ServiceSettings(),
        journal: FillJournal? = nil
    ) {
        self.rules = rules
        self.steps = steps
        self.state = state
        self.service = service
        self.journal = journal
    }

    /// Plans how to fill tables of a project and asks services.
    ///
    /// Nothing is written to the tables.
    ///
    /// - Parameters:
    ///   - tables: The tables to fill. The project's other tables serve as memory.
    ///   - settings: Returns the settings of the file at a path. The required languages are filled.
    ///   - isWanted: Returns whether to fill a key.
    ///   - progress: Called with the progress while services are asked.
    public func fill(
        _ tables: [any StringTable], of project: Project, settings: (String) -> LintSettings,
        isWanted: @escaping (String) -> Bool = { _ in true },
        progress: @escaping @Sendable (FillProgress) async -> Void = { _ in }
    ) async -> FillResult {
        await plan(tables, of: project, settings: settings, isWanted: isWanted).carriedOut(progress: progress)
    }

    /// Fills from sources up to the first service that must be asked.
    ///
    /// Nothing is sent or written.
    ///
    /// The parameters are those of ``fill(_:of:settings:isWanted:progress:)``.
    public func plan(
        _ tables: [any StringTable], of project: Project, settings: (String) -> LintSettings,
        isWanted: @escaping (String) -> Bool = { _ in true }
    ) async -> FillPlan {
        let tables = tables.map {
            FillTable($0, of: project, settings: settings($0.path), rules: rules)
        }
        var finder = GapFinder(isWanted: isWanted)
        for (number, table) in tables.enumerated() where table.table.brokenFile == nil {
            finder.add(table, number: number)
        }
        var draft = FillDraft(tables, gaps: finder.gaps, left: finder.left, state: state)
        for (number, step) in steps.enumerated() {
            switch step {
            case .source(let source): draft.fill(from: source)
            case .service(let service):
                if let task = await task(for: service, on: &draft) {
                    return FillPlan(self, draft, next: task, then: steps[(number + 1)...])
                }
            }
        }
        return FillPlan(self, draft, next: nil, then: [])
    }

    /// Returns the questions for a service after the journal's answers have been used; nil if none remain.
    func task(for service: any TranslationService, on draft: inout FillDraft) async -> ServiceTask? {
        let task = await ServiceTask(service, about: draft, journal: journal)
        draft.take(task.known, of: task)
        return task.batches.isEmpty ? nil : task
    }

    /// Asks a service and takes its answers.
    func carryOut(
        _ task: ServiceTask, on draft: inout FillDraft, _ progress: @escaping @Sendable (FillProgress) async -> Void
    ) async {
        let (known, total) = (task.known.count, task.gaps.count)
        let name = task.service.name
        let run = ServiceRun(
            service: task.service, settings: service, pace: ServicePace(service.budget), journal: journal,
            progress: { await progress(FillProgress(service: name, done: known + $0, total: total)) })
        let outcomes = await run.outcomes(of: task.batches)
        draft.take(outcomes, of: task)
        let failed = outcomes.sorted { $0.key < $1.key }.lazy.compactMap(\.value.failure).first
        if let failure = await run.pace.failure ?? failed { draft.failures.append((name, failure)) }
    }
}

/// The progress of the questions to a service.
public struct FillProgress: Hashable, Sendable {
    /// The name of the service.
    public let service: String
    /// The number of processed questions.
    public let done: Int
    /// The total number of questions.
    public let total: Int
}
