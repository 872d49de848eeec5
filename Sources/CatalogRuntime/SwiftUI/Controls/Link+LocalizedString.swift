#if canImport(SwiftUI)
    import SwiftUI

    extension Link where Label == Text {
        /// Creates a link with a title.
        @MainActor @preconcurrency public init(_ title: LocalizedString, destination: URL) {
            self.init(destination: destination, label: { Text(title) })
        }
    }
#endif
