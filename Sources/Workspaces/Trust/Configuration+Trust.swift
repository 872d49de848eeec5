import CatalogCore
import FileSearch
import Foundation

extension Configuration {
    /// The bounds of the project that the configuration belongs to.
    package var bounds: ProjectBounds { ProjectBounds(around: folder.isEmpty ? "/" : folder) }

    /// Returns the demands that need the user's trust: programs, services, and paths that lead out of the project.
    package func demands(beyond bounds: ProjectBounds) -> [TrustDemand] {
        demands.compactMap { demand in
            guard case .path(let path) = demand.grant else { return demand }
            let absolute = absolutePath(path)
            if bounds.contains(absolute) { return nil }
            return TrustDemand(grant: .path(ResolvedPath.target(of: absolute) ?? absolute), position: demand.position)
        }
    }

    /// Refuses paths that lead out of the project, unless the user has trusted them.
    func requirePaths() throws(ConfigurationError) {
        let bounds = bounds
        let needed = demands(beyond: bounds).filter { if case .path = $0.grant { true } else { false } }
        try require(needed, of: bounds)
    }

    /// Refuses a program or service that the configuration names, unless the user has trusted it.
    package func require(_ grant: TrustGrant) throws(ConfigurationError) {
        try require(demands.filter { $0.grant == grant }, of: bounds)
    }

    private func require(_ needed: [TrustDemand], of bounds: ProjectBounds) throws(ConfigurationError) {
        let store = TrustStore(of: bounds)
        // Programs start in the current folder.
        let folder = FileManager.default.currentDirectoryPath
        for demand in needed {
            let isAllowed: Bool
            do throws(FileError) {
                isAllowed = try store.allows(demand.grant, startingIn: folder)
            } catch {
                throw ConfigurationError(path: file.path, position: demand.position, reason: .unreadableTrust(error))
            }
            guard isAllowed else {
                throw ConfigurationError(
                    path: file.path, position: demand.position, reason: .notTrusted(demand.grant, root: bounds.root))
            }
        }
    }
}
