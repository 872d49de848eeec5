#if canImport(SwiftUI)
    import SwiftUI

    extension Toggle where Label == Text {
        /// Creates a toggle with a title.
        @MainActor @preconcurrency public init(_ title: LocalizedString, isOn: Binding<Bool>) {
            self.init(isOn: isOn, label: { Text(title) })
        }
    }

    extension Toggle where Label == SwiftUI.Label<Text, Image> {
        /// Creates a toggle with a title and a system image.
        @MainActor @preconcurrency public init(_ title: LocalizedString, systemImage: String, isOn: Binding<Bool>) {
            self.init(isOn: isOn, label: { SwiftUI.Label(title, systemImage: systemImage) })
        }
    }
#endif
