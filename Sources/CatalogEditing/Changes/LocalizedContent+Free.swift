import CatalogCore

extension LocalizedContent {
    /// Whether a text can be added at a part without replacing a written text.
    ///
    /// A first plural or device form would turn a plain text into the form `other`. A plain text would replace all
    /// forms.
    public func isFree(_ part: PartPath) -> Bool {
        let written = parts.filter(\.unit.isWritten)
        if written.contains(where: { $0.path == part }) { return false }
        switch part.steps.first {
        case nil: return !written.contains { $0.path.varies }
        case .variation: return variations.isEmpty ? !written.contains { $0.path.isWhole } : true
        case .substitution, .set: return true
        }
    }
}

extension StringUnit {
    /// Whether the unit has a written text: a text that is not blank and not in state `new`.
    public var isWritten: Bool { state != .new && !(value?.string.allSatisfy(\.isWhitespace) ?? true) }
}

extension PartPath {
    /// Whether the first step is a case of a variation.
    fileprivate var varies: Bool { if case .variation = steps.first { true } else { false } }
}
