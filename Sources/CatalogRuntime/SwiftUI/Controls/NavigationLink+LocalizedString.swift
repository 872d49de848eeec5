#if canImport(SwiftUI)
    import SwiftUI

    extension NavigationLink where Label == Text {
        /// Creates a navigation link that shows a view, with a title.
        @MainActor @preconcurrency public init(_ title: LocalizedString, @ViewBuilder destination: () -> Destination) {
            self.init(destination: destination, label: { Text(title) })
        }
    }

    extension NavigationLink where Label == Text, Destination == Never {
        /// Creates a navigation link that presents the view for a value, with a title.
        @MainActor @preconcurrency public init(_ title: LocalizedString, value: (some Hashable)?) {
            self.init(value: value, label: { Text(title) })
        }

        /// Creates a navigation link that presents the view for a codable value, with a title.
        ///
        /// Only such links keep the path of a navigation stack codable, so that an app can restore it.
        @MainActor @preconcurrency public init(_ title: LocalizedString, value: (some Codable & Hashable)?) {
            self.init(value: value, label: { Text(title) })
        }
    }
#endif
