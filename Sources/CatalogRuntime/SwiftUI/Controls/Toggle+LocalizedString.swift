#if canImport(SwiftUI)
    import SwiftUI

    extension Toggle where Label == Text {
        /// Creates a toggle with a title.
        @MainActor @preconcurrency public init(_ title: LocalizedString, isOn: Binding<Bool>) {
            self.init(isOn: isOn, label: { Text(title) })
        }

        /// Creates a toggle for a property of several values, with a title; it is mixed if they differ.
        @MainActor @preconcurrency public init<Sources: RandomAccessCollection>(
            _ title: LocalizedString, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
        ) {
            self.init(sources: sources, isOn: isOn, label: { Text(title) })
        }
    }

    extension Toggle where Label == SwiftUI.Label<Text, Image> {
        /// Creates a toggle with a title and a system image.
        @MainActor @preconcurrency public init(_ title: LocalizedString, systemImage: String, isOn: Binding<Bool>) {
            self.init(isOn: isOn, label: { SwiftUI.Label(title, systemImage: systemImage) })
        }

        /// Creates a toggle for a property of several values, with a title and a system image.
        @MainActor @preconcurrency public init<Sources: RandomAccessCollection>(
            _ title: LocalizedString, systemImage: String, sources: Sources,
            isOn: KeyPath<Sources.Element, Binding<Bool>>
        ) {
            self.init(
                sources: sources, isOn: isOn, label: { SwiftUI.Label(title, systemImage: systemImage) })
        }
    }
#endif
