import CatalogCore

/// Everything that decides in one folder whether git ignores what lies in it.
///
/// The rules of the deepest folder that say anything decide, then `.git/info/exclude`, then the user's own file. Out
/// of a repository nothing is ignored.
struct IgnoreStack {
    /// The weakest rules first.
    private var rules: [IgnoreRules] = []
    private var isInRepository = false

    /// The rules that hold for the folder at an absolute path because of the folders above it.
    static func above(_ folder: [UInt8], globalFile: String?, failures: inout [FileError]) -> IgnoreStack {
        guard let repository = GitRepository(around: folder), repository.root != folder else { return IgnoreStack() }
        var stack = atRoot(of: repository, globalFile: globalFile, failures: &failures)
        let start = repository.root == [UInt8(ascii: "/")] ? 0 : repository.root.count
        for offset in folder.indices where offset >= start && folder[offset] == UInt8(ascii: "/") {
            stack.enter(Array(folder[..<max(offset, 1)]), failures: &failures)
        }
        return stack
    }

    /// The rules at the root of a repository, without its own `.gitignore`.
    static func atRoot(
        of repository: GitRepository, globalFile: String?, failures: inout [FileError],
    ) -> IgnoreStack {
        var stack = IgnoreStack()
        stack.isInRepository = true
        if let globalFile {
            stack.add(&failures) { () throws(FileError) in
                try GitRepository.rules(ofFile: globalFile, below: repository.root)
            }
        }
        stack.add(&failures) { () throws(FileError) in try repository.excludeRules() }
        return stack
    }

    /// Adds the `.gitignore` of a folder, if it has one.
    mutating func enter(_ folder: [UInt8], failures: inout [FileError]) {
        guard isInRepository else { return }
        add(&failures) { () throws(FileError) in try GitRepository.rules(ofFolder: folder) }
    }

    /// Whether git ignores what is at an absolute path, whose folders are known not to be ignored.
    func ignores(_ path: [UInt8], isFolder: Bool) -> Bool {
        for rules in rules.reversed() {
            if let verdict = rules.verdict(on: path, isFolder: isFolder) { return verdict == .included }
        }
        return false
    }

    /// A file of rules that cannot be read is reported, and the search goes on without it.
    private mutating func add(_ failures: inout [FileError], _ read: () throws(FileError) -> IgnoreRules?) {
        do throws(FileError) {
            if let found = try read() { rules.append(found) }
        } catch {
            failures.append(error)
        }
    }
}
