import CatalogReports

/// A proposed initial configuration with its baseline.
struct FirstProposal {
    /// The configuration draft.
    let draft: ConfigurationDraft
    /// The findings that remain under the proposed configuration.
    let left: FirstFindings
    /// The configuration file.
    let file: NewFile
    /// The baseline file, or nothing if the configuration has no baseline.
    let baseline: [NewFile]
    /// The number of findings that the baseline accepts, or nil without a baseline.
    let acceptedCount: Int?

    init(_ draft: ConfigurationDraft, left: FirstFindings) {
        self.draft = draft
        self.left = left
        file = NewFile(path: Configuration.fileName, bytes: Array(draft.text.utf8), summary: "", below: ".")
        let accepted = draft.choices.baseline.map { left.baseline(at: $0) }
        baseline = accepted.map { [$0.file] } ?? []
        acceptedCount = accepted?.count
    }

    /// The survey of the folder.
    var survey: ProjectSurvey { draft.survey }

    /// The files to write.
    var files: [NewFile] { [file] + baseline }
}
