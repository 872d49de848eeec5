import XCStringsKit

extension MergeRefusal {
    /// The path and what is wrong, in the interface's language; the place of broken JSON as findings give it.
    ///
    /// - Parameter path: the path of one of the three files.
    package func sentence(path: (Input) -> String) -> String {
        switch self {
        case .broken(let input, let error), .brokenBetweenMarkers(let input, let error):
            "\(path(input)):\(error.position.line):\(error.position.column): error: \(error)"
        case .noStrings(let input): Texts.Merge.Refusal.noStrings(path: path(input)).resolved
        case .emptied(let side): Texts.Merge.Refusal.emptied(path: path(.side(side))).resolved
        case .doubled(let name, let first, let second):
            Texts.Merge.Refusal.doubled(
                path: path(.side(.ours)), name: VisibleText.shown(name), first: "\(first.line):\(first.column)",
                second: "\(second.line):\(second.column)"
            ).resolved
        case .edits: Texts.Merge.Refusal.edits(path: path(.side(.ours))).resolved
        case .noMarkers: Texts.Merge.Refusal.noMarkers(path: path(.side(.ours))).resolved
        case .unbalancedMarker(let line):
            Texts.Merge.Refusal.unbalancedMarker(path: path(.side(.ours)), line: line).resolved
        }
    }
}
