import CatalogCore
import CatalogRuntime
import StringTables

/// The files that a path to import leads to: a file, a folder of files, or a ZIP archive of files.
///
/// The tree need not be that of the project, because tables are found by their names and languages.
package struct ReceivedPackage: Sendable {
    /// A file in memory.
    package struct File: Sendable {
        /// The path for messages.
        package let path: String
        /// The path in the tree that came back, which tells the table and the language.
        package let treePath: String
        /// The bytes.
        package let bytes: [UInt8]
    }

    /// A file to import, or the reason why it cannot be read.
    package enum Element: Sendable {
        /// A file that can be imported.
        case translations(ReceivedTranslations)
        /// A catalog or legacy file that cannot be read.
        case broken(BrokenFile)
        /// Another file at a path that cannot be read.
        case refused(ReadingRefusal, path: String)
    }

    /// The files in the order of their paths, with tables first.
    package private(set) var elements: [Element] = []
    /// The paths of files that are no translations.
    package private(set) var ignored: [String] = []
    /// Whether the path leads to several files.
    package private(set) var isFolder = false
    private let language: LanguageTag?

    /// Reads the files at a path.
    ///
    /// - Parameter language: The language of the translations whatever the files say, or the only one to import.
    package init(_ path: String, language: LanguageTag?) throws(ReadingRefusal) {
        self.language = language
        let name = path.hasSuffix("/") ? String(path.dropLast()) : path
        let isBundle = ExchangeFormat(ofReceived: name)?.layout == .bundle
        if !isBundle, FileReader.isFolder(path) {
            isFolder = true
            var listing = FolderFiles()
            try listing.read(name)
            add(listing.tables)
            ignored += listing.ignored
            for path in listing.others { add(path, Result { () throws(ReadingRefusal) in try translations(at: path) }) }
        } else if name.lowercased().hasSuffix(".zip") {
            isFolder = true
            try add(archive: try ReceivedTranslations.bytes(at: name), at: name)
        } else if TablePath.format(of: name) != nil {
            let bytes = try ReceivedTranslations.bytes(at: name)
            add([File(path: name, treePath: FolderFiles.location(of: name), bytes: bytes)])
            mark(\.mayHaveOtherName)
        } else {
            elements.append(.translations(try translations(at: path)))
        }
        if elements.count > 1 { mark(\.isBesideTranslations) }
    }

    /// Reads a file that came through standard input and has no name, in the format that its contents show.
    ///
    /// - Parameter language: The language of the translations whatever the file says, or the only one to import.
    package init(ofStandardInput bytes: [UInt8], language: LanguageTag?) throws(ReadingRefusal) {
        self.language = language
        if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
            isFolder = true
            try add(archive: bytes, at: Self.standardInput)
        } else if let format = ExchangeFormat(ofContents: bytes) {
            elements.append(
                .translations(
                    try ReceivedTranslations(bytes, named: Self.standardInput, as: format, language: language)))
        } else if ContentHead(of: bytes).isJSONObject {
            add([File(path: Self.standardInput, treePath: "\(Self.standardInput).xcstrings", bytes: bytes)])
            mark(\.mayHaveOtherName)
        } else {
            throw .unknownContents
        }
        if elements.count > 1 { mark(\.isBesideTranslations) }
    }

    /// The name of standard input in messages.
    private static let standardInput = "-"

    /// Sets a flag of all translations.
    private mutating func mark(_ flag: WritableKeyPath<ReceivedTranslations, Bool>) {
        elements = elements.map { element in
            guard case .translations(var translations) = element else { return element }
            translations[keyPath: flag] = true
            return .translations(translations)
        }
    }

    private func translations(at path: String) throws(ReadingRefusal) -> ReceivedTranslations {
        try ReceivedTranslations(contentsOf: path, language: language)
    }

    private mutating func add(_ path: String, _ result: Result<ReceivedTranslations, ReadingRefusal>) {
        switch result {
        case .success(let translations): elements.append(.translations(translations))
        case .failure(let refusal): elements.append(.refused(refusal, path: path))
        }
    }

    private mutating func add(_ tables: [File]) {
        elements += ReceivedTables(tables, language: language).elements
    }

    private mutating func add(archive bytes: [UInt8], at path: String) throws(ReadingRefusal) {
        let entries: [ZIPArchive.Entry]
        do throws(ZIPError) {
            entries = try ZIPArchive.entries(of: bytes)
        } catch {
            throw .archive(error)
        }
        let folder = TablePath.tableName(of: path)
        let files = entries.filter { !FolderFiles.isHidden($0.path) }.map {
            File(path: "\(path)/\($0.path)", treePath: "\(folder)/\($0.path)", bytes: $0.bytes)
        }.sorted { $0.path < $1.path }
        let tree = ReceivedTree(files)
        add(files.filter { FolderFiles.kind(of: $0.path) == .table })
        for file in files {
            switch FolderFiles.kind(of: file.path) {
            case .table: continue
            case .other:
                guard let format = ExchangeFormat(ofReceived: file.path) else { continue }
                add(
                    file.path,
                    Result { () throws(ReadingRefusal) in
                        try ReceivedTranslations(
                            file.bytes, named: file.path, in: tree, as: format, language: language)
                    })
            case .ignored: ignored.append(file.path)
            }
        }
    }
}

