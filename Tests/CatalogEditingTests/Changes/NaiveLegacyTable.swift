import CatalogCore
import Foundation
import TestSupport

@testable import CatalogEditing

/// The legacy files of a table as Foundation reads them, as a tree like a catalog's.
struct NaiveLegacyTable {
    let catalog: NaiveCatalog

    /// - Parameter files: The bytes by path, such as `en.lproj/T.strings`.
    init(_ files: [String: [UInt8]]) throws {
        var entries: [String: [NaiveValue.Member]] = [:]
        for language in Set(files.keys.compactMap { TablePath.projectFolder(of: $0) }).sorted() {
            let texts = try Self.read(files["\(language).lproj/T.strings"])
            let rules = try Self.read(files["\(language).lproj/T.stringsdict"])
            for key in Set(texts.keys).union(rules.keys) {
                var content = rules[key].map { Self.content($0) }
                if let text = texts[key] { content = Self.content(text, beside: content) }
                entries[key, default: []].append(.init(name: language, value: content ?? .object))
            }
        }
        let members = entries.sorted { $0.key < $1.key }.map { key, languages in
            NaiveValue.Member(
                name: key, value: .one("localizations", NaiveValue(.object(languages))))
        }
        let root: [NaiveValue.Member] = [
            .init(name: "sourceLanguage", value: .string("en")),
            .init(name: "strings", value: NaiveValue(.object(members))),
        ]
        catalog = NaiveCatalog(root: NaiveValue(.object(root)))
    }

    private static func read(_ bytes: [UInt8]?) throws -> [String: Any] {
        guard let bytes, !bytes.isEmpty else { return [:] }
        let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        // Foundation on Linux rejects a file with only a UTF-16 byte-order mark.
        let text = String(data: Data(bytes), encoding: isWide ? .utf16 : .utf8) ?? ""
        guard !text.isEmpty else { return [:] }
        return try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any] ?? [:]
    }

    // MARK: - Values

    /// Combines a text with a rule.
    ///
    /// A text in addition to device variations is the text of the device `other`.
    private static func content(_ text: Any, beside rule: NaiveValue?) -> NaiveValue {
        guard let rule else { return content(text) }
        guard var devices = rule.at(["variations", "device"]), devices["other"] == nil else { return rule }
        devices.members.append(.init(name: "other", value: content(text)))
        return .one("variations", .one("device", devices))
    }

    private static func content(_ value: Any) -> NaiveValue {
        guard let rule = value as? [String: Any] else {
            return .one("stringUnit", .one("value", .string(value as? String ?? "")))
        }
        if let devices = rule["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            return .one("variations", .one("device", cases(of: devices)))
        }
        let format = rule["NSStringLocalizedFormatKey"] as? String ?? ""
        let variables = rule.compactMapValues { $0 as? [String: Any] }
        if let (name, variable) = variables.first, variables.count == 1, format == "%#@\(name)@" {
            return .one("variations", .one("plural", cases(of: variable)))
        }
        let substitutions = variables.map { name, variable in
            NaiveValue.Member(name: name, value: .one("variations", .one("plural", cases(of: variable))))
        }
        var content = content(format)
        content.members.append(.init(name: "substitutions", value: NaiveValue(.object(substitutions))))
        return content
    }

    private static func cases(of values: [String: Any]) -> NaiveValue {
        let members = values.filter { !$0.key.hasPrefix("NSString") }.map {
            NaiveValue.Member(name: $0.key, value: content($0.value))
        }
        return NaiveValue(.object(members))
    }
}

extension NaiveValue {
    /// Returns an object with one member.
    fileprivate static func one(_ name: String, _ value: NaiveValue) -> NaiveValue {
        NaiveValue(.object([Member(name: name, value: value)]))
    }
}

extension NaiveCatalog {
    /// The texts of each key by language and part, without states.
    var sayings: Set<[String]> {
        var sayings: Set<[String]> = []
        for entry in root["strings"]?.members ?? [] {
            for language in entry.value["localizations"]?.members ?? [] {
                let texts = language.value.texts
                for text in texts {
                    // In a legacy table, a single text for the device `other` is a plain text.
                    let path = texts.count == 1 && text.path == ["device", "other"] ? [] : text.path
                    sayings.insert([entry.name, language.name] + path + [text.text])
                }
            }
        }
        return sayings
    }
}
