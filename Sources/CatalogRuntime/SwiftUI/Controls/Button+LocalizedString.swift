#if canImport(SwiftUI)
    import SwiftUI

    extension Button where Label == Text {
        /// Creates a button with a title.
        @MainActor @preconcurrency public init(_ title: LocalizedString, action: @escaping @MainActor () -> Void) {
            self.init(action: action, label: { Text(title) })
        }

        /// Creates a button with a title and a role.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, role: ButtonRole?, action: @escaping @MainActor () -> Void
        ) {
            self.init(role: role, action: action, label: { Text(title) })
        }
    }

    extension Button where Label == SwiftUI.Label<Text, Image> {
        /// Creates a button with a title and a system image.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, systemImage: String, action: @escaping @MainActor () -> Void
        ) {
            self.init(action: action, label: { SwiftUI.Label(title, systemImage: systemImage) })
        }

        /// Creates a button with a title, a system image and a role.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
        ) {
            self.init(role: role, action: action, label: { SwiftUI.Label(title, systemImage: systemImage) })
        }
    }
#endif
