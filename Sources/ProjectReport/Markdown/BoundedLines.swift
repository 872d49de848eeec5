import CommandSupport
import XCStringsKit

/// Lines of Markdown, as many as there is room for.
struct BoundedLines {
    /// The lines that fit.
    private(set) var shown: [String] = []
    /// How many do not.
    private(set) var rest = 0

    /// Takes the first lines; one that is too long by itself is passed over.
    ///
    /// - Parameters:
    ///   - bytes: how long they may be together.
    ///   - limit: how many there may be.
    init(_ lines: some Sequence<String>, bytes: Int, atMost limit: Int = .max) {
        var left = bytes
        for line in lines {
            let length = line.utf8.count + 1
            if shown.count < limit, length <= left {
                shown.append(line)
                left -= length
            } else {
                rest += 1
            }
        }
    }

    /// How many more there are, in words; nil where all are shown.
    var more: String? { rest > 0 ? Texts.Report.Verdict.more(count: rest).resolved : nil }

    /// The lines as items of a list, or rows of a table, and how many more there are.
    var text: String { (shown + (more.map { ["", $0] } ?? [])).map { $0 + "\n" }.joined() }
}
