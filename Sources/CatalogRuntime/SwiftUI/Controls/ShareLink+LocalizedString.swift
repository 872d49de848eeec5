#if canImport(SwiftUI) && !os(tvOS)
    import SwiftUI

    extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
        /// Creates a link that shares a text, with a title.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, item: String, subject: Text? = nil, message: Text? = nil
        ) where Data == CollectionOfOne<String> {
            self.init(Text(title), item: item, subject: subject, message: message)
        }

        /// Creates a link that shares an address, with a title.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, item: URL, subject: Text? = nil, message: Text? = nil
        ) where Data == CollectionOfOne<URL> {
            self.init(Text(title), item: item, subject: subject, message: message)
        }
    }

    extension ShareLink where Label == DefaultShareLinkLabel {
        /// Creates a link that shares an item with a preview, with a title.
        @MainActor @preconcurrency public init<Item: Transferable>(
            _ title: LocalizedString, item: Item, subject: Text? = nil, message: Text? = nil,
            preview: SharePreview<PreviewImage, PreviewIcon>
        ) where Data == CollectionOfOne<Item> {
            self.init(Text(title), item: item, subject: subject, message: message, preview: preview)
        }
    }
#endif
