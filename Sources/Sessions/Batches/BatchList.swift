import CatalogCore
import CatalogEditing
import CommandOutput
import TranslationExchange
import Workspaces

/// A list of changes, read from a file or standard input.
struct BatchList {
    /// The changes, in the order of the list.
    let requests: [ChangeRequest]
    /// The entries that could not be parsed.
    let problems: [BatchProblem]
    /// The columns of languages, if the list is a table.
    let languageColumns: [LanguageColumn]
    /// The path that messages show for the list.
    let path: String

    /// Reads a list.
    ///
    /// - Parameters:
    ///   - path: The file, or `-` for standard input.
    ///   - form: The form of the list, or nil to detect it.
    ///   - operation: The operation for every entry, or nil if each entry names its own.
    init(
        at path: String, _ form: RequestList.Form?, operation: ChangeRequest.Operation?
    ) throws(CommandFailure) {
        let bytes: [UInt8]
        do throws(FileError) {
            let isStandardInput = path == Workspace.standardInput
            bytes = isStandardInput ? try FileReader.readStandardInput() : try FileReader.read(path).bytes
        } catch {
            throw CommandFailure(error)
        }
        self.path = path
        do throws(ListError) {
            let list = try RequestList(bytes, form: form, operation: operation)
            let results = list.results
            languageColumns = list.languageColumns
            requests = results.compactMap { try? $0.get() }
            problems = results.compactMap { result in
                if case .failure(let error) = result {
                    BatchProblem(error.position, lines: [.sentence(error.sentence)])
                } else {
                    nil
                }
            }
        } catch {
            throw CommandFailure([FailureLine(error.sentence, at: error.position, in: path)])
        }
    }
    /// Refuses columns that name the same language of a table.
    func checkColumns(in table: EditableTable) throws(CommandFailure) {
        do throws(ListError) {
            try LanguageColumn.check(languageColumns, in: table)
        } catch {
            throw CommandFailure([FailureLine(error.sentence, at: error.position, in: path)])
        }
    }
}
