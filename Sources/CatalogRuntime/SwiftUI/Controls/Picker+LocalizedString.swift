#if canImport(SwiftUI)
    import SwiftUI

    extension Picker where Label == Text {
        /// Creates a picker with a title.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
        ) {
            self.init(selection: selection, content: content, label: { Text(title) })
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
    }
#endif
