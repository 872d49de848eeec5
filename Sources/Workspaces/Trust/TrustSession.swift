import CatalogCore
import CommandOutput
import InterfaceTexts

/// A run of `fitloc trust` that grants permissions.
package struct TrustSession {
    private let configuration: Configuration
    private let demands: [TrustDemand]
    private let store: TrustStore

    /// Reads the configuration that governs a folder or file.
    package init(at path: String) throws(CommandFailure) {
        var configurations = Configurations(currentFolder: try Self.folder(at: path), takesAllPaths: true)
        guard let configuration = try configurations.current() else {
            throw CommandFailure(Texts.Trust.noConfiguration(file: Configuration.fileName))
        }
        self.configuration = configuration
        let bounds = configuration.bounds
        demands = configuration.demands(beyond: bounds)
        store = TrustStore(of: bounds)
    }

    /// Grants everything that the configuration currently asks for.
    ///
    /// The grants do not cover programs, services and paths that are added to the configuration later.
    package func trust(isDryRun: Bool, _ console: inout Console) throws {
        let root = VisibleText.shown(store.bounds.root)
        guard !demands.isEmpty else { return try console.write(Texts.Trust.nothing(folder: root).resolved + "\n") }
        if !isDryRun { try store.add(demands.map(\.grant), startingIn: configuration.folder) }
        let heading = isDryRun ? Texts.Trust.wouldTrust(folder: root) : Texts.Trust.trusted(folder: root)
        let lines = demands.map { demand in
            let location = "\(FileLocation(path: configuration.path, position: demand.position))"
            return "  \(location): \(demand.grant.sentence)"
        }
        try console.write(([heading.resolved] + lines).joined(separator: "\n") + "\n")
    }

    /// Returns the absolute path of a folder, or of the folder of a file.
    static func folder(at path: String) throws(CommandFailure) -> String {
        let resolved: String
        do throws(FileError) { resolved = try ResolvedPath.resolve(path) } catch { throw CommandFailure(error) }
        return FileReader.isFolder(resolved) ? resolved : TablePath.folder(of: resolved)
    }
}
