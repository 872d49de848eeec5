import CatalogCore
import CommandOutput
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
                at: try repository.history.commit(revision), paths, in: repository)
        } catch let error as GitError {
            throw CommandFailure(error.sentence)
        }
    }

    /// Returns a table as it was in the commit; nil if there was none.
    func table(for table: any StringTable, in workspace: Workspace) throws(CommandFailure) -> (any StringTable)? {
        do throws(GitError) {
            return try tables.pairs(with: workspace).first { $0.new?.path == table.path }?.old
        } catch {
            throw CommandFailure(error.sentence)
        }
    }
}
