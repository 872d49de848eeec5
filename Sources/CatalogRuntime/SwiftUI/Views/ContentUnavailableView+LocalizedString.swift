#if canImport(SwiftUI)
    import SwiftUI

    extension ContentUnavailableView
    where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
        /// What is shown in place of content that there is not, with a title, an image and perhaps a description.
        @MainActor @preconcurrency public init(_ title: LocalizedString, systemImage: String, description: Text? = nil)
        {
            self.init(
                label: { SwiftUI.Label(title, systemImage: systemImage) }, description: { description },
                actions: { EmptyView() })
        }

        /// What is shown in place of content that there is not, with a title, an image and a description.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, systemImage: String, description: LocalizedString
        ) {
            self.init(title, systemImage: systemImage, description: Text(description))
        }
    }
#endif
