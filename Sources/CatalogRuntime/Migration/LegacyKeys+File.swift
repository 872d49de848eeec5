import Foundation

extension LegacyKeys {
    /// Reads a list from a CSV file in UTF-8, such as `Bundle.main.url(forResource: "keys", withExtension: "csv")`.
    ///
    /// - Throws: An error of Foundation if the file cannot be read, or a ``LegacyKeysError``.
    public init(contentsOf file: URL) throws {
        try self.init(csv: String(decoding: Data(contentsOf: file), as: UTF8.self))
    }
}
