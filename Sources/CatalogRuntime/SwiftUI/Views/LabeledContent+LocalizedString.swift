#if canImport(SwiftUI)
    import SwiftUI

    extension LabeledContent where Label == Text, Content: View {
        /// Content with a title beside it.
        @MainActor @preconcurrency public init(_ title: LocalizedString, @ViewBuilder content: () -> Content) {
            self.init(content: content, label: { Text(title) })
        }
    }

    extension LabeledContent where Label == Text, Content == Text {
        /// A text that is the same in every language, with a title beside it.
        @MainActor @preconcurrency public init(_ title: LocalizedString, value: some StringProtocol) {
            self.init(content: { Text(value) }, label: { Text(title) })
        }

        /// A localized text with a title beside it.
        @MainActor @preconcurrency public init(_ title: LocalizedString, value: LocalizedString) {
            self.init(content: { Text(value) }, label: { Text(title) })
        }

        /// A value as its format shows it, with a title beside it.
        @MainActor @preconcurrency public init<Format: FormatStyle>(
            _ title: LocalizedString, value: Format.FormatInput, format: Format
        ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
            self.init(content: { Text(value, format: format) }, label: { Text(title) })
        }
    }
#endif
