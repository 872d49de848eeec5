import CatalogCore
import CommandOutput
import FileSearch
import InterfaceTexts

/// A run of `fitloc trust` that revokes permissions.
///
/// It does not read the configuration. A permission could otherwise not be revoked while the configuration is missing
/// or invalid, and would be valid again as soon as the configuration is back.
package struct TrustRemoval {
    private let store: TrustStore
    private let granted: Set<TrustGrant>

    /// Finds the permissions that apply to a folder or file.
    ///
    /// These are the permissions of the nearest folder above it that has some or that has a configuration.
    package init(at path: String) throws(CommandFailure) {
        let folder = try TrustSession.folder(at: path)
        let found: (store: TrustStore, granted: Set<TrustGrant>)
        do throws(FileError) { found = try Self.nearest(above: folder) } catch { throw CommandFailure(error) }
        (store, granted) = found
    }

    /// Revokes all grants for the project.
    package func run(isDryRun: Bool, _ console: inout Console) throws {
        let root = VisibleText.shown(store.bounds.root)
        guard !granted.isEmpty else { return try console.write(Texts.Trust.nothingKept(folder: root).resolved + "\n") }
        if !isDryRun { try store.removeAll() }
        let lines = granted.map { "  \($0.sentence)" }.sorted()
        try console.write(([Texts.Trust.forgotten(folder: root).resolved] + lines).joined(separator: "\n") + "\n")
    }

    // MARK: - The search

    private static func nearest(
        above start: String
    ) throws(FileError) -> (store: TrustStore, granted: Set<TrustGrant>) {
        var folder = start
        while true {
            let store = TrustStore(of: ProjectBounds(around: folder))
            let granted = try store.grants()
            if !granted.isEmpty || hasConfiguration(folder) { return (store, granted) }
            guard folder.hasPrefix("/"), folder != "/" else { break }
            folder = ResolvedFile(splitting: folder).folder
        }
        return (TrustStore(of: ProjectBounds(around: start)), [])
    }

    /// Whether a folder has a configuration, even an invalid one.
    private static func hasConfiguration(_ folder: String) -> Bool {
        (try? FileStatus(ofLink: "\(folder == "/" ? "" : folder)/\(Configuration.fileName)")) != nil
    }
}
