import XCStringsKit

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
    func require(_ grant: TrustGrant) throws(ConfigurationError) {
        try require(demands.filter { $0.grant == grant }, of: bounds)
    }

    private func require(_ needed: [TrustDemand], of bounds: ProjectBounds) throws(ConfigurationError) {
        guard let first = needed.first else { return }
        let allowed: Set<TrustGrant>
        do throws(FileError) {
            allowed = try TrustStore(of: bounds).grants()
        } catch {
            throw ConfigurationError(path: file.path, position: first.position, reason: .unreadableTrust(error))
        }
        guard let refused = needed.first(where: { !allowed.contains($0.grant) }) else { return }
        throw ConfigurationError(
            path: file.path, position: refused.position, reason: .notTrusted(refused.grant, root: bounds.root))
    }
}
