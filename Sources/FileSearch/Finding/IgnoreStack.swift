import CatalogCore

/// The rules that determine whether git ignores the files and folders in a folder.
///
/// The rules of the deepest folder with a matching pattern decide, then `.git/info/exclude`, then the user's own file.
/// Outside a repository nothing is ignored.
struct IgnoreStack {
    /// The rules, in ascending precedence.
    private var rules: [IgnoreRules] = []
    private var isInRepository = false
    /// Whether git ignores the case of names in the repository.
    private var foldsCase = false

    /// Returns the rules that a folder, given by its absolute path, inherits from its parent folders.
    static func above(_ folder: [UInt8], globalFile: String?, failures: inout [FileError]) -> IgnoreStack {
        guard let repository = GitRepository(around: folder), repository.root != folder else { return IgnoreStack() }
        var stack = atRoot(of: repository, globalFile: globalFile, failures: &failures)
        let start = repository.root == [UInt8(ascii: "/")] ? 0 : repository.root.count
        for offset in folder.indices where offset >= start && folder[offset] == UInt8(ascii: "/") {
            stack.enter(Array(folder[..<max(offset, 1)]), failures: &failures)
        }
        return stack
    }

    /// Returns the rules at the root of a repository, without its `.gitignore`.
    static func atRoot(
        of repository: GitRepository, globalFile: String?, failures: inout [FileError],
    ) -> IgnoreStack {
        var stack = IgnoreStack()
        stack.isInRepository = true
        var foldsCase = false
        do throws(FileError) { foldsCase = try repository.ignoresCase() } catch { failures.append(error) }
        stack.foldsCase = foldsCase
        if let globalFile {
            stack.add(&failures) { () throws(FileError) in
                try GitRepository.rules(ofFile: globalFile, below: repository.root, foldsCase: foldsCase)
            }
        }
        stack.add(&failures) { () throws(FileError) in try repository.excludeRules(foldsCase: foldsCase) }
        return stack
    }

    /// Adds the rules of the `.gitignore` of a folder, if it exists.
    mutating func enter(_ folder: [UInt8], failures: inout [FileError]) {
        guard isInRepository else { return }
        let foldsCase = foldsCase
        add(&failures) { () throws(FileError) in try GitRepository.rules(ofFolder: folder, foldsCase: foldsCase) }
    }

    /// Returns whether git ignores an absolute path whose parent folders are known not to be ignored.
    func ignores(_ path: [UInt8], isFolder: Bool) -> Bool {
        for rules in rules.reversed() {
            if let verdict = rules.verdict(on: path, isFolder: isFolder) { return verdict == .included }
        }
        return false
    }

    /// Adds rules; an unreadable file is recorded as a failure and otherwise ignored.
    private mutating func add(_ failures: inout [FileError], _ read: () throws(FileError) -> IgnoreRules?) {
        do throws(FileError) {
            if let found = try read() { rules.append(found) }
        } catch {
            failures.append(error)
        }
    }
}
