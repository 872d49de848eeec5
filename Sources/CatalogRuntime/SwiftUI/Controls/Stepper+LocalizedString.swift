#if canImport(SwiftUI) && !os(tvOS)
    import SwiftUI

    extension Stepper where Label == Text {
        /// Creates a stepper that changes a value, with a title.
        @MainActor @preconcurrency public init<Value: Strideable>(
            _ title: LocalizedString, value: Binding<Value>, step: Value.Stride = 1,
            onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) {
            self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
        }

        /// Creates a stepper that changes a value within bounds, with a title.
        @MainActor @preconcurrency public init<Value: Strideable>(
            _ title: LocalizedString, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
            onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) {
            self.init(
                value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
        }

        /// Creates a stepper that calls a closure for each step, with a title.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
            onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) {
            self.init(
                label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
                onEditingChanged: onEditingChanged)
        }
    }
#endif
