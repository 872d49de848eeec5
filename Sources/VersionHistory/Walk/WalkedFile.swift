import CatalogCore
import CatalogRuntime
import StringTables

/// A table whose history is asked for.
public struct TrackedTable: Sendable {
    /// Its files, as they lie in the work tree.
    public let files: [File]
    /// The language that its texts are translated from.
    public let sourceLanguage: LanguageTag?

    /// A file of a table.
    public struct File: Sendable {
        /// Its path from the root of the work tree.
        public let path: String
        /// What is in it now.
        public let bytes: [UInt8]
        /// What kind of file it is.
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

    /// Takes a table that was loaded.
    ///
    /// - Parameter path: the path of a file from the root of the work tree.
    public init(_ table: any StringTable, of project: Project, path: (String) -> String) {
        files = table.files.map { file in
            let bytes = project.files.first { $0.path == file.path }?.bytes ?? file.bytes
            return File(path: path(file.path), bytes: bytes, format: file.format, language: file.language)
        }
        sourceLanguage = table.sourceLanguage
    }

    /// Where the texts come from that a file's are translations of.
    func role(of file: File) -> WalkedFile.Role {
        guard let language = file.language else { return .catalog(source: sourceLanguage?.canonical) }
        return sourceLanguage.map { $0.isSameLanguage(as: language) } ?? false ? .source : .translation
    }
}

/// A file of a walk.
struct WalkedFile {
    let trail: FileTrail
    let format: TableFormat
    let role: Role
    /// The files of the same table that hold its source texts, those first that go before the others at run time.
    var sources: [Int] = []

    /// What the texts of a file are.
    enum Role: Equatable {
        /// Those of all languages.
        case catalog(source: LanguageTag?)
        /// Those that others are translated from.
        case source
        /// Translations.
        case translation

        /// The language that the source texts go by in the file; nil where it has none.
        var sourceLanguage: LanguageTag? {
            switch self {
            case .catalog(let source): source
            case .source: TextSpot.onlyLanguage
            case .translation: nil
            }
        }
    }
}
