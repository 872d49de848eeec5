extension GitHistory {
    /// The paths of a version's files; of the work tree those that git knows, without what is not yet added.
    ///
    /// Symlinks and submodules are left out: what git keeps of them is no text. A file whose merge failed counts.
    public func paths(in version: Version) throws(GitError) -> [String] {
        let output =
            switch version {
            case .commit(let name): try git.output(of: ["ls-tree", "-r", "-z", "--full-tree", name])
            case .index, .workTree: try git.output(of: ["ls-files", "-z", "--stage"])
            }
        // A mode, numbers and a tab stand before the path, which is there once for each side of a failed merge.
        var paths: [String] = []
        for field in Self.fields(of: output) where field.hasPrefix("100") {
            guard let tab = field.firstIndex(of: "\t") else { continue }
            let path = String(field[field.index(after: tab)...])
            if paths.last != path { paths.append(path) }
        }
        return paths
    }

    /// A file as it is in a commit or in the index; nil where it is not there.
    public func file(_ path: String, in version: Version) throws(GitError) -> [UInt8]? {
        try files([path], in: version).first ?? nil
    }

    /// Files as they are in a commit or in the index, in the order asked for; nil for those that are not there.
    ///
    /// All of them cost one call. What is in the work tree is read from there by whoever needs it: nil is given for
    /// all.
    public func files(_ paths: [String], in version: Version) throws(GitError) -> [[UInt8]?] {
        let prefix: String
        switch version {
        case .commit(let name): prefix = name + ":"
        case .index: prefix = ":"
        case .workTree: return paths.map { _ in nil }
        }
        return try objects(paths.map { prefix + $0 })
    }

    /// The objects of some names, such as `HEAD:path`, in one call; nil for those that are not there.
    func objects(_ names: [String]) throws(GitError) -> [[UInt8]?] {
        // git takes a name a line, so that one with a line break has to be asked for by itself.
        var answers = try git.objects(names.filter { !$0.contains("\n") })[...]
        return try names.map { (name) throws(GitError) -> [UInt8]? in
            guard name.contains("\n") else { return answers.popFirst() ?? nil }
            let outcome = try git.outcome(of: ["cat-file", "blob", name])
            return outcome.status == 0 ? outcome.output : nil
        }
    }

    /// The three versions of a file whose merge failed, as the index has them; nil where it has none.
    public func recordedVersions(of path: String) throws(GitError) -> RecordedVersions? {
        let versions = try objects([1, 2, 3].map { ":\($0):\(path)" })
        guard let ours = versions[1], let theirs = versions[2] else { return nil }
        return RecordedVersions(base: versions[0], ours: ours, theirs: theirs)
    }

    static func fields(of output: [UInt8]) -> [String] {
        output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
}
