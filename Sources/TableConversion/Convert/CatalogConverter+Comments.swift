import CatalogCore
import CatalogRuntime
import StringTables

extension CatalogConverter {
    /// Adds a remark for each comment that is lost, because a catalog has only one comment per key.
    mutating func remarkOnComments(of table: LegacyTable) {
        var taken: [[UInt8]: String] = [:]
        for index in 0..<table.entryCount {
            taken[Array(table.key(at: index).utf8)] = table.comment(at: index)?.string
        }
        for (number, file) in table.files.enumerated() where file.format == .strings {
            guard let strings = try? LegacyTableFile(file.bytes, kind: .strings), case .text(let text) = strings.form
            else { continue }
            for lost in text.comments where !text.isTaken(lost, taken) {
                let words = lost.text.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
                guard !words.allSatisfy(\.isWhitespace) else { continue }
                remarks.add(
                    "the comment “\(VisibleText.shown(words))” is lost: \(text.reason(lost))",
                    at: TableLocation(file: number, range: lost.range))
            }
        }
    }
}

extension StringsFile {
    /// Returns whether the catalog keeps a comment.
    ///
    /// - Parameter taken: The comments of the catalog by the bytes of their keys.
    fileprivate func isTaken(_ comment: StringsComment, _ taken: [[UInt8]: String]) -> Bool {
        guard case .pair(let number) = comment.attachment, pairs.indices.contains(number) else { return false }
        let own = ReviewMark.unmarked(self.comment(of: pairs[number]))
        return own == nil || own == taken[Array(pairs[number].key.string.utf8)]
    }

    /// Returns the reason why a comment is lost.
    fileprivate func reason(_ comment: StringsComment) -> String {
        switch comment.attachment {
        case .pair: "the catalog has another comment for the key"
        case .trailing, .inside: "it is not directly before its key"
        case .orphan: "it does not belong to a key"
        }
    }
}