/// The files of a folder to import.
struct FolderFiles {
    /// The use of a file.
    enum Kind {
        /// A catalog or legacy file.
        case table
        /// A file of another format.
        case other
        /// No translations.
        case ignored
    }

    private(set) var tables: [ReceivedPackage.File] = []
    /// The paths of files of other formats.
    private(set) var others: [String] = []
    private(set) var ignored: [String] = []

    private static let deepest = 32

    /// Reads a folder; links are not followed.
    mutating func read(_ folder: String) throws(ReadingRefusal) {
        let root = FolderFiles.location(of: folder)
        try read(folder, treePath: root.isEmpty ? "." : root, depth: 0)
    }

    private mutating func read(_ folder: String, treePath: String, depth: Int) throws(ReadingRefusal) {
        let entries: [FolderEntry]
        do throws(FileError) {
            entries = try FolderListing.entries(at: Array(folder.utf8))
        } catch {
            throw .file(error)
        }
        let named = entries.map { (name: String(decoding: $0.name, as: UTF8.self), kind: $0.kind) }
        for (name, kind) in named.sorted(by: { $0.name < $1.name }) where !Self.isHidden(name) {
            let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
            switch kind {
            case .folder:
                if ExchangeFormat(ofReceived: name)?.layout == .bundle {
                    others.append(path)
                } else if depth < Self.deepest {
                    try read(path, treePath: "\(treePath)/\(name)", depth: depth + 1)
                }
            case .regular:
                switch Self.kind(of: path) {
                case .table:
                    let bytes = try ReceivedTranslations.bytes(at: path)
                    tables.append(ReceivedPackage.File(path: path, treePath: "\(treePath)/\(name)", bytes: bytes))
                case .other: others.append(path)
                case .ignored: ignored.append(path)
                }
            case .link, .other: ignored.append(path)
            }
        }
    }

    /// Returns the path of a file or folder as a place in a tree, without steps out of a folder.
    static func location(of path: String) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." }
        return parts[((parts.lastIndex(of: "..") ?? -1) + 1)...].joined(separator: "/")
    }

    /// Returns the use of a file by its path.
    ///
    /// JSON and XML files have many uses, so their folder must name a language. A bundle's copies of the source texts
    /// are no translations.
    static func kind(of path: String) -> Kind {
        let parts = path.split(separator: "/").map(String.init)
        let bundle = parts.firstIndex { $0.hasSuffix(".\(LocalizationBundle.ending)") }
        if let bundle, parts.dropFirst(bundle + 1).first != LocalizationBundle.contentsFolder { return .ignored }
        if TablePath.format(of: path) != nil { return .table }
        guard let format = ExchangeFormat(ofReceived: path), format.isImportable, format.layout != .bundle else {
            return .ignored
        }
        let folder = parts.dropLast().last ?? ""
        return switch format {
        case .android: folder == AndroidFolder.source || AndroidFolder.language(of: folder) != nil ? .other : .ignored
        case .json: TableFileLocation.tag(folder) != nil ? .other : .ignored
        default: .other
        }
    }

    /// Returns whether a path has a part that systems hide.
    static func isHidden(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0.hasPrefix(".") || $0 == "__MACOSX" }
    }
}
