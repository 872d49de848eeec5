import CatalogCore
import CatalogRuntime
import StringTables

/// The comments of a legacy table that are not directly before their keys: behind a pair on its line, or inside it.
///
/// A key without another comment has one of them in the catalog, that of the first file.
struct StrayComments {
    /// The comments by the bytes of their keys.
    private var texts: [[UInt8]: String] = [:]

    /// Collects the comments of a table.
    init(of table: LegacyTable) {
        for file in table.files {
            guard let text = file.stringsText else { continue }
            for (key, comment) in text.strayComments where texts[key] == nil { texts[key] = comment }
        }
    }

    /// Returns the comment for a key; nil if there is none.
    func comment(for key: Text) -> String? { texts[Array(key.utf8)] }
}

extension CatalogConverter {
    /// Adds a remark for each comment that is lost, because a catalog has only one comment per key.
    mutating func remarkOnComments(of table: LegacyTable) {
        var kept: [[UInt8]: String] = [:]
        for index in 0..<table.entryCount {
            let key = table.key(at: index)
            kept[Array(key.utf8)] = table.comment(at: index)?.string ?? strays.comment(for: key)
        }
        for (number, file) in table.files.enumerated() {
            guard let text = file.stringsText else { continue }
            let keptStrays = Set(text.strayComments.filter { kept[$0.key] == $0.comment }.map(\.key))
            for lost in text.comments where !text.isKept(lost, kept, keptStrays) {
                let words = lost.text.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
                guard !words.allSatisfy(\.isWhitespace) else { continue }
                remarks.add(
                    "the comment “\(VisibleText.shown(words))” is lost: \(text.reason(lost))",
                    at: TableLocation(file: number, range: lost.range))
            }
        }
    }
}

extension TableFile {
    /// The pairs and comments of a `.strings` file in the old text form; nil for other files.
    fileprivate var stringsText: StringsFile? {
        guard format == .strings, let file = try? LegacyTableFile(bytes, kind: .strings),
            case .text(let text) = file.form
        else { return nil }
        return text
    }
}

extension StringsFile {
    /// The comments behind or inside each pair, joined, with the bytes of its key.
    fileprivate var strayComments: [(key: [UInt8], comment: String)] {
        let grouped = Dictionary(grouping: comments.filter { $0.strayPair != nil }) { $0.strayPair ?? 0 }
        return grouped.sorted { $0.key < $1.key }.compactMap { number, comments in
            guard pairs.indices.contains(number),
                let comment = ReviewMark.unmarked(comments.map(\.text).joined(separator: "\n")),
                !comment.allSatisfy(\.isWhitespace)
            else { return nil }
            return (Array(pairs[number].key.string.utf8), comment)
        }
    }

    /// Returns whether the catalog keeps a comment.
    ///
    /// - Parameters:
    ///   - kept: The comments of the catalog by the bytes of their keys.
    ///   - strays: The keys whose comments in the catalog are those behind or inside their pairs here.
    fileprivate func isKept(_ comment: StringsComment, _ kept: [[UInt8]: String], _ strays: Set<[UInt8]>) -> Bool {
        switch comment.attachment {
        case .pair(let number) where pairs.indices.contains(number):
            let own = ReviewMark.unmarked(self.comment(of: pairs[number]))
            return own == nil || own == kept[Array(pairs[number].key.string.utf8)]
        case .trailing(let number) where pairs.indices.contains(number),
            .inside(let number) where pairs.indices.contains(number):
            return strays.contains(Array(pairs[number].key.string.utf8))
        default: return false
        }
    }

    /// Returns the reason why a comment is lost.
    fileprivate func reason(_ comment: StringsComment) -> String {
        switch comment.attachment {
        case .pair, .trailing, .inside: "the catalog has another comment for the key"
        case .orphan: "it does not belong to a key"
        }
    }
}

extension StringsComment {
    /// The index of the pair that the comment is behind or inside; nil for other comments.
    fileprivate var strayPair: Int? {
        switch attachment {
        case .trailing(let pair), .inside(let pair): pair
        case .pair, .orphan: nil
        }
    }
}
