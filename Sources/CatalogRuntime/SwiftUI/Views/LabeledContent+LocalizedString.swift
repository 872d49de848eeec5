#if canImport(SwiftUI)
    import SwiftUI

    extension LabeledContent where Label == Text, Content: View {
        /// Creates labeled content with a title.
        @MainActor @preconcurrency public init(_ title: LocalizedString, @ViewBuilder content: () -> Content) {
            self.init(content: content, label: { Text(title) })
        }
    }

    extension LabeledContent where Label == Text, Content == Text {
        /// Creates labeled content with a title and a text that is the same in every language.
        @MainActor @preconcurrency public init(_ title: LocalizedString, value: some StringProtocol) {
            self.init(content: { Text(value) }, label: { Text(title) })
        }

        /// Creates labeled content with a title and a localized text.
        @MainActor @preconcurrency public init(_ title: LocalizedString, value: LocalizedString) {
            self.init(content: { Text(value) }, label: { Text(title) })
        }

        /// Creates labeled content with a title and a formatted value.
        @MainActor @preconcurrency public init<Format: FormatStyle>(
            _ title: LocalizedString, value: Format.FormatInput, format: Format
        ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
            self.init(content: { Text(value, format: format) }, label: { Text(title) })
        }
    }
#endif
