extension GitProgram {
    /// Whose configuration is meant.
    package enum ConfigurationScope: String, Sendable {
        /// That of the repository, with all its work trees.
        case local
        /// That of the person.
        case global
    }

    /// The values that a setting has in a scope, the last of which counts.
    package func configuration(_ name: String, in scope: ConfigurationScope) throws(GitError) -> [String] {
        try values(of: name, ["--\(scope.rawValue)"])
    }

    /// The file that a person's attributes are in, where a setting names one.
    package var namedAttributesFile: String? {
        get throws(GitError) { try values(of: "core.attributesFile", ["--type=path", "--includes"]).last }
    }

    /// Gives a setting a value, in place of all that it has.
    package func configure(_ name: String, to value: String, in scope: ConfigurationScope) throws(GitError) {
        _ = try output(of: ["config", "--\(scope.rawValue)", "--replace-all", name, value])
    }

    /// Takes a setting out; git takes out its section where nothing else is in it.
    package func unconfigure(_ name: String, in scope: ConfigurationScope) throws(GitError) {
        _ = try output(of: ["config", "--\(scope.rawValue)", "--unset-all", name])
    }

    /// git's version.
    package var version: GitVersion {
        get throws(GitError) { GitVersion(printed: try line(of: ["version"])) ?? GitVersion(0, 0) }
    }

    /// git ends with 1 where there is no such setting.
    private func values(of name: String, _ options: [String]) throws(GitError) -> [String] {
        do {
            let output = try output(of: ["config", "-z"] + options + ["--get-all", name])
            return output.split(separator: 0, omittingEmptySubsequences: false).dropLast()
                .map { String(decoding: $0, as: UTF8.self) }
        } catch .failed(status: 1, _) {
            return []
        }
    }
}
