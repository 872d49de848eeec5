import CatalogCore

extension LocalizedContent {
    /// Whether a text may come in at a part without taking the place of one that somebody has written.
    ///
    /// A text for a case would turn a plain text into a case beside it, and a plain one would push the cases out.
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
    /// Whether somebody has written a text: not blank, and not waiting for one in state `new`.
    public var isWritten: Bool { state != .new && !(value?.string.allSatisfy(\.isWhitespace) ?? true) }
}

extension PartPath {
    /// Whether the first step is into a case.
    fileprivate var varies: Bool { if case .variation = steps.first { true } else { false } }
}
