import CatalogCore
import CatalogRuntime

/// The part of a format that reads its files.
protocol ExchangeReader: Sendable {
    /// The extensions of the files, without dots; by default those of written files.
    var receivedEndings: [String] { get }

    /// Returns whether bytes without a name are of the format, and tell the language and the keys; by default, they never
    /// are.
    func recognizes(_ head: ContentHead) -> Bool

    /// Reads a file on disk; by default, as its bytes and the files beside it.
    ///
    /// - Parameter language: The language of the translations whatever the file says, or the only one to import.
    func read(_ path: String, language: LanguageTag?) throws(ReadingRefusal) -> ReceivedTranslations

    /// Reads the bytes of a file with the files beside it; by default, the bytes alone tell its content.
    ///
    /// - Parameters:
    ///   - path: The path of the file, which may tell the language or the table.
    ///   - tree: The files beside this one.
    func content(
        of bytes: [UInt8], at path: String, in tree: ReceivedTree, language: LanguageTag?
    ) throws(ReadingRefusal) -> any ReceivedContent

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
    func recognizes(_ head: ContentHead) -> Bool { false }

    func read(_ path: String, language: LanguageTag?) throws(ReadingRefusal) -> ReceivedTranslations {
        let bytes = try ReceivedTranslations.bytes(at: path)
        let content = try content(of: bytes, at: path, in: .disk, language: language)
        return ReceivedTranslations(path, content, language: language)
    }

    func content(
        of bytes: [UInt8], at path: String, in tree: ReceivedTree, language: LanguageTag?
    ) throws(ReadingRefusal) -> any ReceivedContent {
        do throws(ReadingFault) {
            return try content(of: bytes, at: path, language: language)
        } catch {
            throw .fault(error, path: path)
        }
    }
}
