extension Linter {
    /// Creates a linter over the standard rules.
    ///
    /// - Parameters:
    ///   - selection: which rules run, and their severities.
    ///   - settings: the settings that govern the file at a path.
    ///   - histories: the histories of tables, by the path of a table's first file.
    ///   - sources: checks of Swift code.
    public init(
        selection: RuleSelection = RuleSelection(),
        settings: @escaping @Sendable (String) -> LintSettings = { _ in LintSettings() },
        histories: [String: any TableHistory] = [:], sources: SourceChecks? = nil
    ) {
        self.init(
            rules: .standard, selection: selection, settings: settings, histories: histories, sources: sources)
    }
}

extension EditableTable {
    /// Takes a table out of a project; new texts are held against the standard rules.
    public init(_ table: any StringTable, of project: Project, settings: LintSettings) {
        self.init(table, of: project, settings: settings, rules: .standard)
    }

    /// Takes a catalog that stands alone; new texts are held against the standard rules.
    public init(_ catalog: Catalog, settings: LintSettings = LintSettings()) {
        self.init(catalog, settings: settings, rules: .standard)
    }
}

extension Filler {
    /// Creates a filler that holds texts against the standard rules.
    public init(
        _ steps: [Step], state: TranslationState = .needsReview, service: ServiceSettings = ServiceSettings(),
        journal: FillJournal? = nil
    ) {
        self.init(steps, rules: .standard, state: state, service: service, journal: journal)
    }
}
