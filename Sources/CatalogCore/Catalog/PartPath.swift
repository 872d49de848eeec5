/// Which of a localization's texts is meant: none of the steps for a plain one, `plural.one`,
/// `device.iphone.plural.other`, `substitutions.days.plural.one`, `set.2`.
public struct PartPath: Hashable, Sendable, CustomStringConvertible {
    /// The steps from the localization down to the text.
    public let steps: [Step]

    /// One step down.
    public enum Step: Hashable, Sendable {
        /// Into the case of that name along an axis.
        case variation(VariationAxis, String)
        /// Into a substitution.
        case substitution(String)
        /// To a text of a string set, from 0.
        case set(Int)
    }

    /// The whole text.
    public static let whole = PartPath([])

    /// Creates a path.
    public init(_ steps: [Step]) {
        self.steps = steps
    }

    /// The path one step further.
    public func appending(_ step: Step) -> PartPath { PartPath(steps + [step]) }

    /// Whether this is the text itself and no part of it.
    public var isWhole: Bool { steps.isEmpty }

    /// The steps with dots between them, as in options and reports; empty for the whole text.
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

/// A text of a localization with the way to it.
public struct LocalizedPart: Sendable {
    /// The way to it.
    public let path: PartPath
    /// The text and its state.
    public let unit: StringUnit
}

extension LocalizedContent {
    /// Every string unit in it, in the order of the file, with the way to it.
    public var parts: [LocalizedPart] {
        if let unit, variations.isEmpty, substitutions.isEmpty, stringSet == nil {
            return [LocalizedPart(path: .whole, unit: unit)]
        }
        var parts: [LocalizedPart] = []
        collect(into: &parts, at: .whole)
        return parts
    }

    private func collect(into parts: inout [LocalizedPart], at path: PartPath) {
        if let unit { parts.append(LocalizedPart(path: path, unit: unit)) }
        for variation in variations {
            for variationCase in variation.cases {
                let step = PartPath.Step.variation(variation.axis, variationCase.name.string)
                variationCase.content.collect(into: &parts, at: path.appending(step))
            }
        }
        for substitution in substitutions {
            substitution.content.collect(into: &parts, at: path.appending(.substitution(substitution.name.string)))
        }
        guard let stringSet else { return }
        for (index, value) in stringSet.values.enumerated() {
            let unit = StringUnit(
                state: stringSet.state, stateText: stringSet.stateText, value: value, place: value.place)
            parts.append(LocalizedPart(path: path.appending(.set(index)), unit: unit))
        }
    }
}
