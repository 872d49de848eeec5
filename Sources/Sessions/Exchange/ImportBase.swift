import CatalogCore
import CommandOutput
import FileSearch
import StringTables
import VersionHistory
import Workspaces

/// The tables of a commit from which translators received their files.
package struct ImportBase: Sendable {
    private let tables: EarlierTables

    /// Reads the tables of a commit below the exchange folder.
    ///
    /// - Parameters:
    ///   - revision: The commit, or a name for it.
    ///   - table: The path of the only table to import into; nil for all tables.
    package init(at revision: String, of table: String?) async throws {
        let folder = try ExchangeFolder().path
        do {
            let repository = try RepositoryView()
            let paths = [folder] + [table].compactMap { $0 }
            tables = try await EarlierTables(
                at: try repository.history.commit(revision), paths, in: repository,
                endings: FileFinder.tableEndings)
        } catch let error as GitError {
            throw CommandFailure(error.sentence)
        }
    }

    /// Returns the tables as they were in the commit, by the paths of the present tables.
    func tables(in workspace: Workspace) throws(CommandFailure) -> [String: any StringTable] {
        do throws(GitError) {
            let pairs = try tables.pairs(with: workspace).compactMap { pair in
                pair.new.flatMap { new in pair.old.map { (new.path, $0) } }
            }
            return Dictionary(pairs) { first, _ in first }
        } catch {
            throw CommandFailure(error.sentence)
        }
    }
}
