import CatalogCore
import FileSearch
import LintReports
import LintRules
import StringTables

/// The text of a file that is not Swift and can contain keys.
package struct OtherFile: Sendable {
    /// The extensions of the files to search.
    package static let endings = KeyNamingFiles.endings

    /// The maximum size of a file, in bytes.
    package static let sizeLimit = 8 << 20

    /// The path of the file.
    package let path: String
    /// The content as UTF-8; empty for a binary property list.
    let text: [UInt8]
    /// The strings of a binary property list.
    let values: [String]

    /// Whether the file is in C, C++ or Objective-C.
    var isC: Bool { CodeFiles.isC(path) }

    /// Whether the file is in a language or format that writes texts in apostrophes or without quotation marks.
    var isScript: Bool { KeyNamingFiles.endingsOfScripts.contains(ending) }

    /// Whether the file is code, whose identifiers can be accessors of keys.
    var isCode: Bool { isC || KeyNamingFiles.endingsOfCode.contains(ending) }

    /// Whether the file is a Core Data model, for whose entities Xcode generates classes.
    var isDataModel: Bool { path.hasSuffix(".xcdatamodel/contents") }

    private var ending: String { path.split(separator: ".").last.map(String.init) ?? "" }

    /// Reads a file.
    ///
    /// - Throws: The reason why the file cannot be searched.
    package init(reading path: String, limit: Int = sizeLimit) throws(UnreadFile) {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReader.read(path, limit: limit).bytes
        } catch {
            throw UnreadFile(error)
        }
        try self.init(path: path, bytes: bytes)
    }

    /// Decodes the bytes of a file.
    ///
    /// - Throws: An error for invalid UTF-16 or an invalid binary property list.
    package init(path: String, bytes: [UInt8]) throws(UnreadFile) {
        self.path = path
        let isList = BinaryPropertyListReader.isBinary(bytes)
        values = isList ? try Self.values(in: bytes, path: path) : []
        text = isList ? [] : try Self.text(of: bytes, path: path)
    }

    /// Whether the file is a baseline of `lint`, which lists keys but does not use them.
    package var isBaseline: Bool {
        let start = text.prefix(64)
        guard start.first == UInt8(ascii: "{"), start.contains(Array("\"findings\"".utf8)) else { return false }
        return (try? Baseline(text, path: path, rules: .standard)) != nil
    }

    /// Returns the text of a file as UTF-8.
    ///
    /// Bytes that are not valid UTF-8 stay unchanged: keys are mostly ASCII, which other single-byte encodings share.
    private static func text(of bytes: [UInt8], path: String) throws(UnreadFile) -> [UInt8] {
        do throws(TextEncodingError) {
            return try DecodedText(decoding: bytes).utf8
        } catch {
            if case .invalidUTF8 = error.reason { return bytes }
            throw UnreadFile(path: path, reason: "could not be read: \(error)")
        }
    }

    private static func values(in bytes: [UInt8], path: String) throws(UnreadFile) -> [String] {
        do throws(PropertyListError) {
            return try BinaryPropertyListReader.read(bytes).texts
        } catch {
            throw UnreadFile(path: path, reason: "could not be read: \(error)")
        }
    }
}

extension PropertyListDocument {
    /// All strings, including the keys of dictionaries.
    fileprivate var texts: [String] {
        var texts: [String] = []
        var open = [root]
        while let node = open.popLast() {
            switch node.value {
            case .string(let text): texts.append(text)
            case .array(let nodes): open += nodes
            case .dictionary(let members):
                texts += members.map(\.key)
                open += members.map(\.node)
            case .integer, .real, .boolean, .date, .data: break
            }
        }
        return texts
    }
}
