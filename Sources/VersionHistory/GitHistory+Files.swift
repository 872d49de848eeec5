extension GitHistory {
    /// Returns the paths of a version's files.
    ///
    /// For the work tree, only tracked files count.
    ///
    /// Symlinks and submodules are omitted, because git does not store text for them. Files with an unresolved merge
    /// are included. A path that is not valid UTF-8 has replacement characters, and its file cannot be read.
    public func paths(in version: Version) throws(GitError) -> [String] { try entries(in: version).files }

    /// Returns the paths of a version's files, and its submodules.
    ///
    /// For the work tree, these are the files and submodules in the index.
    func entries(in version: Version) throws(GitError) -> (files: [String], submodules: [RecordedSubmodule]) {
        let output =
            switch version {
            case .commit(let name): try git.output(of: ["ls-tree", "-r", "-z", "--full-tree", name])
            case .index, .workTree: try git.output(of: ["ls-files", "-z", "--stage"])
            }
        // The path follows a mode, numbers and a tab. It occurs once for each side of an unresolved merge.
        var (paths, submodules): ([String], [RecordedSubmodule]) = ([], [])
        for field in Self.fields(of: output) where field.hasPrefix("1") {
            guard let tab = field.firstIndex(of: "\t") else { continue }
            let path = String(field[field.index(after: tab)...])
            if field.hasPrefix("100") {
                if paths.last != path { paths.append(path) }
            } else if let submodule = RecordedSubmodule(words: field[..<tab], path: path) {
                submodules.append(submodule)
            }
        }
        return (paths, submodules)
    }

    /// Returns a file of a commit or of the index; nil if it does not exist.
    public func file(_ path: String, in version: Version) throws(GitError) -> [UInt8]? {
        try files([path], in: version).first ?? nil
    }

    /// Returns files of a commit or of the index, in the requested order; nil for those that do not exist.
    ///
    /// This takes a single call of git. For the work tree, all results are nil, because the caller reads its files
    /// directly.
    public func files(_ paths: [String], in version: Version) throws(GitError) -> [[UInt8]?] {
        let prefix: String
        switch version {
        case .commit(let name): prefix = name + ":"
        case .index: prefix = ":"
        case .workTree: return paths.map { _ in nil }
        }
        return try objects(paths.map { prefix + $0 })
    }

    /// Returns the objects for names such as `HEAD:path`, in a single call; nil for those that do not exist.
    func objects(_ names: [String]) throws(GitError) -> [[UInt8]?] {
        // git reads one name per line, so names with line breaks need separate calls.
        var answers = try git.objects(names.filter { !Self.hasLineBreak($0) })[...]
        return try names.map { (name) throws(GitError) -> [UInt8]? in
            guard Self.hasLineBreak(name) else { return answers.popFirst() ?? nil }
            let outcome = try git.outcome(of: ["cat-file", "blob", name])
            return outcome.status == 0 ? outcome.output : nil
        }
    }

    /// As a character, CR LF is not equal to LF.
    private static func hasLineBreak(_ name: String) -> Bool { name.utf8.contains(UInt8(ascii: "\n")) }

    /// Returns the three versions of a file with an unresolved merge from the index; nil if there are none.
    public func recordedVersions(of path: String) throws(GitError) -> RecordedVersions? {
        let versions = try objects([1, 2, 3].map { ":\($0):\(path)" })
        guard let ours = versions[1], let theirs = versions[2] else { return nil }
        return RecordedVersions(base: versions[0], ours: ours, theirs: theirs)
    }

    /// Returns the paths of the files with an unresolved merge, each once.
    package func unmergedPaths() throws(GitError) -> [String] {
        let entries = Self.fields(of: try git.output(of: ["ls-files", "-z", "--unmerged"]))
        var paths: [String] = []
        for entry in entries {
            guard let tab = entry.firstIndex(of: "\t") else { continue }
            let path = String(entry[entry.index(after: tab)...])
            if path != paths.last { paths.append(path) }
        }
        return paths
    }

    static func fields(of output: [UInt8]) -> [String] {
        output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
}
