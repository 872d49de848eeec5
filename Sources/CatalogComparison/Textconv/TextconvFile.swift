import CatalogCore
import StringTables

/// The text form of a file for `git diff`: one line for each text, in an order that is independent of the file's
/// layout.
///
/// Files that cannot be read stay unchanged, because git must still show a difference. Unknown members of catalogs are
/// included, so that nothing is hidden.
package enum TextconvFile {
    /// Returns the lines of a file.
    ///
    /// - Parameter path: the path, whose extension determines the format. The file is not opened.
    package static func text(of bytes: [UInt8], path: String) -> [UInt8] {
        // The folder is omitted, because it differs between the sides of a diff. Thus a legacy file has no language.
        let name = String(path.split(separator: "/").last ?? "")
        let (lines, file) = read(bytes, name)
        if let lines { return Array(lines.text.utf8) }
        if let sides = sides(of: bytes, file), let ours = read(sides.ours, name).lines,
            let theirs = read(sides.theirs, name).lines
        {
            let labels = [sides.oursLabel, sides.theirsLabel]
            return Array(
                TextconvConflict(
                    ours: ours, theirs: theirs, labels: zip(labels, ["ours", "theirs"]).map { $0.isEmpty ? $1 : $0 }
                ).text.utf8)
        }
        return plain(bytes, file)
    }

    /// Returns the sides of a file with conflict markers, in UTF-8; nil for a file without them.
    private static func sides(of bytes: [UInt8], _ file: LoadedFile?) -> ConflictedText? {
        let isTable = file.map { $0.format != .catalog } ?? false
        return try? ConflictedText(isTable ? plain(bytes, file) : bytes, isTable: isTable)
    }

    /// Returns the lines of a file; nil if it cannot be read, or if lines would hide problems of a legacy text file.
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

    /// Returns the bytes unchanged, or converted from UTF-16 to UTF-8, because git treats UTF-16 as binary.
    private static func plain(_ bytes: [UInt8], _ file: LoadedFile?) -> [UInt8] {
        guard let file, let encoding = file.encoding, encoding != .utf8 else { return bytes }
        return file.text.bytes
    }

    /// Returns the comments that do not belong to a key, such as a file header.
    private static func looseComments(in bytes: [UInt8]) -> [String] {
        guard let table = try? LegacyTableFile(bytes, kind: .strings), case .text(let file) = table.form else {
            return []
        }
        return file.looseComments.map(\.text)
    }
}
