/// The part of a format that names and writes its files.
protocol ExchangeWriter: Sendable {
    /// The name on command lines, such as `po`.
    var name: String { get }
    /// The name in sentences, such as `PO`.
    var title: String { get }
    /// The extensions of the files, without dots; by default the name.
    var endings: [String] { get }
    /// The form of the output; by default a file.
    var layout: ExportLayout { get }
    /// Whether an export has all languages if none are named; by default false.
    var exportsAllLanguages: Bool { get }
    /// Whether the files are for translators, who may get a part of the keys, rather than for a platform; by default true.
    var isForTranslators: Bool { get }
    /// Whether the files can have prose, which no code shows; by default true.
    var isForProse: Bool { get }

    /// Writes the texts of tables.
    func export(_ request: ExportRequest) throws(ExportRefusal) -> TranslationExport
}

extension ExchangeWriter {
    var endings: [String] { [name] }
    var layout: ExportLayout { .file }
    var exportsAllLanguages: Bool { false }
    var isForTranslators: Bool { true }
    var isForProse: Bool { true }
}

/// The form of an export's output.
public enum ExportLayout: Hashable, Sendable {
    /// A file, or a folder with a file for each language.
    case file
    /// A folder that has the format's extension, or a folder of such bundles.
    case bundle
    /// A folder with a file for each table and language; for one table and language, the output can be the file.
    case filePerTable
    /// A folder, in which the platform prescribes the names of all files; the value is such a folder in a project.
    case folder(example: String)
}
