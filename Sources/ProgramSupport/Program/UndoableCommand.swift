import ArgumentParser

/// A command whose changes of files `fitloc undo` undoes.
package protocol UndoableCommand: ParsableCommand {
    /// Whether the command line asks for changes of texts, keys, languages or code, and not only for a report.
    var isUndoable: Bool { get }
}

extension UndoableCommand {
    /// A command changes something unless it says otherwise.
    package var isUndoable: Bool { true }
}

extension LintArguments {
    /// Whether findings are fixed.
    package var isUndoable: Bool { fixes.fix }
}
