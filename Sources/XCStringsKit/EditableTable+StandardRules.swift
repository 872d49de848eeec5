import CatalogCore
import CatalogEditing
import CatalogLint
import LintRules
import StringTables
import TranslationFilling

extension EditableTable {
    /// Creates an editable table of a project; new texts are checked with the standard rules.
    public init(_ table: any StringTable, of project: Project, settings: LintSettings) {
        self.init(table, of: project, settings: settings, rules: .standard)
    }

    /// Creates an editable table from a single catalog; new texts are checked with the standard rules.
    public init(_ catalog: Catalog, settings: LintSettings = LintSettings()) {
        self.init(catalog, settings: settings, rules: .standard)
    }
}

extension Filler {
    /// Creates a filler that checks texts with the standard rules.
    public init(
        _ steps: [Step], state: TranslationState = .needsReview, service: ServiceSettings = ServiceSettings(),
        journal: FillJournal? = nil
    ) {
        self.init(steps, rules: .standard, state: state, service: service, journal: journal)
    }
}
