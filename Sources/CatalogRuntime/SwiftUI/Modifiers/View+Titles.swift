#if canImport(SwiftUI)
    import SwiftUI

    extension View {
        /// Sets the title of the view for navigation.
        public func navigationTitle(_ title: LocalizedString) -> some View {
            navigationTitle(Text(title))
        }

        /// Adds help text to the view, such as a tooltip.
        public func help(_ text: LocalizedString) -> some View {
            help(Text(text))
        }

        /// Makes the view searchable, with a prompt in the search field.
        public func searchable(
            text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedString
        ) -> some View {
            searchable(text: text, placement: placement, prompt: Text(prompt))
        }
    }
#endif
