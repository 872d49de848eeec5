import CatalogCore
import CatalogRuntime
import StringTables

/// A table whose history is requested.
public struct TrackedTable: Sendable {
    /// The files of the table, as in the work tree.
    public let files: [File]
    /// The source language of the table.
    public let sourceLanguage: LanguageTag?

    /// A file of a table.
    public struct File: Sendable {
        /// The path, relative to the root of the work tree.
        public let path: String
        /// The contents of the file in the work tree.
        public let bytes: [UInt8]
        /// The format of the file.
        public let format: TableFormat
        /// The language of a legacy file; nil for a catalog.
        public let language: LanguageTag?

        /// Creates a file.
        public init(path: String, bytes: [UInt8], format: TableFormat, language: LanguageTag?) {
            self.path = path
            self.bytes = bytes
            self.format = format
            self.language = language
        }
    }

    /// Creates a table.
    public init(files: [File], sourceLanguage: LanguageTag?) {
        self.files = files
        self.sourceLanguage = sourceLanguage
    }

    /// Creates a tracked table from a loaded table.
    ///
    /// - Parameter path: returns the path of a file relative to the root of the work tree.
    public init(_ table: any StringTable, of project: Project, path: (String) -> String) {
        files = table.files.map { file in
            let bytes = project.files.first { $0.path == file.path }?.bytes ?? file.bytes
            return File(path: path(file.path), bytes: bytes, format: file.format, language: file.language)
        }
        sourceLanguage = table.sourceLanguage
    }

    /// Returns the role of a file in the table.
    func role(of file: File) -> WalkedFile.Role {
        guard let language = file.language else { return .catalog(source: sourceLanguage?.canonical) }
        return sourceLanguage.map { $0.isSameLanguage(as: language) } ?? false ? .source : .translation
    }
}

/// A file of a walk.
struct WalkedFile {
    let pathHistory: FilePathHistory
    let format: TableFormat
    let role: Role
    /// The files with the source texts of the same table.
    ///
    /// Files that take precedence at run time come first.
    var sources: [Int] = []

    /// The roles of a file in its table.
    enum Role: Equatable {
        /// A catalog with texts in all languages.
        case catalog(source: LanguageTag?)
        /// A legacy file with source texts.
        case source
        /// A legacy file with translations.
        case translation

        /// The source language in the file; nil if the file has no source texts.
        var sourceLanguage: LanguageTag? {
            switch self {
            case .catalog(let source): source
            case .source: TextLocation.onlyLanguage
            case .translation: nil
            }
        }
    }
}
