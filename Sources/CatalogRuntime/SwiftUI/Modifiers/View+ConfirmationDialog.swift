#if canImport(SwiftUI)
    import SwiftUI

    extension View {
        /// Presents a confirmation dialog with a title.
        public func confirmationDialog(
            _ title: LocalizedString, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
            @ViewBuilder actions: () -> some View
        ) -> some View {
            confirmationDialog(
                Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
        }

        /// Presents a confirmation dialog with a title and a message.
        public func confirmationDialog(
            _ title: LocalizedString, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
            @ViewBuilder actions: () -> some View,
            @ViewBuilder message: () -> some View
        ) -> some View {
            confirmationDialog(
                Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
                message: message)
        }

        /// Presents a confirmation dialog with a title, using data to create its actions.
        public func confirmationDialog<Presented>(
            _ title: LocalizedString, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
            presenting data: Presented?,
            @ViewBuilder actions: (Presented) -> some View
        ) -> some View {
            confirmationDialog(
                Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
                actions: actions)
        }

        /// Presents a confirmation dialog with a title, using data to create its actions and message.
        public func confirmationDialog<Presented>(
            _ title: LocalizedString, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
            presenting data: Presented?,
            @ViewBuilder actions: (Presented) -> some View, @ViewBuilder message: (Presented) -> some View
        ) -> some View {
            confirmationDialog(
                Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
                actions: actions, message: message)
        }
    }
#endif
