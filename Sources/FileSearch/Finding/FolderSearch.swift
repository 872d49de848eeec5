import CatalogCore

/// A single search of a `FileFinder`.
struct FolderSearch {
    private let finder: FileFinder
    private var names = FoundNames()
    private var failures: [FileError] = []
    private var pending: [Folder] = []
    private var emptyFolders: [String] = []
    /// The folder that symlinks must not leave; computed for the first symlink.
    private var bounds: ProjectBounds?
    private var start: [UInt8] = []
    /// Whether the current argument has led to a file, including files that an earlier argument has already found.
    private var isReaching = false

    /// A folder that has not been searched yet.
    private struct Folder {
        /// The displayed path before the names in the folder: empty, or with a trailing slash.
        let shownPrefix: [UInt8]
        let resolved: [UInt8]
        var ignored: IgnoreStack
    }

    init(_ finder: FileFinder) {
        self.finder = finder
    }

    /// Finds all files for one argument.
    mutating func take(_ argument: String) {
        isReaching = false
        bounds = nil
        let failed = failures.count
        do throws(FileError) {
            let resolved = Array(try ResolvedPath.resolve(argument).utf8)
            guard try FileStatus(ofPath: argument).kind == .folder else {
                add(argument: argument, resolved: resolved)
                return
            }
            let ignored = IgnoreStack.above(resolved, globalFile: finder.globalIgnoreFile, failures: &failures)
            start = resolved
            pending = [Folder(shownPrefix: Self.prefix(argument), resolved: resolved, ignored: ignored)]
        } catch {
            failures.append(error)
        }
        while let folder = pending.popLast() {
            search(folder)
        }
        if !isReaching, failures.count == failed { emptyFolders.append(argument) }
    }

    /// Returns all files in order, and the failures.
    consuming func result() -> FoundFiles {
        var failures = failures
        let files = names.files().compactMap { file, shown, isNamed -> FoundFile? in
            guard let path = String(validUTF8: shown),
                let resolved = String(validUTF8: file)
            else {
                failures.append(.nameNotUnicode(path: String(decoding: shown, as: UTF8.self)))
                return nil
            }
            return FoundFile(path: path, resolvedPath: resolved, isNamed: isNamed)
        }
        return FoundFiles(files: files, failures: failures, emptyFolders: emptyFolders)
    }

    private mutating func search(_ folder: Folder) {
        var folder = folder
        let entries: [FolderEntry]
        do throws(FileError) {
            entries = try FolderListing.entries(at: folder.resolved)
        } catch {
            failures.append(error)
            return
        }
        // A nested repository, such as a submodule, uses only its own ignore rules.
        if entries.contains(where: { $0.name == GitRepository.folderName }) {
            let repository = GitRepository(root: folder.resolved)
            folder.ignored = .atRoot(of: repository, globalFile: finder.globalIgnoreFile, failures: &failures)
        }
        if entries.contains(where: { $0.name == Self.ignoreFileName }) {
            folder.ignored.enter(folder.resolved, failures: &failures)
        }
        for entry in entries where entry.name.first != UInt8(ascii: ".") {
            take(entry, in: folder)
        }
    }

    private mutating func take(_ entry: FolderEntry, in folder: Folder) {
        let isFolder = entry.kind == .folder
        guard isFolder ? !SkippedFolders.contain(entry.name) : mayLead(entry) else { return }
        let path = GitRepository.join(folder.resolved, entry.name)
        let isExcluded = finder.exclusions.contains { $0.verdict(on: path, isFolder: isFolder) == .included }
        guard !isExcluded, !folder.ignored.ignores(path, isFolder: isFolder) else { return }
        let shown = folder.shownPrefix + entry.name
        switch entry.kind {
        case .folder:
            let prefix = shown + [UInt8(ascii: "/")]
            pending.append(Folder(shownPrefix: prefix, resolved: path, ignored: folder.ignored))
        case .regular where finder.takes(path: path, shown: shown):
            add(FoundNames.Name(shown: shown, path: path, manner: .directly), resolved: path)
        case .link: addTarget(of: path, shown: shown)
        case .regular, .other: break
        }
    }

    /// Returns whether an entry is a file to find, or a link in the place of a language's folder, whose texts would be
    /// missing without a word.
    private func mayLead(_ entry: FolderEntry) -> Bool {
        let isLanguage = entry.kind == .link && entry.name.suffix(Self.languageEnding.count) == Self.languageEnding
        return finder.takes(entry.name) || isLanguage && FileFinder.catalogEndings.contains(where: finder.hasEnding)
    }

    /// Adds the file that a symlink leads to, if it is inside the project; ignores links to folders, except those that
    /// lead out of the project in the place of a language's folder.
    private mutating func addTarget(of link: [UInt8], shown: [UInt8]) {
        do throws(FileError) {
            guard let kind = FolderListing.kindFollowingLinks(link) else {
                throw .brokenLink(path: String(decoding: shown, as: UTF8.self))
            }
            guard kind == .regular || kind == .folder && shown.suffix(Self.languageEnding.count) == Self.languageEnding
            else { return }
            let resolved = try ResolvedPath.resolve(String(decoding: link, as: UTF8.self))
            let bounds = bounds ?? ProjectBounds(ofSearchIn: String(decoding: start, as: UTF8.self))
            self.bounds = bounds
            guard bounds.contains(resolved) else {
                throw .leadsOut(path: String(decoding: shown, as: UTF8.self), target: resolved)
            }
            guard kind == .regular, finder.takes(path: link, shown: shown) else { return }
            add(FoundNames.Name(shown: shown, path: link, manner: .throughLink), resolved: Array(resolved.utf8))
        } catch {
            failures.append(error)
        }
    }

    private mutating func add(argument: String, resolved: [UInt8]) {
        let parts = ResolvedFile(splitting: argument)
        let folder = Array(ResolvedPath.resolvedIfThere(parts.folder).utf8)
        let location = GitRepository.join(folder, Array(parts.name.utf8))
        add(FoundNames.Name(shown: Array(argument.utf8), path: location, manner: .named), resolved: resolved)
    }

    private mutating func add(_ name: FoundNames.Name, resolved: [UInt8]) {
        isReaching = true
        names.add(name, of: resolved)
    }

    private static let languageEnding = Array(".lproj".utf8)[...]
    private static let ignoreFileName = Array(".gitignore".utf8)

    private static func prefix(_ argument: String) -> [UInt8] {
        if argument == "." || argument == "./" { return [] }
        return GitRepository.join(Array(argument.utf8), [])
    }
}
