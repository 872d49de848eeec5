import CatalogCore
import Foundation
import TestSupport
import Testing

@testable import StringTables

/// A file for random changes.
struct LegacyTableTrial: CustomStringConvertible {
    let name: String
    let bytes: [UInt8]
    let kind: LegacyTableKind

    var description: String { name }

    /// The number of changes to try; fewer for large files.
    var rounds: Int { bytes.count > 2_000 ? 4 : 25 }

    func table() throws -> LegacyTableFile { try LegacyTableFile(bytes, kind: kind) }

    /// Returns the samples in each encoding, and files of projects.
    static func all() throws -> [LegacyTableTrial] {
        var trials: [LegacyTableTrial] = []
        for (index, text) in LegacyTableSamples.texts.enumerated() {
            for encoding in TextEncoding.allCases {
                let text = DecodedText(utf8: Array(text.utf8), encoding: encoding, hasByteOrderMark: encoding != .utf8)
                trials.append(.init(name: "text \(index) \(encoding)", bytes: text.encoded(), kind: .strings))
            }
        }
        for (index, text) in LegacyTableSamples.dictionaries.enumerated() {
            for kind in LegacyTableKind.ofStrings {
                trials.append(.init(name: "xml \(index) \(kind)", bytes: Array(text.utf8), kind: kind))
            }
        }
        for file in try Corpus.sample(of: Corpus.legacyTables(), below: 5_000) {
            let kind = try #require(LegacyTableKind(fileExtension: file.url.pathExtension))
            trials.append(.init(name: file.description, bytes: file.bytes, kind: kind))
        }
        return trials
    }

    /// Returns the keys that occur once.
    static func singleKeys(of table: LegacyTableFile) -> [String] {
        let counts = Dictionary(table.entries.map { (Array($0.key.utf8), 1) }, uniquingKeysWith: +)
        return table.entries.map(\.key).filter { counts[Array($0.utf8)] == 1 }
    }

    /// Returns a value that a table of this kind and form can represent.
    static func value(for table: LegacyTableFile, using random: inout SplitMix64) -> LegacyTableEntry.Value {
        if table.kind == .stringsdict, Bool.random(using: &random) {
            return .rule(LegacyTableSamples.rule(using: &random))
        }
        var values = LegacyTableSamples.values
        if case .text = table.form, table.kind == .strings { values += LegacyTableSamples.controls }
        return .text(values.randomElement(using: &random) ?? "")
    }
}

extension LegacyTableFile {
    /// Returns the table after a change, read back from its bytes.
    func after(_ changes: LegacyTableChange...) throws -> LegacyTableFile {
        try LegacyTableFile(try changed(by: changes), kind: kind)
    }

    /// The end of the table, for failure messages.
    var excerpt: String { String(decoding: (text?.utf8 ?? []).suffix(1_000), as: UTF8.self).debugDescription }

    var isBinary: Bool { if case .binary = form { true } else { false } }

    /// Returns the content of the table without some keys, in the order of the file.
    func contents(without keys: [String] = []) -> [[UInt8]] {
        let others = entries.filter { entry in !keys.contains { entry.key.isSpelled(as: $0) } }
        return others.map { Array($0.key.utf8) + $0.value.saying + Array(($0.comment ?? "-").utf8) }
    }

    /// Returns the content of a key; nil if the table lacks it.
    func saying(of key: String) -> [UInt8]? { entries.first { $0.key.isSpelled(as: key) }?.value.saying }

    /// The texts that Foundation reads from the file; nil if it fails.
    var foundationTexts: [String: Any]? {
        (try? PropertyListSerialization.propertyList(from: Data(encoded()), format: nil)) as? [String: Any]
    }

    /// Whether the text of a key is quoted or tagged, with only the necessary escapes.
    func isWrittenPlainly(_ key: String) -> Bool {
        let entry = entries.first { $0.key.isSpelled(as: key) }
        guard let utf8 = text?.utf8, let range = entry?.valueRange, range != entry?.keyRange,
            case .text(let string)? = entry?.value
        else { return false }
        let written = String(decoding: utf8[range], as: UTF8.self)
        let quoted = [StringsTokenStyle.doubleQuoted, .singleQuoted].map { $0.written(string) }
        let escaped = try? XMLPropertyListWriter.escaped(string, key: key)
        return (quoted + ["<string>\(escaped ?? "")</string>"]).contains { $0.isSpelled(as: written) }
    }

    /// Returns the comments with their keys, without those of some keys and those inside pairs.
    func otherComments(without keys: [String] = []) -> [String] {
        guard case .text(let file) = form else { return [] }
        func owner(_ index: Int) -> String? {
            let key = file.pairs[index].key.string
            return keys.contains { $0.isSpelled(as: key) } ? nil : key
        }
        return file.comments.compactMap { comment in
            switch comment.attachment {
            case .orphan: "orphan \(comment.text)"
            case .pair(let index): owner(index).map { "before \($0) \(comment.text)" }
            case .trailing(let index): owner(index).map { "behind \($0) \(comment.text)" }
            case .inside(let index): owner(index).map { "in \($0) \(comment.text)" }
            }
        }
    }
}

extension LegacyTableEntry.Value {
    /// The content of the value, independent of its position and order.
    ///
    /// The result is bytes, because `==` of strings treats canonically equivalent texts as equal.
    var saying: [UInt8] {
        switch self {
        case .text(let text): Array(text.utf8)
        case .rule(let rule): Array(Self.words(for: .dictionary(rule.members)).utf8)
        case .other(let node): Array(Self.words(for: node.value).utf8)
        }
    }

    private static func words(for value: PropertyListValue) -> String {
        switch value {
        case .string(let text): text.debugDescription
        case .dictionary(let members): "{\(members.map { "\($0.key): \(words(for: $0.node.value))" }.sorted())}"
        case .array(let nodes): "[\(nodes.map { words(for: $0.value) })]"
        default: "\(value)"
        }
    }
}
