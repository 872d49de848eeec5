import CatalogCore
import CatalogLint
import LanguageServer
import ProgramSupport
import SwiftSources

extension CompletionQuestion {
    /// Returns the keys for the lookup at the position, or nil if there is no lookup.
    ///
    /// The function parses only this source file, so that its cost does not depend on the amount of other code.
    func keyItems(at offset: Int, in text: DocumentText) async -> CompletionList? {
        guard let tables = await view.tables.value() else { return nil }
        let helpers = await helpers(tables)
        let file = SourceScanner().file(at: path, holding: text.bytes)
        let index = SourceIndex([file], settings: .init(helpers: helpers))
        let use = index.uses.first { use in
            use.kind != .accessor && use.location.range.lowerBound < offset && offset <= use.location.range.upperBound
        }
        guard let use, let content = Self.content(of: use.location.range, around: offset, in: text.bytes) else {
            return nil
        }
        let typed = String(decoding: text.bytes[content.lowerBound..<offset], as: UTF8.self)
        let range = text.range(content, in: encoding)
        var items: [CompletionItem] = []
        var isIncomplete = false
        for table in tables.workspace.project.tables where Self.mayMean(table, use) {
            for number in 0..<table.entryCount {
                let key = table.key(at: number)
                guard !key.mayHaveSpecifiers, Self.fits(key.string, typed) else { continue }
                guard items.count < Self.limit else {
                    isIncomplete = true
                    break
                }
                items.append(item(for: table.entry(at: number), of: table, range))
            }
        }
        return CompletionList(isIncomplete: isIncomplete, items: items)
    }

    private func helpers(_ tables: LoadedTables) async -> [String] {
        let configured = tables.workspace.configuration(of: tables.workspace.project.tables.first?.path ?? "")?.helpers
        return configured ?? []
    }

    private static func mayMean(_ table: any StringTable, _ use: KeyUse) -> Bool {
        guard let name = use.table else { return TableKind(table) == .code }
        return table.name == name
    }

    /// Returns whether a key contains the typed text, ignoring case.
    private static func fits(_ key: String, _ typed: String) -> Bool {
        typed.isEmpty || key.lowercased().contains(typed.lowercased())
    }

    /// Returns the range between the quotation marks of a plain literal, or nil for a raw or multi-line literal.
    private static func content(of range: Range<Int>, around offset: Int, in bytes: [UInt8]) -> Range<Int>? {
        let quote = UInt8(ascii: "\"")
        guard bytes[range.lowerBound] == quote, !bytes[range].starts(with: [quote, quote, quote]) else { return nil }
        let isClosed = range.count >= 2 && bytes[range.upperBound - 1] == quote
        let end = isClosed ? range.upperBound - 1 : offset
        guard offset > range.lowerBound, offset <= end else { return nil }
        return (range.lowerBound + 1)..<end
    }

    private func item(for entry: Entry, of table: any StringTable, _ range: TextRange) -> CompletionItem {
        let key = entry.key.string
        let source = table.sourceLanguage.flatMap { entry.localization($0) }?.content.parts.first?.unit.value
        return CompletionItem(
            VisibleText.escaped(key), .key, detail: source.map { VisibleText.escaped($0.string) },
            textEdit: TextEdit(range: range, newText: SwiftLiteralText.escaped(key)))
    }
}

/// A function that escapes text for a Swift literal.
enum SwiftLiteralText {
    /// Returns text with quotation marks, backslashes, line breaks and tabs escaped.
    static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default: result.append(character)
            }
        }
    }
}
