import CatalogCore
import CatalogLint
import StringTables

/// Fills what tables lack from one source after another; the first whose answer passes the checks wins.
public struct Filler: Sendable {
    /// A source of texts.
    public enum Step: Sendable {
        /// One that answers at once.
        case source(any FillSource)
        /// One that costs time or money.
        case service(any TranslationService)
    }

    /// The rules that texts are held against before they are taken.
    public let rules: RuleSet
    /// The sources, in the order in which they are asked.
    public let steps: [Step]
    /// The state of what is filled.
    public let state: TranslationState
    /// How services are asked.
    public let service: ServiceSettings
    /// Where answers are kept; nil for nowhere.
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

    /// Works out what tables of a project are filled with; nothing is written.
    ///
    /// - Parameters:
    ///   - tables: the tables; others of the project serve as memory alone.
    ///   - settings: what governs the file at a path; required languages are those that are filled.
    ///   - isWanted: whether a key is to be filled.
    ///   - progress: told how much is done while services are asked.
    public func fill(
        _ tables: [any StringTable], of project: Project, settings: (String) -> LintSettings,
        isWanted: @escaping (String) -> Bool = { _ in true },
        progress: @escaping @Sendable (FillProgress) async -> Void = { _ in }
    ) async -> FillResult {
        await plan(tables, of: project, settings: settings, isWanted: isWanted).carriedOut(progress: progress)
    }

    /// Fills what can be filled before a service has to be asked; nothing is sent, nothing is written.
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

    /// What a service has to be asked, once the journal's answers are taken; nil where that is nothing.
    func task(for service: any TranslationService, on draft: inout FillDraft) async -> ServiceTask? {
        let task = await ServiceTask(service, about: draft, journal: journal)
        draft.take(task.known, of: task)
        return task.batches.isEmpty ? nil : task
    }

    /// Asks a service and takes what it says.
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

/// How far the questions to a service are.
public struct FillProgress: Hashable, Sendable {
    /// The service.
    public let service: String
    /// How many have been dealt with.
    public let done: Int
    /// How many there are.
    public let total: Int
}
