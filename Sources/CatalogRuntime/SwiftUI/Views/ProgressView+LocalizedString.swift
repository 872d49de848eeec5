#if canImport(SwiftUI)
    import SwiftUI

    extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
        /// Work without a known end, with a title.
        @MainActor @preconcurrency public init(_ title: LocalizedString) {
            self.init(label: { Text(title) })
        }

        /// How much of some work is done, with a title.
        @MainActor @preconcurrency public init<Value: BinaryFloatingPoint>(
            _ title: LocalizedString, value: Value?, total: Value = 1.0
        ) {
            self.init(value: value, total: total, label: { Text(title) })
        }
    }
#endif
