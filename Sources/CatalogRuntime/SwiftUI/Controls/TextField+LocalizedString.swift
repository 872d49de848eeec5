#if canImport(SwiftUI)
    import SwiftUI

    extension TextField where Label == Text {
        /// Creates a text field with a title, which is the placeholder if there is no prompt.
        @MainActor @preconcurrency public init(_ title: LocalizedString, text: Binding<String>, prompt: Text? = nil) {
            self.init(text: text, prompt: prompt, label: { Text(title) })
        }

        /// Creates a text field that grows along an axis, with a title.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, text: Binding<String>, prompt: Text? = nil, axis: Axis
        ) {
            self.init(text: text, prompt: prompt, axis: axis, label: { Text(title) })
        }

        /// Creates a text field with a title for a formatted value.
        @MainActor @preconcurrency public init<Format: ParseableFormatStyle>(
            _ title: LocalizedString, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
        ) where Format.FormatOutput == String {
            self.init(value: value, format: format, prompt: prompt, label: { Text(title) })
        }

        /// Creates a text field with a title for a formatted value, which is nil while the text is not valid.
        @MainActor @preconcurrency public init<Format: ParseableFormatStyle>(
            _ title: LocalizedString, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
        ) where Format.FormatOutput == String {
            self.init(value: value, format: format, prompt: prompt, label: { Text(title) })
        }
    }
#endif
