#if canImport(SwiftUI)
    import SwiftUI

    extension NavigationLink where Label == Text {
        /// A way to another view, with a title.
        @MainActor @preconcurrency public init(_ title: LocalizedString, @ViewBuilder destination: () -> Destination) {
            self.init(destination: destination, label: { Text(title) })
        }
    }

    extension NavigationLink where Label == Text, Destination == Never {
        /// A way to the view of a value, with a title.
        @MainActor @preconcurrency public init(_ title: LocalizedString, value: (some Hashable)?) {
            self.init(value: value, label: { Text(title) })
        }
    }
#endif
