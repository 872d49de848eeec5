#if canImport(SwiftUI)
    import SwiftUI

    extension View {
        /// Shows a choice with a title.
        public func confirmationDialog(
            _ title: LocalizedString, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
            @ViewBuilder actions: () -> some View
        ) -> some View {
            confirmationDialog(
                Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
        }

        /// Shows a choice with a title and a message.
        public func confirmationDialog(
            _ title: LocalizedString, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
            @ViewBuilder actions: () -> some View,
            @ViewBuilder message: () -> some View
        ) -> some View {
            confirmationDialog(
                Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
                message: message)
        }

        /// Shows a choice with a title, about some data.
        public func confirmationDialog<Presented>(
            _ title: LocalizedString, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
            presenting data: Presented?,
            @ViewBuilder actions: (Presented) -> some View
        ) -> some View {
            confirmationDialog(
                Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
                actions: actions)
        }

        /// Shows a choice with a title and a message about some data.
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
