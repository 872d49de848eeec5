#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
    import SwiftUI

    extension DisclosureGroup where Label == Text {
        /// Creates a disclosure group with a title.
        @MainActor @preconcurrency public init(_ title: LocalizedString, @ViewBuilder content: @escaping () -> Content)
        {
            self.init(content: content, label: { Text(title) })
        }

        /// Creates a disclosure group with a title and a binding to the expansion state.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
        ) {
            self.init(isExpanded: isExpanded, content: content, label: { Text(title) })
        }
    }
#endif
