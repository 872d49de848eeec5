/// Unified diffs of two versions of a file, in the format of git that `git apply` accepts.
package enum UnifiedDiff {
    /// The number of lines shown before and after a change.
    private static let context = 3

    /// Returns the diff from `old` to `new`; empty if they are equal.
    ///
    /// The diff keeps line endings, including CRLF, so that the patch applies to the file on disk.
    ///
    /// - Parameters:
    ///   - path: The path of the file, relative to the folder in which the patch is applied.
    ///   - old: The bytes before; nil if the file did not exist.
    ///   - new: The bytes after; nil if the file is removed.
    package static func text(path: String, old: [UInt8]?, new: [UInt8]?) -> [UInt8] {
        guard old != new else { return [] }
        var patch = header(path: path, old: old, new: new)
        let comparison = LineComparison(old ?? [], new ?? [], context: context)
        let hunks = hunks(of: comparison)
        if !hunks.isEmpty { patch += names(path: path, old: old, new: new) }
        for hunk in hunks { append(hunk, of: comparison, to: &patch) }
        return patch
    }

    // MARK: - Header

    /// Returns the header; its first line tells git whether an empty file is added or removed.
    private static func header(path: String, old: [UInt8]?, new: [UInt8]?) -> [UInt8] {
        var lines = "diff --git \(GitPath.quoted(path, side: "a")) \(GitPath.quoted(path, side: "b"))\n"
        if old == nil { lines += "new file mode 100644\n" }
        if new == nil { lines += "deleted file mode 100644\n" }
        // An empty file has no hunks; git needs the hashes of its contents instead.
        if (old ?? []).isEmpty, (new ?? []).isEmpty {
            let (none, empty) = ("0000000", "e69de29")
            lines += old == nil ? "index \(none)..\(empty)\n" : "index \(empty)..\(none)\n"
        }
        return Array(lines.utf8)
    }

    private static func names(path: String, old: [UInt8]?, new: [UInt8]?) -> [UInt8] {
        let from = old == nil ? "/dev/null" : GitPath.line(path, side: "a")
        let to = new == nil ? "/dev/null" : GitPath.line(path, side: "b")
        return Array("--- \(from)\n+++ \(to)\n".utf8)
    }

    // MARK: - Hunks

    /// Groups changes that are so close that the lines between them are shown anyway.
    private static func hunks(of comparison: LineComparison) -> [[LineChange]] {
        var hunks: [[LineChange]] = []
        for change in comparison.changes {
            if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
                hunks[hunks.count - 1].append(change)
            } else {
                hunks.append([change])
            }
        }
        return hunks
    }

    private static func append(_ hunk: [LineChange], of comparison: LineComparison, to patch: inout [UInt8]) {
        guard let first = hunk.first, let last = hunk.last else { return }
        let before = min(context, first.old.lowerBound)
        let after = min(context, comparison.old.count - last.old.upperBound)
        let old = (first.old.lowerBound - before)..<(last.old.upperBound + after)
        let new = (first.new.lowerBound - before)..<(last.new.upperBound + after)
        let start = comparison.lineCountBefore
        patch += Array("@@ -\(span(old, from: start)) +\(span(new, from: start)) @@\n".utf8)
        var shown = old.lowerBound
        for change in hunk {
            append(comparison.old[shown..<change.old.lowerBound], marked: " ", to: &patch)
            append(comparison.old[change.old], marked: "-", to: &patch)
            append(comparison.new[change.new], marked: "+", to: &patch)
            shown = change.old.upperBound
        }
        append(comparison.old[shown..<old.upperBound], marked: " ", to: &patch)
    }

    /// Returns the first line and the length of a hunk, for its header.
    ///
    /// For an empty range, the line is the one before it. The length of a single line is omitted.
    private static func span(_ lines: Range<Int>, from start: Int) -> String {
        switch lines.count {
        case 0: "\(start + lines.lowerBound),0"
        case 1: "\(start + lines.lowerBound + 1)"
        default: "\(start + lines.lowerBound + 1),\(lines.count)"
        }
    }

    private static func append(
        _ lines: ArraySlice<ArraySlice<UInt8>>, marked mark: Unicode.Scalar, to patch: inout [UInt8]
    ) {
        for line in lines {
            patch.append(UInt8(ascii: mark))
            patch += line
            if line.last != UInt8(ascii: "\n") { patch += Array("\n\\ No newline at end of file\n".utf8) }
        }
    }
}
