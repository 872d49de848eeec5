#if canImport(SwiftUI)
    import SwiftUI

    extension ContentUnavailableView
    where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
        /// Creates a view for unavailable content, with a title, a system image and an optional description.
        @MainActor @preconcurrency public init(_ title: LocalizedString, systemImage: String, description: Text? = nil)
        {
            self.init(
                label: { SwiftUI.Label(title, systemImage: systemImage) }, description: { description },
                actions: { EmptyView() })
        }

        /// Creates a view for unavailable content, with a title, a system image and a description.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, systemImage: String, description: LocalizedString
        ) {
            self.init(title, systemImage: systemImage, description: Text(description))
        }
    }
#endif
