/// Finds files by their endings in files and folders that a person names.
///
/// A file that is named is always found. A folder is searched through all its folders, but for: what git ignores,
/// what the exclusions name, hidden files and folders, build products and packages of other people's code, and
/// folders that are reached only by a symlink (so that a search cannot go in circles). A symlink that leads out of the
/// project, to a file beyond its git repository, is a failure: a stranger's repository must not have other files
/// rewritten.
public struct FileFinder: Sendable {
    /// The endings of catalogs and of the legacy tables.
    public static let catalogEndings = ["xcstrings", "strings", "stringsdict"]

    let endings: [[UInt8]]
    let exclusions: [IgnoreRules]
    let globalIgnoreFile: String?

    /// Creates a finder of files with one of `endings`, which are written without their dot.
    ///
    /// `globalIgnoreFile` is the path of the user's own ignore file for git, `core.excludesFile`; it need not exist.
    public init(
        endings: [String] = catalogEndings, exclusions: [IgnoreRules] = [], globalIgnoreFile: String? = nil,
    ) {
        self.endings = endings.map { Array(".\($0)".utf8) }
        self.exclusions = exclusions
        self.globalIgnoreFile = globalIgnoreFile
    }

    /// Finds the files that `arguments`, paths of files and folders, lead to.
    ///
    /// A file that is reached in several ways comes once, by the path that names it, else by one without symlinks.
    public func find(_ arguments: [String]) -> FoundFiles {
        var search = FolderSearch(self)
        for argument in arguments {
            search.take(argument)
        }
        return search.result()
    }

    /// Whether the name ends in one of the endings, with something before it.
    func takes(_ name: [UInt8]) -> Bool {
        endings.contains { name.count > $0.count && name.suffix($0.count).elementsEqual($0) }
    }
}
