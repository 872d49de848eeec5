/// How a string literal is written, so that another text can be spelled in the same way.
package struct SwiftLiteral: Hashable, Sendable {
    /// How many `#` stand round it.
    package var pounds: Int
    /// The lines of a literal between `"""`; nil for one between `"`.
    package var lines: Lines?

    /// What the lines of a literal between `"""` have in common.
    package struct Lines: Hashable, Sendable {
        /// What stands before each line, and before the quotes at the end.
        package var indentation: String
        /// The end of a line, as the file has it.
        package var ending: String

        /// Creates lines.
        package init(indentation: String = "", ending: String = "\n") {
            self.indentation = indentation
            self.ending = ending
        }
    }

    /// Creates a form; without arguments that of `"text"`.
    package init(pounds: Int = 0, lines: Lines? = nil) {
        self.pounds = pounds
        self.lines = lines
    }

    /// The literal that stands for a text, quotes included.
    ///
    /// Letters, emoji and the like stay as they are; what cannot be seen, or turns the direction of what follows, is
    /// escaped.
    package func spelling(of text: String) -> String {
        let hashes = String(repeating: "#", count: pounds)
        guard let lines else { return "\(hashes)\"\(escaped(text))\"\(hashes)" }
        // An empty line needs no indentation, and is left as bare as editors leave it.
        let rows = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { row in
            row.isEmpty ? "" : lines.indentation + escaped(String(row))
        }
        let body = ([""] + rows + [lines.indentation]).joined(separator: lines.ending)
        return "\(hashes)\"\"\"\(body)\"\"\"\(hashes)"
    }

    /// A text as it stands between the quotes; in a literal of several lines, one line of it.
    func escaped(_ text: String) -> String {
        var writer = EscapeWriter(self)
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() { writer.write(scalar, before: scalars[(index + 1)...]) }
        return String(writer.output)
    }
}

/// Writes the scalars of a text into a literal.
private struct EscapeWriter {
    private let form: SwiftLiteral
    private(set) var output = String.UnicodeScalarView()
    /// How many quotes were written last.
    private var quotes = 0

    init(_ form: SwiftLiteral) {
        self.form = form
    }

    mutating func write(_ scalar: Unicode.Scalar, before rest: ArraySlice<Unicode.Scalar>) {
        defer { quotes = scalar == "\"" && output.last == "\"" ? quotes + 1 : 0 }
        switch scalar {
        case "\\": needsEscape(backslashBefore: rest) ? escape("\\") : output.append(scalar)
        case "\"": needsEscape(quoteBefore: rest) ? escapeQuote() : output.append(scalar)
        case "\n": escape("n")
        case "\r": escape("r")
        case "\t": escape("t")
        case "\0": escape("0")
        case let scalar where Self.isShown(scalar): output.append(scalar)
        default: escape("u{\(String(scalar.value, radix: 16, uppercase: true))}")
        }
    }

    private mutating func escape(_ rest: String) {
        output.append("\\")
        output.append(contentsOf: String(repeating: "#", count: form.pounds).unicodeScalars)
        output.append(contentsOf: rest.unicodeScalars)
    }

    private mutating func escapeQuote() {
        escape("\"")
        quotes = -1
    }

    /// Between `#` a backslash means something only with as many of them behind it.
    private func needsEscape(backslashBefore rest: ArraySlice<Unicode.Scalar>) -> Bool {
        form.pounds == 0 || rest.first == "#"
    }

    /// Between `#` a quote stands for itself where it is among other characters; three in a row end lines.
    private func needsEscape(quoteBefore rest: ArraySlice<Unicode.Scalar>) -> Bool {
        if form.lines != nil { return quotes >= 2 }
        guard form.pounds > 0, let next = rest.first, !output.isEmpty else { return true }
        return next == "#" || next == "\"" || quotes > 0
    }

    /// Whether a scalar is written as it is: joiners and tags too, of which emoji are made.
    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
        case .format: ["\u{200C}", "\u{200D}"].contains(scalar) || (0xE0020...0xE007F).contains(scalar.value)
        case .spaceSeparator: scalar == " "
        default: true
        }
    }
}
