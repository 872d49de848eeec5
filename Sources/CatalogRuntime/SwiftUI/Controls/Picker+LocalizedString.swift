#if canImport(SwiftUI)
    import SwiftUI

    extension Picker where Label == Text {
        /// Creates a picker with a title.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
        ) {
            self.init(selection: selection, content: content, label: { Text(title) })
        }

        /// Creates a picker with a title, and a view for the current value.
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
            @ViewBuilder currentValueLabel: () -> some View
        ) {
            self.init(
                selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
        }
    }

    extension Picker where Label == SwiftUI.Label<Text, Image> {
        /// Creates a picker with a title and a system image.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, systemImage: String, selection: Binding<SelectionValue>,
            @ViewBuilder content: () -> Content
        ) {
            self.init(
                selection: selection, content: content, label: { SwiftUI.Label(title, systemImage: systemImage) })
        }

        /// Creates a picker with a title and a system image, and a view for the current value.
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, systemImage: String, selection: Binding<SelectionValue>,
            @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
        ) {
            self.init(
                selection: selection, content: content, label: { SwiftUI.Label(title, systemImage: systemImage) },
                currentValueLabel: currentValueLabel)
        }
    }
#endif
