import CatalogCore
import InterfaceTexts

/// Lines of Markdown, limited in size.
struct BoundedLines {
    /// The lines that fit.
    private(set) var shown: [MarkdownText] = []
    /// The number of lines that do not fit.
    private(set) var rest = 0

    /// Takes lines while they fit.
    ///
    /// A single line that is too long is skipped.
    ///
    /// - Parameters:
    ///   - bytes: the maximum total size in bytes.
    ///   - limit: the maximum number of lines.
    init(_ lines: some Sequence<MarkdownText>, bytes: Int, atMost limit: Int = .max) {
        var left = bytes
        for line in lines {
            let length = line.source.utf8.count + 1
            if shown.count < limit, length <= left {
                shown.append(line)
                left -= length
            } else {
                rest += 1
            }
        }
    }

    /// A localized count of the lines that do not fit; nil if all fit.
    var more: String? { rest > 0 ? Texts.Report.Verdict.more(count: rest).resolved : nil }

    /// The lines that fit, followed by the count of the others.
    var text: MarkdownText { (shown + (more.map { ["", "\($0)"] } ?? [])).map { "\($0)\n" }.joined() }
}
