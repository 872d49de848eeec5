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
        let tables = tables.map {
            FillTable($0, of: project, settings: settings($0.path), rules: rules)
        }
        var finder = GapFinder(isWanted: isWanted)
        for (number, table) in tables.enumerated() where table.table.brokenFile == nil {
            finder.add(table, number: number)
        }
        var draft = FillDraft(tables, gaps: finder.gaps, left: finder.left, state: state)
        for step in steps {
            switch step {
            case .source(let source): draft.fill(from: source)
            case .service(let service): await ask(service, for: &draft, progress)
            }
        }
        return draft.result()
    }

    private func ask(
        _ service: any TranslationService, for draft: inout FillDraft,
        _ progress: @escaping @Sendable (FillProgress) async -> Void
    ) async {
        let asked = draft.distinctOpenGaps
        guard !asked.isEmpty else { return }
        let builder = QuestionBuilder(draft.tables)
        let questions = asked.enumerated().map { id, numbers in
            let gap = draft.gaps[numbers[0]]
            return (question: builder.question(id + 1, about: gap), gap: gap)
        }
        let run = ServiceRun(
            service: service, settings: self.service, pace: ServicePace(self.service.budget), journal: journal,
            progress: { await progress(FillProgress(service: service.name, done: $0, total: questions.count)) })
        let outcomes = await run.outcomes(of: BatchPacking.batches(of: questions, size: service.batchSize))
        for (id, numbers) in asked.enumerated() {
            for number in numbers { draft.take(outcomes[id + 1] ?? .none, for: number, from: service) }
        }
        let failed = outcomes.sorted { $0.key < $1.key }.lazy.compactMap(\.value.failure).first
        if let failure = await run.pace.failure ?? failed { draft.failures.append((service.name, failure)) }
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
