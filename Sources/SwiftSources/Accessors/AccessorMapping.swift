import CatalogCore

/// The mapping from the old keys of a project, and from texts in its code, to the keys of catalogs.
package struct AccessorMapping: Sendable {
    /// A row of the mapping, without the old key or text.
    package struct Row: Hashable, Sendable {
        /// The key in the catalog; nil if there is none.
        var key: String?
        /// Code to insert unchanged; nil if the generated accessor is used.
        var accessor: String?
        /// A note written by a person; empty if there is none.
        var note: String
    }

    /// A text in code that the mapping describes.
    struct Text: Hashable, Sendable {
        let path: String
        let position: TextPosition
        /// The text, with a format specifier for each value.
        let text: String
        let row: Row
    }

    private(set) var rows: [ExactText: Row] = [:]
    /// The texts by file name, without the folder, in the order of the mapping.
    private var texts: [String: [Text]] = [:]
    /// Whether the mapping contains texts, and not only old keys.
    var hasTexts: Bool { !texts.isEmpty }

    /// Creates an empty mapping.
    package init() {}

    /// Adds the rows of a file.
    ///
    /// - Throws: All problems of the file.
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

    /// Returns the keys of the catalog for the old keys that match a pattern.
    func keys(of pattern: KeyGlob) -> [String] {
        rows.compactMap { pattern.matches($0.key.string) ? $0.value.key : nil }
    }

    /// Returns the texts that the mapping locates in a file.
    ///
    /// Two paths match if one ends with the other, because the mapping may be relative to any folder.
    func texts(in path: String) -> [Text] {
        (texts[Self.fileName(of: path)] ?? []).filter { text in
            path == text.path || path.hasSuffix("/\(text.path)") || text.path.hasSuffix("/\(path)")
        }
    }

    private static func fileName(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }
}

extension AccessorMapping.Row {
    /// Whether the text stays in the code, because the row has `-` in place of a key.
    var isLeftAlone: Bool { key == "-" }

    /// Whether the note says that a person must change the call.
    var isByHand: Bool { note.lowercased().hasPrefix(Self.byHand) }

    /// The note without the words that say that a person must change the call.
    var instruction: String {
        guard isByHand else { return note }
        return String(note.dropFirst(Self.byHand.count).drop { $0 == ":" || $0.isWhitespace })
    }

    private static let byHand = "by hand"

    /// Whether the replacement drops the values of the text in the code.
    var dropsValues: Bool { note.lowercased().hasPrefix("without values") }

    /// The parts of the note that have the form `name: expression`, which include the values of a text.
    ///
    /// Commas or semicolons separate the parts.
    var values: [(name: String, code: String)] {
        BalancedText.parts(of: note).compactMap(Self.pair)
    }

    private static func pair(_ part: Substring) -> (name: String, code: String)? {
        guard let colon = part.firstIndex(of: ":") else { return nil }
        let name = part[..<colon].filter { !$0.isWhitespace }
        let code = part[part.index(after: colon)...].drop { $0.isWhitespace }
        let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return isName && !code.isEmpty && !BalancedText.isProse(code) && ExpressionCheck.isExpression(String(code))
            ? (name, String(code)) : nil
    }
}
