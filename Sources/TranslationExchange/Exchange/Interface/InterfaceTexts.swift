import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// The source texts of a legacy table that contains only translations.
///
/// They come from the table's storyboard or XIB.
package struct InterfaceTexts: Sendable {
    /// The source texts by key.
    package private(set) var texts: [String: String] = [:]

    /// Creates an empty collection.
    package init() {}

    /// Reads the texts of a table's keys from a storyboard or XIB.
    ///
    /// For keys that the file lacks, the text comes from the comment that Xcode wrote into the table.
    ///
    /// - Parameter file: The bytes of the storyboard or XIB; nil if there is none.
    package init(of table: any StringTable, file: [UInt8]?) {
        guard !(table is Catalog) else { return }
        var keys: Set<String> = []
        for index in 0..<table.entryCount {
            let key = table.key(at: index).string
            guard KeyStyle.isOfInterface(key, comment: table.comment(at: index)) else { continue }
            keys.insert(key)
            texts[key] = table.comment(at: index).flatMap { Self.text(of: key, in: $0.string) }
        }
        guard let file, !keys.isEmpty else { return }
        texts.merge(InterfaceReader.texts(of: keys, in: file)) { $1 }
    }

    /// Returns the source text of a key; nil if it is unknown.
    package subscript(key: String) -> String? { texts[key] }

    /// Returns the text in a comment such as `Class = "UILabel"; text = "Done"; ObjectID = "3aX-b2-qQz";`.
    static func text(of key: String, in comment: String) -> String? {
        guard KeyStyle.quotesObject(of: key, comment), let dot = key.firstIndex(of: ".") else { return nil }
        let start = "\(key[key.index(after: dot)...]) = \""
        let found = comment.ranges(of: start).first { range in
            range.lowerBound == comment.startIndex || comment[comment.index(before: range.lowerBound)] == " "
        }
        guard let found, let end = comment[found.upperBound...].firstRange(of: "\";") else { return nil }
        let text = String(comment[found.upperBound..<end.lowerBound])
        return text.replacing("\\n", with: "\n").replacing("\\\"", with: "\"")
    }
}
