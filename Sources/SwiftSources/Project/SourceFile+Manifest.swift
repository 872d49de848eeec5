import XcodeProjects

extension SourceFile {
    /// The packages that a manifest requires: `.package(url: "https://…", from: "1.0.0")` and `.package(path: "../Core")`.
    package var neededPackages: [PackageReference] {
        facts.literals.compactMap { literal in
            guard case .argument(let call, let index) = literal.role, facts.calls.indices.contains(call),
                let location = literal.plainText
            else { return nil }
            let fact = facts.calls[call]
            guard fact.name == "package", fact.labels.indices.contains(index) else { return nil }
            let position = literal.spot.position
            return switch fact.labels[index] {
            case "url": PackageReference(.remote(location), path: path, position: position)
            case "path": PackageReference(inFolder: location, path: path, position: position)
            default: nil
            }
        }
    }
}

extension SourceFile {
    /// The folders of targets for which a manifest specifies a path: `.target(name: "Core", path: "Core")`.
    var targetFolders: [String] {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().filter { $0 != "." }
        return facts.literals.compactMap { literal in
            guard case .argument(let call, let index) = literal.role, facts.calls.indices.contains(call),
                let location = literal.plainText, !location.contains(".."), location != "."
            else { return nil }
            let fact = facts.calls[call]
            guard ["target", "executableTarget"].contains(fact.name), fact.labels.indices.contains(index),
                fact.labels[index] == "path"
            else { return nil }
            return (parts + location.split(separator: "/")).joined(separator: "/")
        }
    }
}
