import CatalogCore
import CatalogRuntime

/// The content of a catalog in one language, converted for a legacy table (`docs/formats.md` §4, §5).
///
/// A plain text stays a text; content that varies becomes a rule. A plain plural becomes `%#@value@` with a variable
/// `value`.
package struct LegacyValue: Hashable, Sendable {
    /// The text, or the rule with all its devices.
    package let value: LegacyTableEntry.Value
    /// Whether arguments were numbered, because the number of the plural is not the first argument.
    package let numbersArguments: Bool
    /// The substitutions that the value lacks, because Foundation finds no reference to them in a text.
    package let unusedSubstitutions: [String]

    /// Converts content for a legacy table.
    ///
    /// - Parameters:
    ///   - content: The content in one language.
    ///   - source: The content in the source language, which gives the type of a number that `content` never shows.
    package init(_ content: LocalizedContent, source: LocalizedContent? = nil) throws(LegacyObstacle) {
        var builder = LegacyValueBuilder(content, source: source)
        switch try builder.value(of: content) {
        case .text(let text): value = .text(text.string)
        case .rule(let rule): value = .rule(rule)
        case .other(let node): value = .other(node)
        }
        numbersArguments = builder.numbersArguments
        let used = builder.usedSubstitutions
        unusedSubstitutions = content.substitutions.map(\.name.string).filter { !used.contains($0) }
    }

    /// The value as Xcode splits it between a `.strings` and a `.stringsdict` file.
    ///
    /// The text for all other devices goes to the `.strings` file; the rule keeps the rest.
    package var parts: (text: String?, rule: StringsDictRule?) {
        switch value {
        case .text(let text): return (text, nil)
        case .other: return (nil, nil)
        case .rule(let rule):
            let index = rule.devices.lastIndex { $0.name == Device.other.rawValue }
            guard let index, case .text(let text) = rule.devices[index].content else { return (nil, rule) }
            let devices = rule.devices.filter { $0.name != Device.other.rawValue }
            return (text.string, devices.isEmpty ? nil : StringsDictRule(devices: devices))
        }
    }
}
