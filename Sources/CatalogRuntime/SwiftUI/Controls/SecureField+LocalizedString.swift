#if canImport(SwiftUI)
    import SwiftUI

    extension SecureField where Label == Text {
        /// A field for a secret, with a title, which stands in it while it is empty and no prompt does.
        @MainActor @preconcurrency public init(_ title: LocalizedString, text: Binding<String>, prompt: Text? = nil) {
            self.init(text: text, prompt: prompt, label: { Text(title) })
        }
    }
#endif
