#if canImport(SwiftUI)
    import SwiftUI

    extension View {
        /// Titles the screen in its navigation.
        public func navigationTitle(_ title: LocalizedString) -> some View {
            navigationTitle(Text(title))
        }

        /// Says what a control is for, where the pointer rests on it.
        public func help(_ text: LocalizedString) -> some View {
            help(Text(text))
        }

        /// Lets a person search, with a prompt in the field.
        public func searchable(
            text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedString
        ) -> some View {
            searchable(text: text, placement: placement, prompt: Text(prompt))
        }
    }
#endif
