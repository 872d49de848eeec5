#if canImport(SwiftUI)
    import SwiftUI

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    extension Tab where Value: Hashable, Content: View, Label == SwiftUI.Label<Text, Image> {
        /// Creates a tab that is selected by a value, with a title and a system image.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, systemImage: String, value: Value, @ViewBuilder content: () -> Content
        ) {
            self.init(value: value, content: content, label: { SwiftUI.Label(title, systemImage: systemImage) })
        }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    extension Tab where Value == Never, Content: View, Label == SwiftUI.Label<Text, Image> {
        /// Creates a tab with a title and a system image.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, systemImage: String, @ViewBuilder content: () -> Content
        ) {
            self.init(content: content, label: { SwiftUI.Label(title, systemImage: systemImage) })
        }
    }
#endif
