#if canImport(SwiftUI) && !os(tvOS)
    import SwiftUI

    extension DatePicker where Label == Text {
        /// A choice of a date with a title.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, selection: Binding<Date>,
            displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
        ) {
            self.init(selection: selection, displayedComponents: displayedComponents, label: { Text(title) })
        }

        /// A choice of a date between two.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, selection: Binding<Date>, in range: ClosedRange<Date>,
            displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
        ) {
            self.init(
                selection: selection, in: range, displayedComponents: displayedComponents, label: { Text(title) })
        }

        /// A choice of a date from one on.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
            displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
        ) {
            self.init(
                selection: selection, in: range, displayedComponents: displayedComponents, label: { Text(title) })
        }

        /// A choice of a date up to one.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
            displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
        ) {
            self.init(
                selection: selection, in: range, displayedComponents: displayedComponents, label: { Text(title) })
        }
    }
#endif
