import CatalogCore
import CatalogRuntime

/// What a catalog holds in one language, in the terms of a legacy table (`docs/formats.md` §4, §5).
///
/// A plain text stays one; what varies becomes a rule. A plain plural is `%#@value@` with a variable `value`.
package struct LegacyValue: Hashable, Sendable {
    /// The text, or the rule with all its devices.
    package let value: LegacyTableEntry.Value
    /// Whether arguments had to be numbered, since the plural's number is not the first of them.
    package let numbersArguments: Bool

    /// Puts content in the terms of a legacy table.
    ///
    /// - Parameters:
    ///   - content: what a catalog holds under a language.
    ///   - source: the same in the source language, which tells the type of a number that `content` never shows.
    package init(_ content: LocalizedContent, source: LocalizedContent? = nil) throws(LegacyObstacle) {
        var builder = LegacyValueBuilder(content, source: source)
        switch try builder.value(of: content) {
        case .text(let text): value = .text(text.string)
        case .rule(let rule): value = .rule(rule)
        case .other(let node): value = .other(node)
        }
        numbersArguments = builder.numbersArguments
    }

    /// The value as Xcode divides it between the two kinds of files.
    ///
    /// A text for all other devices goes to the `.strings`; the rule keeps the rest.
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
