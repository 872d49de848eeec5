import XCStringsKit

/// A configuration that `init` proposes, with the baseline that goes with it.
struct FirstProposal {
    /// The configuration.
    let draft: ConfigurationDraft
    /// What is found under it.
    let left: FirstFindings
    /// The configuration as a file.
    let file: NewFile
    /// The baseline that the configuration names; none where it names none.
    let baseline: [NewFile]
    /// How many findings the baseline accepts; nil where there is none.
    let acceptedCount: Int?

    init(_ draft: ConfigurationDraft, left: FirstFindings) {
        self.draft = draft
        self.left = left
        file = NewFile(path: Configuration.fileName, bytes: Array(draft.text.utf8), summary: "")
        let accepted = draft.choices.baseline.map { left.baseline(at: $0) }
        baseline = accepted.map { [$0.file] } ?? []
        acceptedCount = accepted?.count
    }

    /// What was found in the folder.
    var survey: ProjectSurvey { draft.survey }

    /// All that is to be written.
    var files: [NewFile] { [file] + baseline }
}
