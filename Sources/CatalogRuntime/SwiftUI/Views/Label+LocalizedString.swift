#if canImport(SwiftUI)
    import SwiftUI

    extension Label where Title == Text, Icon == Image {
        /// A label with a title and a system image.
        @MainActor @preconcurrency public init(_ title: LocalizedString, systemImage: String) {
            self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
        }

        /// A label with a title and an image of the app.
        @MainActor @preconcurrency public init(_ title: LocalizedString, image: String) {
            self.init(title: { Text(title) }, icon: { Image(image) })
        }
    }
#endif
