import CatalogCore
import CatalogRuntime
import StringTables

/// The comments in the `.strings` files of a legacy table.
///
/// Stray comments are not directly before their keys, but behind a pair on its line, or inside it. A key without another
/// comment has one of them in the catalog, that of the first file.
struct TableComments {
    /// A file in the old text form.
    struct File {
        /// The index in the table.
        let index: Int
        /// The pairs and comments.
        let text: StringsFile
        /// The stray comments by the bytes of their keys.
        let strays: [[UInt8]: String]
    }

    /// The files, in the order of the table.
    let files: [File]
    private let strays: [[UInt8]: String]

    /// Collects the comments of a table.
    init(of table: LegacyTable) {
        files = table.files.enumerated().compactMap { index, file in
            guard file.format == .strings, let strings = try? LegacyTableFile(file.bytes, kind: .strings),
                case .text(let text) = strings.form
            else { return nil }
            return File(index: index, text: text, strays: text.strayComments)
        }
        strays = files.reduce(into: [:]) { all, file in all.merge(file.strays) { first, _ in first } }
    }

    /// Returns the stray comment of a key; nil if there is none.
    func stray(of key: Text) -> String? { strays[Array(key.utf8)] }
}

extension CatalogConverter {
    /// Adds a remark for each comment that is lost, because a catalog has only one comment per key.
    mutating func remarkOnComments(of table: LegacyTable) {
        var kept: [[UInt8]: String] = [:]
        for index in 0..<table.entryCount {
            let key = table.key(at: index)
            kept[Array(key.utf8)] = table.comment(at: index)?.string ?? comments.stray(of: key)
        }
        for file in comments.files {
            let keptStrays = Set(file.strays.filter { kept[$0.key] == $0.value }.keys)
            for lost in file.text.comments where !file.text.isKept(lost, kept, keptStrays) {
                let words = lost.text.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
                guard !words.allSatisfy(\.isWhitespace) else { continue }
                remarks.add(
                    "the comment “\(VisibleText.shown(words))” is lost: \(file.text.reason(lost))",
                    at: TableLocation(file: file.index, range: lost.range))
            }
        }
    }
}

extension StringsFile {
    /// The comments behind or inside pairs, by the bytes of their keys: of several pairs, those of the first, joined.
    fileprivate var strayComments: [[UInt8]: String] {
        comments.grouped(by: \.strayPair).reduce(into: [:]) { strays, group in
            guard let number = group.value, pairs.indices.contains(number),
                let comment = ReviewMark.unmarked(group.elements.map(\.text).joined(separator: "\n")),
                !comment.allSatisfy(\.isWhitespace)
            else { return }
            let key = Array(pairs[number].key.string.utf8)
            strays[key] = strays[key] ?? comment
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
