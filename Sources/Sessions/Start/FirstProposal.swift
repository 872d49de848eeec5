import CatalogReports
import Workspaces

/// A proposed initial configuration with its baseline.
package struct FirstProposal {
    /// The configuration draft.
    package let draft: ConfigurationDraft
    /// The findings that remain under the proposed configuration.
    package let left: FirstFindings
    /// The configuration file.
    package let file: NewFile
    /// The baseline file, or nothing if the configuration has no baseline.
    package let baseline: [NewFile]
    /// The number of findings that the baseline accepts, or nil without a baseline.
    package let acceptedCount: Int?

    package init(_ draft: ConfigurationDraft, left: FirstFindings) {
        self.draft = draft
        self.left = left
        file = NewFile(path: Configuration.fileName, bytes: Array(draft.text.utf8), summary: "", below: ".")
        let accepted = draft.choices.baseline.map { left.baseline(at: $0) }
        baseline = accepted.map { [$0.file] } ?? []
        acceptedCount = accepted?.count
    }

    /// The survey of the folder.
    package var survey: ProjectSurvey { draft.survey }

    /// The files to write.
    package var files: [NewFile] { [file] + baseline }
}
