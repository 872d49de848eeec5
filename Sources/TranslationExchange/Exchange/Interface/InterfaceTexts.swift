import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// The source texts of a legacy table that has translations only: those of the storyboard or xib that it belongs to.
package struct InterfaceTexts: Sendable {
    /// The source texts by key.
    package private(set) var texts: [String: String] = [:]

    /// Nothing is known.
    package init() {}

    /// Reads the texts of a table's keys out of a storyboard or xib; of those that it does not have, the comments that
    /// Xcode wrote into the table tell what they said.
    ///
    /// - Parameter file: the bytes of the storyboard or xib; nil where there is none.
    package init(of table: any StringTable, file: [UInt8]?) {
        guard !(table is Catalog) else { return }
        var keys: Set<String> = []
        for index in 0..<table.entryCount {
            let key = table.key(at: index).string
            guard KeyStyle.isInterfaceBuilderID(key) else { continue }
            keys.insert(key)
            texts[key] = table.comment(at: index).flatMap { Self.text(of: key, in: $0.string) }
        }
        guard let file, !keys.isEmpty else { return }
        texts.merge(InterfaceReader.texts(of: keys, in: file)) { $1 }
    }

    /// The source text of a key; nil where it is not known.
    package subscript(key: String) -> String? { texts[key] }

    /// What a comment such as `Class = "UILabel"; text = "Done"; ObjectID = "3aX-b2-qQz";` says that a text was.
    static func text(of key: String, in comment: String) -> String? {
        guard let dot = key.firstIndex(of: "."), comment.contains("ObjectID = \"\(key[..<dot])\"") else { return nil }
        let start = "\(key[key.index(after: dot)...]) = \""
        let found = comment.ranges(of: start).first { range in
            range.lowerBound == comment.startIndex || comment[comment.index(before: range.lowerBound)] == " "
        }
        guard let found, let end = comment[found.upperBound...].firstRange(of: "\";") else { return nil }
        let text = String(comment[found.upperBound..<end.lowerBound])
        return text.replacing("\\n", with: "\n").replacing("\\\"", with: "\"")
    }
}
