import CatalogLint
import CommandOutput
import InterfaceTexts
import Workspaces

extension CommandLineSplitter {
    /// Returns the words of a command line that a user or a configuration names.
    ///
    /// - Throws: A `CommandFailure` if it cannot be split.
    static func words(of command: String) throws(CommandFailure) -> [String] {
        guard let words = split(command) else {
            throw CommandFailure(Texts.Fill.noCommand(command: Quotation.of(command)))
        }
        return words
    }
}
