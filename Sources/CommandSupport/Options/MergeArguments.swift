import ArgumentParser
import XCStringsKit

/// What becomes of two different edits of one leaf.
package enum ConflictChoice: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// Both are left between markers.
    case markers
    /// Ours is taken.
    case ours
    /// Theirs is taken.
    case theirs

    /// The side that is taken.
    var side: MergeSide? {
        switch self {
        case .markers: nil
        case .ours: .ours
        case .theirs: .theirs
        }
    }
}

/// Options on conflicts and their markers, named as in `git merge-file` and in what git tells its drivers.
package struct MergeArguments: ParsableArguments {
    @Option(help: ArgumentHelp("What becomes of conflicts: markers, ours or theirs.", valueName: "choice"))
    var onConflict: ConflictChoice = .markers

    @Option(help: ArgumentHelp("How many signs a marker has.", valueName: "number"), completion: .offers(.anything))
    var markerSize = 7

    @Option(help: ArgumentHelp("What the marker of ours says.", valueName: "text"), completion: .offers(.anything))
    var labelOurs = "ours"

    @Option(help: ArgumentHelp("What the marker of the base says.", valueName: "text"), completion: .offers(.anything))
    var labelBase = "base"

    @Option(help: ArgumentHelp("What the marker of theirs says.", valueName: "text"), completion: .offers(.anything))
    var labelTheirs = "theirs"

    /// Creates options with their defaults.
    package init() {}

    /// What they say.
    package var options: MergeOptions {
        let markers = ConflictMarkers(
            size: markerSize, ours: Self.label(labelOurs, or: "ours"), base: Self.label(labelBase, or: "base"),
            theirs: Self.label(labelTheirs, or: "theirs"))
        return MergeOptions(preferring: onConflict.side, markers: markers)
    }

    /// A git older than the one that its configuration was written for leaves `%X` and the like as they are.
    private static func label(_ text: String, or usual: String) -> String {
        ["", "%S", "%X", "%Y"].contains(text) ? usual : text
    }
}
