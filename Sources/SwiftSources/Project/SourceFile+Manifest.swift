import XcodeProjects

extension SourceFile {
    /// The remote packages that a manifest requires: `.package(url: "https://…", from: "1.0.0")`.
    package var neededPackages: [PackageReference] {
        facts.literals.compactMap { literal in
            guard case .argument(let call, let index) = literal.role, facts.calls.indices.contains(call),
                let address = literal.plainText
            else { return nil }
            let fact = facts.calls[call]
            guard fact.name == "package", fact.labels.indices.contains(index), fact.labels[index] == "url" else {
                return nil
            }
            return PackageReference(.remote(address), path: path, position: literal.spot.position)
        }
    }
}

extension SourceFile {
    /// The folders of targets for which a manifest specifies a path: `.target(name: "Core", path: "Core")`.
    var targetFolders: [String] {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().filter { $0 != "." }
        return facts.literals.compactMap { literal in
            guard case .argument(let call, let index) = literal.role, facts.calls.indices.contains(call),
                let place = literal.plainText, !place.contains(".."), place != "."
            else { return nil }
            let fact = facts.calls[call]
            guard ["target", "executableTarget"].contains(fact.name), fact.labels.indices.contains(index),
                fact.labels[index] == "path"
            else { return nil }
            return (parts + place.split(separator: "/")).joined(separator: "/")
        }
    }
}
