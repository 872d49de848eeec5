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

        #if !os(tvOS) && !os(watchOS)
            /// Makes the view searchable while a condition is true, with a prompt in the search field.
            public func searchable(
                text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
                prompt: LocalizedString
            ) -> some View {
                searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
            }

            /// Adds a label to the view in a list, or in a tab bar.
            public func badge(_ label: LocalizedString) -> some View {
                badge(Text(label))
            }
        #endif

        #if os(macOS) || targetEnvironment(macCatalyst)
            /// Sets the subtitle of the view for navigation.
            public func navigationSubtitle(_ subtitle: LocalizedString) -> some View {
                navigationSubtitle(Text(subtitle))
            }
        #endif
    }
#endif
