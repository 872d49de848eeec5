import ArgumentParser
import CatalogComparison
import VersionHistory

/// The resolution of conflicts.
package enum ConflictChoice: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// Leave both sides between markers.
    case markers
    /// Take our side.
    case ours
    /// Take their side.
    case theirs

    /// The side to take, or nil to leave markers.
    var side: MergeSide? {
        switch self {
        case .markers: nil
        case .ours: .ours
        case .theirs: .theirs
        }
    }
}

/// The options for conflicts and their markers.
///
/// The names follow `git merge-file` and the placeholders that git passes to merge drivers.
package struct MergeArguments: ParsableArguments {
    @Option(help: ArgumentHelp("How to resolve conflicts: markers, ours or theirs.", valueName: "choice"))
    var onConflict: ConflictChoice = .markers

    @Option(
        help: ArgumentHelp("The length of a conflict marker in characters, at most 1000.", valueName: "number"),
        completion: .offers(.anything))
    var markerSize = 7

    @Option(
        help: ArgumentHelp("The label of our side in conflict markers.", valueName: "text"),
        completion: .offers(.anything))
    var labelOurs = "ours"

    @Option(
        help: ArgumentHelp("The label of the base in conflict markers.", valueName: "text"),
        completion: .offers(.anything))
    var labelBase = "base"

    @Option(
        help: ArgumentHelp("The label of their side in conflict markers.", valueName: "text"),
        completion: .offers(.anything))
    var labelTheirs = "theirs"

    /// Creates options with their defaults.
    package init() {}

    /// Returns the merge options that these arguments describe.
    ///
    /// - Parameter environment: the environment from git, whose names of branches replace the defaults of labels; empty
    ///   if git did not start the program.
    package func options(environment: [String: String]) -> MergeOptions {
        let names = MergedBranches.names(in: environment)
        var (ours, theirs) = (Self.label(labelOurs, or: "ours"), Self.label(labelTheirs, or: "theirs"))
        if let names, ours == "ours", theirs == "theirs" { (ours, theirs) = names }
        let markers = ConflictMarkers(
            size: markerSize, ours: ours, base: Self.label(labelBase, or: "base"), theirs: theirs)
        return MergeOptions(preferring: onConflict.side, markers: markers)
    }

    /// Returns the label, or a default if the label is empty or an unexpanded placeholder.
    ///
    /// `fitloc git install` configures placeholders that the current git expands. An older git may not expand them.
    private static func label(_ text: String, or usual: String) -> String {
        ["", "%S", "%X", "%Y"].contains(text) ? usual : text
    }
}
