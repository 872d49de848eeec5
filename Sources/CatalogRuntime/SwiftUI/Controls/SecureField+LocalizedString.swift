#if canImport(SwiftUI)
    import SwiftUI

    extension SecureField where Label == Text {
        /// Creates a secure field with a title, which is the placeholder if there is no prompt.
        @MainActor @preconcurrency public init(_ title: LocalizedString, text: Binding<String>, prompt: Text? = nil) {
            self.init(text: text, prompt: prompt, label: { Text(title) })
        }
    }
#endif
