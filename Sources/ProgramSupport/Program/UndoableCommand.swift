import ArgumentParser
import Sessions

/// A command that changes texts, keys, languages, settings or code, so that `fitloc undo` is about its changes.
package protocol UndoableCommand: ParsableCommand {
    /// What `fitloc undo` does with the changes of the command line.
    var undoing: UndoStore.Undoing { get }
}

extension UndoableCommand {
    /// The changes are undone, unless the command says otherwise.
    package var undoing: UndoStore.Undoing { .possible }
}

extension LintArguments {
    /// Only fixes and a baseline are changes of the project.
    package var undoing: UndoStore.Undoing { fixes.fix || baseline.newFile != nil ? .possible : .ignored }
}
