import CatalogCore
import CatalogRuntime
import CommandOutput
import StringTables
import TranslationExchange

extension TableInterface {
    /// Returns the source texts from the storyboard, xib or intent definition of a table.
    static func texts(
        of table: any StringTable, source: LanguageTag?
    ) throws(CommandFailure) -> InterfaceTexts {
        do throws(FileError) {
            return try TableInterface(of: table, source: source).texts
        } catch {
            throw CommandFailure(error)
        }
    }
}
