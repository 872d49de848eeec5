/// The labels of values in Swift Charts, which a chart does not draw: `LineMark(x: .value("Day", day), …)`.
///
/// VoiceOver speaks most of them, unless the chart has labels of its own for it.
enum ChartLabels {
    /// Returns whether a lookup is the label of a value.
    static func contain(_ use: KeyUse) -> Bool { [".value", "PlottableValue.value"].contains(use.callee) }

    /// Returns whether a literal is the label of a value, or only tells the series of a chart apart:
    /// `LineMark(…, series: .value("Kind", "Raw"))`.
    static func contain(_ literal: LiteralFact, in file: SourceFile) -> Bool {
        guard case .argument(let number, let index) = literal.role else { return false }
        let call = file.facts.calls[number]
        if index == 0, call.name == "value", call.labels.count > 1, isImplicit(call),
            file.facts.imports.contains("Charts")
        {
            return true
        }
        guard case .argument(let outer, let index)? = call.site?.role else { return false }
        let labels = file.facts.calls[outer].labels
        return labels.indices.contains(index) && labels[index] == "series"
    }

    private static func isImplicit(_ call: CallFact) -> Bool {
        switch call.base {
        case .implicit: true
        case .type(let type): type == "PlottableValue"
        case .none, .value: false
        }
    }
}
