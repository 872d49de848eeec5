import CatalogCore

/// A note on a file to import.
public enum ReadingRemark: Hashable, Sendable {
    /// A column of a spreadsheet is ignored.
    case ignoredColumn(String, at: TextPosition)
    /// The texts of a column are lost, because its heading names a language otherwise than by its tag.
    case lostColumn(String, count: Int, at: TextPosition)
    /// The file is not Unicode, and its code page is found by the texts.
    case codePage
    /// The file with the source texts is not at this path, so that changed source texts cannot be detected.
    case noSourceFile(path: String)
}
