#if canImport(SwiftUI) && !os(watchOS)
    import SwiftUI

    extension Menu where Label == Text {
        /// Creates a menu with a title.
        @MainActor @preconcurrency public init(_ title: LocalizedString, @ViewBuilder content: () -> Content) {
            self.init(content: content, label: { Text(title) })
        }
    }

    extension Menu where Label == SwiftUI.Label<Text, Image> {
        /// Creates a menu with a title and a system image.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, systemImage: String, @ViewBuilder content: () -> Content
        ) {
            self.init(content: content, label: { SwiftUI.Label(title, systemImage: systemImage) })
        }
    }
#endif
