#if canImport(SwiftUI)
    import SwiftUI

    extension View {
        /// Presents an alert with a title.
        public func alert(
            _ title: LocalizedString, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
        ) -> some View {
            alert(Text(title), isPresented: isPresented, actions: actions)
        }

        /// Presents an alert with a title and a message.
        public func alert(
            _ title: LocalizedString, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
            @ViewBuilder message: () -> some View
        ) -> some View {
            alert(Text(title), isPresented: isPresented, actions: actions, message: message)
        }

        /// Presents an alert with a title, using data to create its actions.
        public func alert<Presented>(
            _ title: LocalizedString, isPresented: Binding<Bool>, presenting data: Presented?,
            @ViewBuilder actions: (Presented) -> some View
        ) -> some View {
            alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
        }

        /// Presents an alert with a title, using data to create its actions and message.
        public func alert<Presented>(
            _ title: LocalizedString, isPresented: Binding<Bool>, presenting data: Presented?,
            @ViewBuilder actions: (Presented) -> some View, @ViewBuilder message: (Presented) -> some View
        ) -> some View {
            alert(
                Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
        }
    }
#endif
