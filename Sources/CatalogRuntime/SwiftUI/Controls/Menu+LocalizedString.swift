#if canImport(SwiftUI) && !os(watchOS)
    import SwiftUI

    extension Menu where Label == Text {
        /// A menu behind a title.
        @MainActor @preconcurrency public init(_ title: LocalizedString, @ViewBuilder content: () -> Content) {
            self.init(content: content, label: { Text(title) })
        }
    }

    extension Menu where Label == SwiftUI.Label<Text, Image> {
        /// A menu behind a title and a system image.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, systemImage: String, @ViewBuilder content: () -> Content
        ) {
            self.init(content: content, label: { SwiftUI.Label(title, systemImage: systemImage) })
        }
    }
#endif
