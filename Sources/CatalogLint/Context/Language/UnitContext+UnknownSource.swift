import CatalogCore

/// Copies of source texts that the table does not have, such as those of a storyboard.
extension UnitContext {
    /// Whether the text has no source text in the table, but is a copy of it all the same.
    ///
    /// Xcode's comment in a table of a storyboard quotes the source text. Elsewhere, two other languages with the same text
    /// show that it was copied.
    package var isCopyOfUnknownSource: Bool {
        guard sourceText == nil, !language.isSource, entry.source == nil, !entry.keyIsText else { return false }
        if let quoted = quotedSource { return quoted == text.string }
        let same = entry.entry.localizations.filter { other in
            other.content.parts.contains { part in
                part.path == path && part.unit.value.map { $0.hasSameContents(as: text) } ?? false
            }
        }
        return Set(same.map { entry.table.facts(of: $0.language).code }).count > Self.fewestOthers
    }

    /// The number of other languages that must have the same text.
    private static let fewestOthers = 2

    /// The source text that Xcode quotes in the comment of a key such as `aB1-c2-D3e.title`: `title = "Open";`.
    private var quotedSource: Substring? {
        guard entry.table.kind == .interfaceBuilder, let comment = entry.entry.comment?.string,
            let member = entry.key.split(separator: ".").last,
            let start = comment.firstRange(of: " \(member) = \"")?.upperBound,
            let end = comment.firstRange(of: "\"; ObjectID = ")?.lowerBound, start <= end
        else { return nil }
        return comment[start..<end]
    }

    /// Whether the text is a copyright notice or names a license, which stays as its author wrote it.
    package var isCopyrightNotice: Bool {
        entry.key == "NSHumanReadableCopyright" || text.string.unicodeScalars.hasCopyrightSign
            || Self.marksOfCopyright.contains(where: text.string.contains)
    }

    private static let marksOfCopyright = [
        "(c)", "CC BY", "CC-BY", "licensed under", "used under", "All rights reserved",
    ]
}

extension Collection<Unicode.Scalar> {
    /// Whether a text has the sign of a copyright line, which often stays as it is and has a year of its own.
    package var hasCopyrightSign: Bool { contains("©") }
}
