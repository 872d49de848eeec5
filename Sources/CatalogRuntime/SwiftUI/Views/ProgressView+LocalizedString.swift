#if canImport(SwiftUI)
    import SwiftUI

    extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
        /// Creates an indeterminate progress view with a title.
        @MainActor @preconcurrency public init(_ title: LocalizedString) {
            self.init(label: { Text(title) })
        }

        /// Creates a determinate progress view with a title.
        @MainActor @preconcurrency public init<Value: BinaryFloatingPoint>(
            _ title: LocalizedString, value: Value?, total: Value = 1.0
        ) {
            self.init(value: value, total: total, label: { Text(title) })
        }
    }
#endif
