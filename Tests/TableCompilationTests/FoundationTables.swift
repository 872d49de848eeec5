import CatalogCore
import CatalogRuntime
import Foundation

@testable import TableCompilation

/// Compiled tables as an app on Apple's systems reads them.
///
/// The type uses Foundation's property lists and `String(format:)`. It implements the rules of `.stringsdict` files
/// itself, because Foundation on Linux does not support them (`docs/formats.md` §4, §8).
struct FoundationTables {
    private let texts: [String: Any]
    private let rules: [String: Any]
    private let language: LanguageTag

    /// Reads the files of a language.
    init(_ tables: [CompiledTable], language: LanguageTag, serialization: TableSerialization) throws {
        func read(_ kind: CompiledTable.Kind) throws -> [String: Any] {
            guard let table = tables.first(where: { $0.kind == kind && $0.language == language.spelling }) else {
                return [:]
            }
            let data = Data(table.bytes(serialization))
            return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] ?? [:]
        }
        texts = try read(.strings)
        rules = try read(.stringsdict)
        self.language = language
    }

    /// Returns the text of a key on a device with arguments; nil if the files lack it.
    func text(_ key: String, device: Device, _ arguments: [LocalizedString.Argument]) -> String? {
        let rule = rules[key].flatMap { value(of: $0, on: device) }
        return (rule ?? texts[key]).flatMap { formatted($0, arguments) }
    }

    private func value(of rule: Any, on device: Device) -> Any? {
        guard let members = rule as? [String: Any], let devices = members[RuleNames.device] as? [String: Any] else {
            return rule
        }
        return devices[device.rawValue] ?? devices[Device.other.rawValue]
    }

    private func formatted(_ value: Any, _ arguments: [LocalizedString.Argument]) -> String? {
        if let text = value as? String { return format(numbered(text, from: 1, variables: [:], arguments), arguments) }
        guard let rule = value as? [String: Any], let text = rule[RuleNames.format] as? String else { return nil }
        return format(numbered(text, from: 1, variables: rule, arguments), arguments)
    }

    // MARK: - Variables

    /// Returns the text with a position for each specifier and with its variables inserted.
    ///
    /// In a variable, a specifier without a position counts from the variable's own argument.
    private func numbered(
        _ text: String, from first: Int, variables: [String: Any], _ arguments: [LocalizedString.Argument]
    ) -> String {
        var next = first
        return text.replacingPieces { piece, written in
            guard case .specifier(let specifier) = piece else { return nil }
            let position = specifier.position ?? next
            if specifier.position == nil { next += 1 }
            guard let name = specifier.substitution else {
                return specifier.position == nil ? "%\(position)$" + written.dropFirst() : nil
            }
            guard let variable = variables[name] as? [String: Any],
                let text = chosen(variable, arguments.indices.contains(position - 1) ? arguments[position - 1] : nil)
            else { return nil }
            return numbered(text, from: position, variables: variables, arguments)
        }
    }

    private func chosen(_ variable: [String: Any], _ argument: LocalizedString.Argument?) -> String? {
        guard case .integer(let number)? = argument else { return nil }
        let rules = PluralRules(language: language)
        let zero = number == 0 && !rules.categories.contains(.zero) ? variable["zero"] : nil
        return (zero ?? variable[rules.category(for: number).rawValue] ?? variable["other"]) as? String
    }

    // MARK: - Arguments

    private func format(_ text: String, _ arguments: [LocalizedString.Argument]) -> String {
        let locale = Locale(identifier: language.spelling)
        return text.replacingPieces { piece, _ in
            switch piece {
            case .percentSign: return "%"
            case .specifier(let specifier):
                let index = (specifier.position ?? 1) - 1
                guard arguments.indices.contains(index) else { return nil }
                switch arguments[index] {
                case .integer(let number):
                    return String(format: specifier.numbered(nil).spelling, locale: locale, number)
                case .string(let text): return text
                default: return nil
                }
            default: return nil
            }
        }
    }
}
