#if canImport(SwiftUI)
    import SwiftUI

    extension View {
        /// Names the view for assistive technologies.
        public func accessibilityLabel(_ label: LocalizedString) -> some View {
            accessibilityLabel(Text(label))
        }

        /// Says what happens when the view is used.
        public func accessibilityHint(_ hint: LocalizedString) -> some View {
            accessibilityHint(Text(hint))
        }

        /// Says what value the view has.
        public func accessibilityValue(_ value: LocalizedString) -> some View {
            accessibilityValue(Text(value))
        }

        /// Gives the view a named action for assistive technologies.
        public func accessibilityAction(named name: LocalizedString, _ handler: @escaping () -> Void) -> some View {
            accessibilityAction(named: Text(name), handler)
        }
    }
#endif
