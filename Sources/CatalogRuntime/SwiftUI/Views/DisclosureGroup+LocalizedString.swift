#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
    import SwiftUI

    extension DisclosureGroup where Label == Text {
        /// Content below a title, shown and hidden by it.
        @MainActor @preconcurrency public init(_ title: LocalizedString, @ViewBuilder content: @escaping () -> Content)
        {
            self.init(content: content, label: { Text(title) })
        }

        /// Content below a title, shown and hidden by it and by the app.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
        ) {
            self.init(isExpanded: isExpanded, content: content, label: { Text(title) })
        }
    }
#endif
