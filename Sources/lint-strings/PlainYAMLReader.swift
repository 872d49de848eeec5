/// A reader of lists and mappings in lines with indents.
struct PlainYAMLReader {
    private typealias Failure = PlainYAML.Failure

    /// A line without its indent and comment.
    private struct Line {
        let lineNumber: Int
        var indent: Int
        var text: String
    }

    private var lines: [Line] = []
    private var next = 0

    init(_ text: String) throws(PlainYAML.Failure) {
        let rows = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        for (index, row) in rows.enumerated() {
            let indent = row.prefix { $0 == " " }.count
            let content = FlowYAMLReader.withoutComment(row.dropFirst(indent))
            if content.isEmpty || content == "---" && lines.isEmpty { continue }
            if content.hasPrefix("\t") { throw Failure(line: index + 1, message: "a tab is no indent") }
            if var last = lines.last, FlowYAMLReader.isOpen(last.text) {
                // A list in brackets continues.
                last.text += " " + content
                lines[lines.count - 1] = last
            } else {
                lines.append(Line(lineNumber: index + 1, indent: indent, text: content))
            }
        }
    }

    mutating func document() throws(PlainYAML.Failure) -> PlainYAML {
        guard let first = lines.first else { return PlainYAML(.map([]), line: 1) }
        let value = try block(at: first.indent)
        guard next == lines.count else {
            throw Failure(line: lines[next].lineNumber, message: "this indent is unexpected")
        }
        return value
    }

    /// Reads the lines from the next one on that have an indent, or more.
    private mutating func block(at indent: Int) throws(PlainYAML.Failure) -> PlainYAML {
        let first = lines[next]
        if Self.isElement(first.text) { return try list(at: indent) }
        if FlowYAMLReader.key(of: first.text) != nil { return try map(at: indent) }
        next += 1
        return try FlowYAMLReader.value(first.text, line: first.lineNumber)
    }

    private mutating func list(at indent: Int) throws(PlainYAML.Failure) -> PlainYAML {
        let start = lines[next].lineNumber
        var values: [PlainYAML] = []
        while next < lines.count, lines[next].indent == indent, Self.isElement(lines[next].text) {
            let line = lines[next]
            let rest = line.text.dropFirst().drop { $0 == " " }
            if rest.isEmpty {
                next += 1
                values.append(try inner(below: indent, line: line.lineNumber))
            } else {
                // The element is a block whose first line stands beside the hyphen.
                lines[next].indent = indent + line.text.count - rest.count
                lines[next].text = String(rest)
                values.append(try block(at: lines[next].indent))
            }
        }
        return PlainYAML(.list(values), line: start)
    }

    private mutating func map(at indent: Int) throws(PlainYAML.Failure) -> PlainYAML {
        let start = lines[next].lineNumber
        var members: [(key: String, value: PlainYAML)] = []
        while next < lines.count, lines[next].indent == indent {
            let line = lines[next]
            guard let (key, rest) = FlowYAMLReader.key(of: line.text) else {
                throw Failure(line: line.lineNumber, message: "a name and a colon are expected")
            }
            next += 1
            let value =
                rest.isEmpty
                ? try inner(below: indent, line: line.lineNumber)
                : try FlowYAMLReader.value(rest, line: line.lineNumber)
            members.append((key, value))
        }
        return PlainYAML(.map(members), line: start)
    }

    /// Reads the lines below a name or hyphen, which can be a list with the same indent as the name.
    private mutating func inner(below indent: Int, line: Int) throws(PlainYAML.Failure) -> PlainYAML {
        guard next < lines.count else { return PlainYAML(.text(""), line: line) }
        let inner = lines[next]
        let isList = inner.indent == indent && Self.isElement(inner.text)
        return inner.indent > indent || isList ? try block(at: inner.indent) : PlainYAML(.text(""), line: line)
    }

    private static func isElement(_ text: String) -> Bool { text == "-" || text.hasPrefix("- ") }
}
