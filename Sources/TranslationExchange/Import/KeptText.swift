import CatalogCore
import CatalogRuntime

/// A text that a file has otherwise than the table, and that nobody translated, so that the table keeps its own.
public struct KeptText: Sendable {
    /// The name of the text in the file.
    public let name: String
    /// The language of the text.
    public let language: LanguageTag
    /// The position in the file.
    public let position: TextPosition
    /// The reason why the table keeps its text.
    public let reason: Reason

    /// A reason why a table keeps its text.
    public enum Reason: Hashable, Sendable {
        /// The file has a copy of the source text.
        ///
        /// Translation systems fill gaps so. The value tells whether the file itself marks the copy as untranslated.
        case copy(isMarked: Bool)
        /// The source text changed in the project since the export, and the translation in the file is unchanged.
        case sourceChanged(from: String, to: String)
    }
}
