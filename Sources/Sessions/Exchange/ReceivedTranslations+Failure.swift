import CatalogCore
import CatalogRuntime
import CommandOutput
import StringTables
import TranslationExchange

extension ReceivedTranslations {
    /// Reads a file in the format of its extension.
    ///
    /// - Parameters:
    ///   - language: The language of the translations whatever the file says, or the only one to import.
    ///   - namesKeys: Whether only the extensions of exported files count. Android resources are then refused, because
    ///     their keys come from the table.
    package init(_ path: String, language: LanguageTag? = nil, namesKeys: Bool = false) throws(CommandFailure) {
        do throws(ReadingRefusal) {
            if namesKeys, ExchangeFormat(ofPath: path) == nil { throw .unknownFormat }
            try self.init(contentsOf: path, language: language)
        } catch {
            throw error.failure(path: path)
        }
    }

    /// Returns the bytes of a file, up to the size limit for imports.
    static func read(_ path: String) throws(CommandFailure) -> [UInt8] {
        do throws(FileError) {
            return try FileReader.read(path, limit: ExchangeLimits.bytes).bytes
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The notes for the user, one line each.
    var lines: [String] { remarks.map { $0.line(path: path) } }

    /// The sentences and positions of columns whose texts are skipped, because their headings name no language by its
    /// tag.
    var lostColumns: [(sentence: String, position: TextPosition)] {
        remarks.compactMap { remark in
            guard case .lostColumn(_, count: _, at: let position) = remark else { return nil }
            return (remark.sentence, position)
        }
    }
}
