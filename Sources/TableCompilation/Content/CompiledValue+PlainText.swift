import CatalogCore
import CatalogRuntime

extension CompiledValue {
    /// The single text that represents the value where variations are not supported; nil if there is none.
    ///
    /// For devices, this is the text for other devices, or else the first. For widths, it is the widest text. For
    /// numbers, it is the form `other`.
    var plainText: String? {
        if case .text(let text) = self { return text }
        if let devices = self[RuleNames.device] { return devices.case(PluralCategory.other.rawValue)?.plainText }
        if let widths = self[RuleNames.width] { return widths.widest?.plainText }
        guard case .text(let format)? = self[RuleNames.format] else { return nil }
        return format.replacingPieces { piece, _ in
            guard case .specifier(let specifier) = piece, let name = specifier.substitution else { return nil }
            return self[name]?.case(PluralCategory.other.rawValue)?.plainText
        }
    }

    private var members: [Member] {
        if case .dictionary(let members) = self { members } else { [] }
    }

    private subscript(name: String) -> CompiledValue? { members.first { $0.name == name }?.value }

    /// Returns the case with a name, or else the first case.
    private func `case`(_ name: String) -> CompiledValue? {
        self[name] ?? members.first { ![RuleNames.specType, RuleNames.valueType].contains($0.name) }?.value
    }

    /// The text for the greatest width.
    private var widest: CompiledValue? {
        members.max { (Int($0.name) ?? 0) < (Int($1.name) ?? 0) }?.value
    }
}
