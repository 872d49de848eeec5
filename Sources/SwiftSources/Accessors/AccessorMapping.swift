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
    /// The texts by the names of their files, in the order of the mapping.
    private var texts: [String: [Text]] = [:]
    /// Whether it says anything of texts.
    var hasTexts: Bool { !texts.isEmpty }

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
            let text = Text(path: line["path"], position: position, text: line["text"], row: row)
            self.texts[Self.fileName(of: text.path), default: []].append(text)
            return
        }
        let old = line["old"]
        if let other = rows.updateValue(row, forKey: ExactText(old)), other != row {
            throw line.problem(.doubledKey(old))
        }
    }

    /// The texts that are said to be in the file at a path, from whatever folder that is named.
    func texts(in path: String) -> [Text] {
        (texts[Self.fileName(of: path)] ?? []).filter { text in
            path == text.path || path.hasSuffix("/\(text.path)") || text.path.hasSuffix("/\(path)")
        }
    }

    private static func fileName(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }
}

extension AccessorMapping.Row {
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
