/// A check that decides which code can call a lookup helper that may be isolated to the main actor.
struct HelperIsolation {
    private let index: SourceIndex
    private let settings: AdoptionSettings
    private var locations: LocationIsolation
    private var known: [String: Set<Isolation>] = [:]
    private var marked: [String: Bool] = [:]
    private var evident: DefaultIsolation?

    init(_ index: SourceIndex, settings: AdoptionSettings) {
        self.index = index
        self.settings = settings
        locations = LocationIsolation(index)
    }

    /// Returns whether a helper can be called from the given code.
    mutating func canCall(_ callee: String, from surroundings: Surroundings, at path: String) -> Bool {
        let isolation = isolations(of: callee)
        guard isolation.contains(.main) else { return true }
        return locations.isolation(of: surroundings, by: standard(at: path)) == .main
    }

    /// Returns the isolation of each declaration of a helper; empty if only a package declares it.
    private mutating func isolations(of callee: String) -> Set<Isolation> {
        if let found = known[callee] { return found }
        let found = Set(
            declarations(of: callee).map { locations.isolation(of: $0.surroundings, by: standard(at: $0.path)) })
        known[callee] = found
        return found
    }

    private func declarations(of callee: String) -> [(surroundings: Surroundings, path: String)] {
        let name = callee.hasPrefix(".") ? String(callee.dropFirst()) : Declarations.last(callee)
        return index.files.flatMap { file in
            file.facts.helpers.compactMap { fact -> (Surroundings, String)? in
                guard fact.name.prefix(while: { $0 != "(" }) == name else { return nil }
                return FileLayers.surroundings(of: name, at: fact.spot.range, in: file).map { ($0, file.path) }
            }
        }
    }

    // MARK: - Assumptions

    private mutating func standard(at path: String) -> DefaultIsolation {
        if let said = settings.isolation(path) { return said }
        if let evident { return evident }
        // The search below calls this function again and then uses this value.
        evident = .nonisolated
        let found: DefaultIsolation = isEvident ? .main : .nonisolated
        evident = found
        return found
    }

    /// Whether only a default isolation of `MainActor` explains the calls in the project.
    ///
    /// This is so if code without isolation of its own calls a helper marked `@MainActor`.
    private var isEvident: Bool {
        mutating get {
            let uses = index.uses.filter { $0.kind == .helper && $0.location.audience == .product }
            for (path, uses) in Dictionary(grouping: uses, by: \.location.path).sorted(by: { $0.key < $1.key }) {
                let marked = uses.filter { isMarked($0.callee) }
                guard !marked.isEmpty, let file = index.file(at: path) else { continue }
                let sites = LiteralSites(of: file, around: marked.map(\.location.range))
                for use in marked {
                    guard let site = sites.site(at: use.location.range) else { continue }
                    let surroundings = site.surroundings
                    if locations.isolation(of: surroundings, by: .nonisolated) == .elsewhere,
                        locations.isolation(of: surroundings, by: .main) == .main
                    {
                        return true
                    }
                }
            }
            return false
        }
    }

    private mutating func isMarked(_ callee: String) -> Bool {
        if let found = marked[callee] { return found }
        let found = declarations(of: callee).contains {
            locations.isolation(of: $0.surroundings, by: .nonisolated) == .main
        }
        marked[callee] = found
        return found
    }
}
