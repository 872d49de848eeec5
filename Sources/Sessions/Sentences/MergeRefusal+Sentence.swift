import CatalogComparison
import CatalogCore
import CommandOutput
import InterfaceTexts

extension MergeRefusal {
    /// Returns the path and the error message.
    ///
    /// JSON errors have the wording of findings. Other messages are in the interface's language.
    ///
    /// - Parameter path: A closure that returns the path of an input file.
    package func line(path: (Input) -> String) -> FailureLine {
        switch self {
        case .broken(let input, let error), .brokenBetweenMarkers(let input, let error):
            FailureLine(error.description, at: error.position, in: path(input))
        case .brokenTable(let input, let error):
            FailureLine(error.description, at: error.position, in: path(input))
        case .otherForm(let input): .sentence(Texts.Merge.Refusal.otherForm(path: path(input)).resolved)
        case .noStrings(let input): .sentence(Texts.Merge.Refusal.noStrings(path: path(input)).resolved)
        case .emptied(let side): .sentence(Texts.Merge.Refusal.emptied(path: path(.side(side))).resolved)
        case .doubled(let side, let name, let first, let second):
            .sentence(
                Texts.Merge.Refusal.doubled(
                    path: path(.side(side)), name: VisibleText.shown(name), first: "\(first.line):\(first.column)",
                    second: "\(second.line):\(second.column)"
                ).resolved)
        case .edits, .noTable: .sentence(Texts.Merge.Refusal.edits(path: path(.side(.ours))).resolved)
        case .noMarkers: .sentence(Texts.Merge.Refusal.noMarkers(path: path(.side(.ours))).resolved)
        case .unbalancedMarker(let line):
            .sentence(Texts.Merge.Refusal.unbalancedMarker(path: path(.side(.ours)), line: line).resolved)
        }
    }
}
