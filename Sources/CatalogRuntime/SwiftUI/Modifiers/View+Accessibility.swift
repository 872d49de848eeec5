#if canImport(SwiftUI)
    import SwiftUI

    extension View {
        /// Adds a label to the view for assistive technologies.
        public func accessibilityLabel(_ label: LocalizedString) -> some View {
            accessibilityLabel(Text(label))
        }

        /// Describes the result of the view's action for assistive technologies.
        public func accessibilityHint(_ hint: LocalizedString) -> some View {
            accessibilityHint(Text(hint))
        }

        /// Describes the value of the view for assistive technologies.
        public func accessibilityValue(_ value: LocalizedString) -> some View {
            accessibilityValue(Text(value))
        }

        /// Adds a named action to the view for assistive technologies.
        public func accessibilityAction(named name: LocalizedString, _ handler: @escaping () -> Void) -> some View {
            accessibilityAction(named: Text(name), handler)
        }
    }
#endif
