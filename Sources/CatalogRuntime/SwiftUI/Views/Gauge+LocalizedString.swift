#if canImport(SwiftUI) && !os(tvOS)
    import SwiftUI

    extension Gauge
    where Label == Text, CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        /// Creates a gauge that shows a value within bounds, with a title.
        @MainActor @preconcurrency public init<Value: BinaryFloatingPoint>(
            _ title: LocalizedString, value: Value, in bounds: ClosedRange<Value> = 0...1
        ) {
            self.init(value: value, in: bounds, label: { Text(title) })
        }
    }
#endif
