#if canImport(SwiftUI) && !os(tvOS)
    import SwiftUI

    extension Stepper where Label == Text {
        /// Counts a value up and down.
        @MainActor @preconcurrency public init<Value: Strideable>(
            _ title: LocalizedString, value: Binding<Value>, step: Value.Stride = 1
        ) {
            self.init(value: value, step: step, label: { Text(title) })
        }

        /// Counts a value up and down within bounds.
        @MainActor @preconcurrency public init<Value: Strideable>(
            _ title: LocalizedString, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1
        ) {
            self.init(value: value, in: bounds, step: step, label: { Text(title) })
        }

        /// Does something for each step up and down.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
        ) {
            self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
        }
    }
#endif
