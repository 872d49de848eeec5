import XCStringsKit

/// What a project says of its old keys and of the texts in its code: which key of the catalog each is now.
package struct AccessorMapping: Sendable {
    /// What one row says.
    package struct Row: Hashable, Sendable {
        /// The key of the catalog; nil where there is none.
        var key: String?
        /// Code to use as it is; nil where the generator's is.
        var accessor: String?
        /// What else a person wrote; empty for nothing.
        var note: String
    }

    /// A text that is written into code.
    struct Text: Hashable, Sendable {
        let path: String
        let position: TextPosition
        /// The text, with a specifier for each value.
        let text: String
        let row: Row
    }

    private(set) var rows: [ExactText: Row] = [:]
    private(set) var texts: [Text] = []

    /// Creates a mapping that says nothing.
    package init() {}

    /// Adds what a file says.
    ///
    /// - Throws: all that is wrong in it.
    package mutating func add(_ bytes: [UInt8], texts: AccessorTexts) throws(AccessorMappingFailure) {
        let sheet = try MappingSheet(bytes)
        var problems: [AccessorMappingFailure.Problem] = []
        for line in sheet.lines {
            do throws(AccessorMappingFailure.Problem) {
                try add(line, of: sheet, texts)
            } catch {
                problems.append(error)
            }
        }
        if !problems.isEmpty { throw AccessorMappingFailure(problems: problems) }
    }

    private mutating func add(
        _ line: MappingSheet.Line, of sheet: MappingSheet, _ texts: AccessorTexts
    ) throws(AccessorMappingFailure.Problem) {
        let row = Row(key: line.filled("key"), accessor: line.filled("accessor"), note: line["note"])
        if let key = row.key, row.accessor == nil, !row.isLeftAlone, !texts.has(key) {
            throw line.problem(.unknownKey(key))
        }
        if let accessor = row.accessor, !ExpressionCheck.isExpression(accessor) {
            throw line.problem(.noExpression(accessor))
        }
        guard sheet.isOfKeys else {
            guard let number = Int(line["line"]) else { throw line.problem(.noLine(line["line"])) }
            let position = TextPosition(line: number, column: Int(line["column"]) ?? 0)
            self.texts.append(Text(path: line["path"], position: position, text: line["text"], row: row))
            return
        }
        let old = line["old"]
        if let other = rows.updateValue(row, forKey: ExactText(old)), other != row {
            throw line.problem(.doubledKey(old))
        }
    }
}

extension AccessorMapping.Row {
    /// Whether it says that there is nothing to look up: a sample that the app should not have had.
    var isSample: Bool { key == nil && accessor == nil }

    /// Whether it says that the text stays where it is.
    var isLeftAlone: Bool { key == "-" }

    /// Whether it says that a person has to change the call.
    var isByHand: Bool { note.lowercased().hasPrefix("by hand") }

    /// Whether it says that the values of the text in the code are left out of the new one.
    var dropsValues: Bool { note.lowercased().hasPrefix("without values") }

    /// What it says in the form `name: expression`, with commas or semicolons between; a text's values are among that.
    var values: [(name: String, code: String)] {
        BalancedText.parts(of: note).compactMap(Self.pair)
    }

    private static func pair(_ part: Substring) -> (name: String, code: String)? {
        guard let colon = part.firstIndex(of: ":") else { return nil }
        let name = part[..<colon].filter { !$0.isWhitespace }
        let code = part[part.index(after: colon)...].drop { $0.isWhitespace }
        let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return isName && !code.isEmpty && ExpressionCheck.isExpression(String(code)) ? (name, String(code)) : nil
    }
}
