#if canImport(SwiftUI)
    import SwiftUI

    extension Section where Parent == Text, Content: View, Footer == EmptyView {
        /// A section with a title above its content.
        @MainActor @preconcurrency public init(_ title: LocalizedString, @ViewBuilder content: () -> Content) {
            self.init(content: content, header: { Text(title) })
        }

        #if !os(tvOS) && !os(watchOS)
            /// A section with a title, which a person can close.
            @MainActor @preconcurrency public init(
                _ title: LocalizedString, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
            ) {
                self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
            }
        #endif
    }
#endif
