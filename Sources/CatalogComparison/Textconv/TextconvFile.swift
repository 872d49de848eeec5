import CatalogCore
import StringTables

/// A file as `git diff` is to show it: a line for each text, in an order that no rewriting of the file changes.
///
/// What cannot be read is shown as it is, since a difference must be shown; whatever a catalog holds beyond what is known
/// of the format is shown too, so that nothing is hidden.
package enum TextconvFile {
    /// The lines of a file.
    ///
    /// - Parameter path: says by its ending what kind of file it is; nothing is opened.
    package static func text(of bytes: [UInt8], path: String) -> [UInt8] {
        // Without its folder, which is another one for each side of a difference, a legacy file has no language.
        let name = String(path.split(separator: "/").last ?? "")
        let (lines, file) = read(bytes, name)
        if let lines { return Array(lines.text.utf8) }
        if let sides = try? ConflictedText(bytes), let ours = read(sides.ours, name).lines,
            let theirs = read(sides.theirs, name).lines
        {
            return Array(TextconvConflict(ours: ours, theirs: theirs).text.utf8)
        }
        return plain(bytes, file)
    }

    /// The lines of a file; nil where it cannot be read, or is a text whose faults lines would hide.
    private static func read(_ bytes: [UInt8], _ name: String) -> (lines: TextconvLines?, file: LoadedFile?) {
        let project = TableLoader.loadNow([TableLoader.Source(path: name, bytes: bytes)])
        guard let file = project.files.first, project.refusal(of: file) == nil, let table = project.tables.first else {
            return (nil, project.files.first)
        }
        let isOdd = table.isLegacy && !(table.problems.isEmpty && table.duplicateKeys.isEmpty)
        if isOdd, file.encoding != nil { return (nil, file) }
        var lines = TextconvLines(table)
        if file.format == .strings { lines.add(looseComments(in: bytes)) }
        return (lines, file)
    }

    /// The bytes as they are; where git would take them for binary since they are UTF-16, as UTF-8.
    private static func plain(_ bytes: [UInt8], _ file: LoadedFile?) -> [UInt8] {
        guard let file, let encoding = file.encoding, encoding != .utf8 else { return bytes }
        return file.text.bytes
    }

    /// The comments that belong to no key, such as a file's header and headings.
    private static func looseComments(in bytes: [UInt8]) -> [String] {
        guard let table = try? LegacyTableFile(bytes, kind: .strings), case .text(let file) = table.form else {
            return []
        }
        return file.comments.compactMap { comment in
            if case .pair = comment.attachment { return nil }
            return comment.text
        }
    }
}
