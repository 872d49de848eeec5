import CatalogCore
import CatalogRuntime

/// The part of a format that reads its files.
protocol ExchangeReader: Sendable {
    /// The extensions of the files, without dots; by default those of written files.
    var receivedEndings: [String] { get }

    /// Reads a file; by default, the bytes at the path alone tell its content.
    ///
    /// - Parameter language: The language of the translations whatever the file says, or the only one to import.
    func read(_ path: String, language: LanguageTag?) throws(ReadingRefusal) -> ReceivedTranslations

    /// Reads the bytes of a file.
    ///
    /// - Parameter path: The path of the file, which may tell the language or the table.
    func content(
        of bytes: [UInt8], at path: String, language: LanguageTag?
    ) throws(ReadingFault) -> any ReceivedContent
}

extension ExchangeReader where Self: ExchangeWriter {
    var receivedEndings: [String] { endings }
}

extension ExchangeReader {
    func read(_ path: String, language: LanguageTag?) throws(ReadingRefusal) -> ReceivedTranslations {
        try ReceivedTranslations(try ReceivedTranslations.bytes(at: path), named: path, by: self, language: language)
    }
}
