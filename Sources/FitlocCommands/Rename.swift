import ArgumentParser
import CommandOutput
import FileSearch
import InterfaceTexts
import ProgramSupport
import Sessions

/// The command that renames a key.
extension RenameArguments: AsyncParsableCommand, UndoableCommand {
    package func run() async throws {
        if inSources { try SourcesProgram.takeOver() }
        var console = Console()
        if isList {
            try await BatchSession(old, .rename, batch.settings, edit.settings(output, answer)).run(&console)
            return try console.finish()
        }
        let session = try await EditSession.load(edit.settings(output, answer), endings: FileFinder.catalogEndings)
        session.beginAnswer(&console)
        guard let names = try names(in: session, reportingTo: &console) else { return try console.finish() }
        let uses = await RemainingUses(of: names.locations, unless: output.isQuiet)
        try session.rename(names, joins: join, console: &console)
        try console.note(uses.notes { Texts.Rename.stillUsed(count: $1, key: $0).resolved })
        try console.finish()
    }
}
