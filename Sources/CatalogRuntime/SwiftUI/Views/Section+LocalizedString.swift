#if canImport(SwiftUI)
    import SwiftUI

    extension Section where Parent == Text, Content: View, Footer == EmptyView {
        /// Creates a section with a title as its header.
        @MainActor @preconcurrency public init(_ title: LocalizedString, @ViewBuilder content: () -> Content) {
            self.init(content: content, header: { Text(title) })
        }

        #if !os(tvOS) && !os(watchOS)
            /// Creates a collapsible section with a title as its header.
            @MainActor @preconcurrency public init(
                _ title: LocalizedString, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
            ) {
                self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
            }
        #endif
    }
#endif
