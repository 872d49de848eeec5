import XCStringsKit

/// A file that is not Swift and may hold keys, as text.
package struct OtherFile: Sendable {
    /// The endings of the files that are looked through.
    package static let endings = [
        "m", "mm", "h", "hpp", "c", "cc", "cpp", "cxx", "xib", "storyboard", "plist", "intentdefinition", "json",
        "apns",
        "geojson", "storekit", "yml", "yaml", "xml", "js", "csv",
    ]

    /// How many bytes such a file may have.
    package static let sizeLimit = 8 << 20

    /// The file.
    package let path: String
    /// What stands in it, as UTF-8; empty in a binary property list.
    let text: [UInt8]
    /// The texts of a binary property list.
    let values: [String]

    /// Reads a file.
    ///
    /// - Throws: why it cannot be looked through.
    package init(reading path: String, limit: Int = sizeLimit) throws(UnreadFile) {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReader.read(path, limit: limit).bytes
        } catch {
            throw UnreadFile(error)
        }
        try self.init(path: path, bytes: bytes)
    }

    /// Makes texts of a file's bytes.
    ///
    /// - Throws: where they are broken UTF-16 or a broken binary property list.
    package init(path: String, bytes: [UInt8]) throws(UnreadFile) {
        self.path = path
        let isList = BinaryPropertyListReader.isBinary(bytes)
        values = isList ? try Self.values(in: bytes, path: path) : []
        text = isList ? [] : try Self.text(of: bytes, path: path)
    }

    /// What is no UTF-8 stays as it is: keys are mostly ASCII, which other encodings of one byte a character share.
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
    /// All texts, and the keys of dictionaries.
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
