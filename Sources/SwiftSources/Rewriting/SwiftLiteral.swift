/// The syntax of a string literal, for writing another text in the same form.
package struct SwiftLiteral: Hashable, Sendable {
    /// The number of `#` characters on each side.
    package var pounds: Int
    /// The format of the lines between `"""`; nil for a literal between `"`.
    package var lines: Lines?

    /// The common format of the lines in a multi-line literal.
    package struct Lines: Hashable, Sendable {
        /// The indentation of each line and of the closing quotation marks.
        package var indentation: String
        /// The line ending of the file.
        package var ending: String

        /// Creates a line format.
        package init(indentation: String = "", ending: String = "\n") {
            self.indentation = indentation
            self.ending = ending
        }
    }

    /// Creates a form; the default is that of `"text"`.
    package init(pounds: Int = 0, lines: Lines? = nil) {
        self.pounds = pounds
        self.lines = lines
    }

    /// Returns the literal for a text, including quotation marks.
    ///
    /// Visible characters such as letters and emoji stay unchanged. Invisible characters, and those that change the
    /// text direction, are escaped.
    package func spelling(of text: String) -> String {
        let hashes = String(repeating: "#", count: pounds)
        guard let lines else { return "\(hashes)\"\(escaped(text))\"\(hashes)" }
        // Empty lines get no indentation, because editors remove trailing spaces.
        let rows = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { row in
            row.isEmpty ? "" : lines.indentation + escaped(String(row))
        }
        let body = ([""] + rows + [lines.indentation]).joined(separator: lines.ending)
        return "\(hashes)\"\"\"\(body)\"\"\"\(hashes)"
    }

    /// Returns a text as it appears between the quotation marks; for a multi-line literal, the text must be one line.
    func escaped(_ text: String) -> String {
        var writer = EscapeWriter(self)
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() { writer.write(scalar, before: scalars[(index + 1)...]) }
        return String(writer.output)
    }
}

/// A writer that escapes the scalars of a text for a literal.
private struct EscapeWriter {
    private let form: SwiftLiteral
    private(set) var output = String.UnicodeScalarView()
    /// The number of consecutive quotation marks written so far.
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

    /// Returns whether a backslash needs an escape; in a literal with `#`, only a backslash before `#` does.
    private func needsEscape(backslashBefore rest: ArraySlice<Unicode.Scalar>) -> Bool {
        form.pounds == 0 || rest.first == "#"
    }

    /// Returns whether a quotation mark needs an escape.
    ///
    /// In a multi-line literal, only the third quotation mark in a row does. In a literal with `#`, most quotation
    /// marks do not.
    private func needsEscape(quoteBefore rest: ArraySlice<Unicode.Scalar>) -> Bool {
        if form.lines != nil { return quotes >= 2 }
        guard form.pounds > 0, let next = rest.first, !output.isEmpty else { return true }
        return next == "#" || next == "\"" || quotes > 0
    }

    /// Returns whether a scalar stays unescaped, which includes the joiners and tags in emoji.
    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
        case .format: ["\u{200C}", "\u{200D}"].contains(scalar) || (0xE0020...0xE007F).contains(scalar.value)
        case .spaceSeparator: scalar == " "
        default: true
        }
    }
}
