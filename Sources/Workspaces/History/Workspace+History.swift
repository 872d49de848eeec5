import CatalogCore
import CatalogLint
import CatalogReports
import CommandOutput
import FileSearch
import InterfaceTexts
import StringTables
import VersionHistory

extension Workspace {
    /// Returns the histories of tables, by path, and the tables whose history is unavailable.
    ///
    /// Walks the history of each repository once for all its tables. Texts of stores have none.
    package func histories(
        of tables: [any StringTable]
    ) async -> (found: [String: any TableHistory], failures: [(path: String, error: GitError)]) {
        var repositories: [String: GitHistory] = [:]
        var groups: [String: [any StringTable]] = [:]
        var failures: [(path: String, error: GitError)] = []
        let root = GitWorkTree.root(around: ResolvedPath.resolvedIfThere(currentFolder))
        for table in tables where !table.isStoreText {
            let path = table.path
            let location = folder(of: path)
            let isElsewhere = GitWorkTree.root(around: ResolvedPath.resolvedIfThere(location)) != root
            do throws(GitError) {
                let history = try GitHistory(around: location, isElsewhere: isElsewhere)
                repositories[history.root] = history
                groups[history.root, default: []].append(table)
            } catch {
                failures.append((path, error))
            }
        }
        var found: [String: any TableHistory] = [:]
        for (root, tables) in groups.sorted(by: { $0.key < $1.key }) {
            do throws(GitError) {
                guard let histories = try await repositories[root]?.histories(of: tracked(tables, below: root)) else {
                    continue
                }
                for (table, history) in zip(tables, histories) { found[table.path] = history }
            } catch {
                failures += tables.map { ($0.path, error) }
            }
        }
        return (found, failures)
    }

    private func tracked(_ tables: [any StringTable], below root: String) -> [TrackedTable] {
        let folder = ResolvedPath.resolvedIfThere(root)
        return tables.map { TrackedTable($0, of: project) { path(of: $0, from: folder) } }
    }

    /// Returns the commits that wrote the texts of keys of one table, without keys that have no text in the languages.
    ///
    /// - Parameter languages: The languages to include, or nil for all.
    package func blame(
        _ keys: [String], in table: any StringTable, languages: [LanguageTag]?
    ) async throws(CommandFailure) -> [KeyBlame] {
        let path = table.path
        guard path != Self.standardInput else { throw CommandFailure(Texts.Blame.standardInput) }
        guard !table.isStoreText else { throw CommandFailure(Texts.StoreText.refused(path: VisibleText.path(path))) }
        let (found, failures) = await histories(of: [table])
        if let error = failures.first?.error { throw CommandFailure(error.sentence) }
        guard let history = found[path] else { return [] }
        return KeyBlame.all(
            of: keys, in: table, history: history, settings: lintSettings(requiring: nil)(path), languages: languages
        ).filter { !$0.texts.isEmpty || languages == nil }
    }
}
