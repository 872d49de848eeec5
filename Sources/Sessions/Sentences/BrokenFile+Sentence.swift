import CatalogCore
import CommandOutput
import InterfaceTexts
import StringTables

extension BrokenFile {
    /// The warning about the file, in the interface's language, for a command that goes on without it.
    var warning: String {
        "\(FileLocation(path: path, position: position)): warning: \(reason.message.inInterfaceLanguage)"
    }
}
