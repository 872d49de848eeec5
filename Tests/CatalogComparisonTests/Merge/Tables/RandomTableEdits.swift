import CatalogCore
import StringTables
import TestSupport

/// Random versions of legacy tables.
struct RandomTableEdits {
    private var random: SplitMix64
    private var number = 0

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    /// The ways in which a table is written.
    enum Form: CaseIterable {
        case plain, windows, utf16, spaced, indented
    }

    static let forms = Form.allCases

    /// A table as a list of keys with texts, comments and headings.
    struct Table {
        struct Line {
            var key: String
            var text: String
            var comment: String?
            var heading: String?
        }

        var lines: [Line] = []
        /// The texts that edits wrote, and that no later edit of this version removed.
        var newTexts: Set<String> = []

        /// The bytes of the file.
        func bytes(_ form: Form) -> [UInt8] {
            let (end, indent) = ("\n", form == .indented ? "  " : "")
            let parts = lines.map { line in
                let heading = line.heading.map { "\(indent)/* --- \($0) --- */\(end)\(end)" } ?? ""
                let comment = line.comment.map { "\(indent)/* \($0) */\(end)" } ?? ""
                let blank = form == .spaced && line.key > "m" ? "\n" : ""
                return heading + comment + "\(indent)\"\(line.key)\" = \"\(line.text)\";\(end)\(blank)"
            }
            let text = Array(parts.joined().utf8)
            switch form {
            case .plain, .spaced, .indented: return text
            case .windows: return Array(String(decoding: text, as: UTF8.self).replacing("\n", with: "\r\n").utf8)
            case .utf16:
                return DecodedText(utf8: text, encoding: .utf16LittleEndian, hasByteOrderMark: true).encoded()
            }
        }
    }

    /// Returns a new table.
    mutating func base() -> Table {
        var table = Table()
        for key in ["b", "d", "h", "n", "s"].shuffled(using: &random) {
            let comment = Bool.random(using: &random) ? key : nil
            table.lines.append(.init(key: key, text: "Text of \(key)", comment: comment))
        }
        table.lines[2].heading = "Middle"
        return table
    }

    /// Returns the table after some edits.
    ///
    /// - Parameter renaming: Whether the edits rename keys, and do not touch comments.
    mutating func edited(_ base: Table, renaming: Bool = false) -> Table {
        var table = base
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            number += 1
            let location = Int.random(in: 0..<table.lines.count, using: &random)
            switch Int.random(in: 0..<7, using: &random) {
            case 0, 1:
                table.newTexts.remove(table.lines[location].text)
                table.lines[location].text = "New text \(number)"
                table.newTexts.insert("New text \(number)")
            case 2:
                let key = ["a", "f", "p", "x"].randomElement(using: &random) ?? "a"
                guard !table.lines.contains(where: { $0.key == key }) else { continue }
                table.lines.insert(.init(key: key, text: "Added text \(number)"), at: location)
                table.newTexts.insert("Added text \(number)")
            case 3 where table.lines.count > 2:
                table.newTexts.remove(table.lines[location].text)
                table.lines.remove(at: location)
            case 4 where renaming: table.lines[location].key += Bool.random(using: &random) ? "x" : "y"
            case 5 where !renaming:
                table.lines[location].comment = Bool.random(using: &random) ? "Comment \(number)" : nil
            case 6 where !renaming:
                table.lines[location].heading = ["First", "Other", nil].randomElement(using: &random) ?? nil
            default: continue
            }
        }
        return table
    }

    /// Returns the bytes of a table after some changes of its keys.
    mutating func edited(_ table: LegacyTableFile) -> [UInt8] {
        var bytes = table.encoded()
        for _ in 0..<4 {
            number += 1
            guard let current = try? LegacyTableFile(bytes, kind: table.kind),
                let entry = current.entries.prefix(6).randomElement(using: &random)
            else { break }
            let change: LegacyTableChange
            switch Int.random(in: 0..<5, using: &random) {
            case 0: change = .remove(key: entry.key)
            case 1:
                let key = entry.key + " added \(number % 3)"
                change = .add(key: key, value: .text("Added \(number)"), comment: nil)
            case 2: change = .comment(key: entry.key, "Comment \(number)")
            default:
                guard let value = Self.edited(entry.value, "\(number)") else { continue }
                change = .set(key: entry.key, value: value)
            }
            if let changed = try? current.changed(by: [change]) { bytes = changed }
        }
        return bytes
    }

    private static func edited(_ value: LegacyTableEntry.Value, _ suffix: String) -> LegacyTableEntry.Value? {
        switch value {
        case .text(let text): return .text("\(text) \(suffix)")
        case .other: return nil
        case .rule(let rule):
            guard let variable = rule.variables.first, let form = variable.cases.last else { return nil }
            let text = StringsDictCase(name: form.name, content: StringsDictText(form.content.string + " " + suffix))
            let changed = StringsDictVariable(
                name: variable.name, specType: variable.specType, valueType: variable.valueType,
                cases: variable.cases.dropLast() + [text], others: variable.others)
            return .rule(
                StringsDictRule(
                    format: rule.format, variables: [changed] + rule.variables.dropFirst(), devices: rule.devices,
                    widths: rule.widths, others: rule.others))
        }
    }
}
