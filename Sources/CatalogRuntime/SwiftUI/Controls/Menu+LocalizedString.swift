#if canImport(SwiftUI) && !os(watchOS)
    import SwiftUI

    extension Menu where Label == Text {
        /// Creates a menu with a title.
        @MainActor @preconcurrency public init(_ title: LocalizedString, @ViewBuilder content: () -> Content) {
            self.init(content: content, label: { Text(title) })
        }

        /// Creates a menu with a title, which a long press opens; a tap runs the primary action.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
        ) {
            self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
        }
    }

    extension Menu where Label == SwiftUI.Label<Text, Image> {
        /// Creates a menu with a title and a system image.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, systemImage: String, @ViewBuilder content: () -> Content
        ) {
            self.init(content: content, label: { SwiftUI.Label(title, systemImage: systemImage) })
        }

        /// Creates a menu with a title and a system image, which a long press opens; a tap runs the primary action.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, systemImage: String, @ViewBuilder content: () -> Content,
            primaryAction: @escaping () -> Void
        ) {
            self.init(
                content: content, label: { SwiftUI.Label(title, systemImage: systemImage) },
                primaryAction: primaryAction)
        }
    }
#endif
