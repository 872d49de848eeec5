/// The position of a text in a localization, as steps from the localization to the text.
///
/// A plain text has no steps. Others are written as `plural.one`, `device.iphone.plural.other`,
/// `substitutions.days.plural.one` or `set.2`.
public struct PartPath: Hashable, Sendable, CustomStringConvertible {
    /// The steps from the localization to the text.
    public let steps: [Step]

    /// A step into a localization.
    public enum Step: Hashable, Sendable {
        /// A step into a case along an axis, by the name of the case.
        case variation(VariationAxis, String)
        /// A step into a substitution, by its name.
        case substitution(String)
        /// A step to a text of a string set, by its index.
        case set(Int)
    }

    /// The path of the whole text, without steps.
    public static let whole = PartPath([])

    /// Creates a path.
    public init(_ steps: [Step]) {
        self.steps = steps
    }

    /// Returns this path with a further step.
    public func appending(_ step: Step) -> PartPath { PartPath(steps + [step]) }

    /// Whether the path means the whole text.
    public var isWhole: Bool { steps.isEmpty }

    /// The steps separated by dots, as in options and reports; empty for the whole text.
    public var description: String {
        steps.map { step in
            switch step {
            case .variation(let axis, let name): "\(axis.spelling).\(name)"
            case .substitution(let name): "substitutions.\(name)"
            case .set(let index): "set.\(index)"
            }
        }.joined(separator: ".")
    }
}

/// A text of a localization with its path.
public struct LocalizedPart: Sendable {
    /// The path of the text.
    public let path: PartPath
    /// The text and its state.
    public let unit: StringUnit
}

extension LocalizedContent {
    /// The string unit of a content that has only one, for the whole text; nil if the content varies, or has no unit.
    package var onlyUnit: StringUnit? {
        variations.isEmpty && substitutions.isEmpty && stringSet == nil ? unit : nil
    }

    /// Every string unit of the content with its path, in file order.
    public var parts: [LocalizedPart] {
        if let onlyUnit { return [LocalizedPart(path: .whole, unit: onlyUnit)] }
        var parts: [LocalizedPart] = []
        forEachPart { parts.append(LocalizedPart(path: $0, unit: $1)) }
        return parts
    }

    /// Whether one of the texts needs review.
    package var needsReview: Bool { parts.contains { $0.unit.state == .needsReview } }

    /// Calls a function with every string unit of the content and its path, in file order.
    ///
    /// Needs no list of them, unlike ``parts``.
    package func forEachPart(_ body: (PartPath, StringUnit) -> Void) { forEachPart(at: .whole, body) }

    private func forEachPart(at path: PartPath, _ body: (PartPath, StringUnit) -> Void) {
        if let unit { body(path, unit) }
        for variation in variations {
            for variationCase in variation.cases {
                let step = PartPath.Step.variation(variation.axis, variationCase.name.string)
                variationCase.content.forEachPart(at: path.appending(step), body)
            }
        }
        for substitution in substitutions {
            substitution.content.forEachPart(at: path.appending(.substitution(substitution.name.string)), body)
        }
        guard let stringSet else { return }
        for (index, value) in stringSet.values.enumerated() {
            let unit = StringUnit(
                state: stringSet.state, stateText: stringSet.stateText, value: value, location: value.location)
            body(path.appending(.set(index)), unit)
        }
    }
}
