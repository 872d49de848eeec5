#if canImport(SwiftUI)
    import SwiftUI

    extension Label where Title == Text, Icon == Image {
        /// Creates a label with a title and a system image.
        @MainActor @preconcurrency public init(_ title: LocalizedString, systemImage: String) {
            self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
        }

        /// Creates a label with a title and an image from the asset catalog.
        @MainActor @preconcurrency public init(_ title: LocalizedString, image: String) {
            self.init(title: { Text(title) }, icon: { Image(image) })
        }
    }
#endif
