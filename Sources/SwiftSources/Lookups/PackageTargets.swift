/// The folders of a project that are targets of Swift packages, whose resources are in separate bundles.
struct PackageTargets: Sendable {
    private let targets: Set<String>
    /// The folders that manifests specify by `path`, the deepest first.
    private let placed: [String]
    /// The folders found so far, by the path of the file.
    private let known = Memo<String, String?>()

    /// Collects the targets that a manifest names, or whose code uses `Bundle.module`.
    init(_ index: SourceIndex) {
        let manifests = index.files.filter { $0.path.split(separator: "/").last == "Package.swift" }
        var targets: Set<String> = []
        for use in index.uses where use.bundle == ".module" || use.bundle == "Bundle.module" {
            if let folder = Self.folder(of: use.tablePath) { targets.insert(folder) }
        }
        for folder in Set(index.files.compactMap { Self.folder(of: $0.path) }) {
            let root = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
            let path = root.isEmpty ? "Package.swift" : "\(root)/Package.swift"
            guard let manifest = manifests.first(where: { $0.path == path || $0.path == "./\(path)" }) else { continue }
            let name = folder.split(separator: "/").last.map(String.init)
            if manifest.facts.literals.contains(where: { $0.plainText == name }) { targets.insert(folder) }
        }
        self.targets = targets
        placed = Set(manifests.flatMap(\.targetFolders)).sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    }

    /// Returns the folder of the package target that contains a file, or nil if there is none.
    func target(of path: String) -> String? {
        guard !targets.isEmpty || !placed.isEmpty else { return nil }
        return known.value(for: path) { folder(around: path) }
    }

    private func folder(around path: String) -> String? {
        let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        if let folder = placed.first(where: { path.hasPrefix("\($0)/") }) { return folder }
        return Self.folder(of: path).flatMap { targets.contains($0) ? $0 : nil }
    }

    /// Returns the folder of a target, which is the one directly inside `Sources`.
    private static func folder(of path: String) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let location = parts.lastIndex(of: "Sources"), location + 2 < parts.count else { return nil }
        return parts[...(location + 1)].joined(separator: "/")
    }
}
