extension GitProgram {
    /// The scopes of git configuration.
    package enum ConfigurationScope: String, Sendable {
        /// The repository with all its work trees.
        case local
        /// The global configuration of the user.
        case global
    }

    /// Returns the values of a setting in a scope.
    ///
    /// The last value applies.
    package func configuration(_ name: String, in scope: ConfigurationScope) throws(GitError) -> [String] {
        try values(of: name, ["--\(scope.rawValue)"])
    }

    /// The user's attributes file, if a setting names it.
    package var namedAttributesFile: String? {
        get throws(GitError) { try values(of: "core.attributesFile", ["--type=path", "--includes"]).last }
    }

    /// Sets a setting and replaces all its previous values.
    package func configure(_ name: String, to value: String, in scope: ConfigurationScope) throws(GitError) {
        _ = try output(of: ["config", "--\(scope.rawValue)", "--replace-all", name, value])
    }

    /// Removes a setting.
    ///
    /// git also removes its section if that becomes empty.
    package func unconfigure(_ name: String, in scope: ConfigurationScope) throws(GitError) {
        _ = try output(of: ["config", "--\(scope.rawValue)", "--unset-all", name])
    }

    /// The version of git.
    package var version: GitVersion {
        get throws(GitError) { GitVersion(printed: try line(of: ["version"])) ?? GitVersion(0, 0) }
    }

    /// Returns the values of a setting.
    ///
    /// git ends with status 1 if the setting does not exist.
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
