import CatalogCore

/// A search for files by extension in the files and folders that the user names.
///
/// A named file is always found. A folder is searched recursively, but the search skips files and folders that git
/// ignores, that the exclusions match, or that are hidden. It also skips build products, third-party packages, the
/// texts of screenshots, and symlinks to folders, which could form cycles. A symlink that leads out of the git repository of the project, to a
/// file or in the place of an `.lproj` folder, is a failure. Otherwise, a repository could make the tool rewrite other files.
public struct FileFinder: Sendable {
    /// The file extensions of catalogs and legacy tables.
    public static let catalogEndings = ["xcstrings", "strings", "stringsdict"]
    /// The file extensions of all tables: catalogs, legacy tables and texts of stores.
    ///
    /// Of text files, a search finds only the texts of a store below a folder `metadata`.
    public static let tableEndings = catalogEndings + [storeTextEnding]
    /// The file extension of texts of a store.
    public static let storeTextEnding = "txt"

    let endings: [[UInt8]]
    let exclusions: [IgnoreRules]
    let globalIgnoreFile: String?

    /// Creates a finder for files with one of the extensions in `endings`, without dots.
    ///
    /// - Parameter globalIgnoreFile: The path of the user's own ignore file for git, `core.excludesFile`; it need not
    ///   exist.
    public init(
        endings: [String] = catalogEndings, exclusions: [IgnoreRules] = [], globalIgnoreFile: String? = nil,
    ) {
        self.endings = endings.map { Array(".\($0)".utf8) }
        self.exclusions = exclusions
        self.globalIgnoreFile = globalIgnoreFile
    }

    /// Finds the files that `arguments`, paths of files and folders, lead to.
    ///
    /// Each file is in the result once. Its path is the argument that names it, or else a path without symlinks. In an
    /// `.lproj` folder, the name of a file determines its table and language, so a name that other files of the table
    /// share takes precedence.
    public func find(_ arguments: [String]) -> FoundFiles {
        var search = FolderSearch(self)
        for argument in arguments {
            search.take(argument)
        }
        return search.result()
    }

    /// Returns whether the search is for files with an extension.
    func hasEnding(_ ending: String) -> Bool { endings.contains(Array(".\(ending)".utf8)) }

    /// Returns whether a search takes a file that it finds.
    ///
    /// - Parameters:
    ///   - path: The absolute path of the file.
    ///   - shown: The displayed path, which also determines the language of a text of a store.
    func takes(path: [UInt8], shown: [UInt8]) -> Bool {
        guard takes(shown), !ScreenshotTitles.contain(path) else { return false }
        guard shown.suffix(Self.storeTextSuffix.count).elementsEqual(Self.storeTextSuffix) else { return true }
        return StoreTextPath.isFound(at: String(decoding: path, as: UTF8.self))
            && StoreTextPath(String(decoding: shown, as: UTF8.self)) != nil
    }

    private static let storeTextSuffix = Array(".\(storeTextEnding)".utf8)

    /// Returns whether a file name ends in one of the extensions, with at least one character before it.
    func takes(_ name: [UInt8]) -> Bool {
        endings.contains { name.count > $0.count && name.suffix($0.count).elementsEqual($0) }
    }
}
