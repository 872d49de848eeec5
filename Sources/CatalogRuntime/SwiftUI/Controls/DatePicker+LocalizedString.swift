#if canImport(SwiftUI) && !os(tvOS)
    import SwiftUI

    extension DatePicker where Label == Text {
        /// Creates a date picker with a title.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, selection: Binding<Date>,
            displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
        ) {
            self.init(selection: selection, displayedComponents: displayedComponents, label: { Text(title) })
        }

        /// Creates a date picker with a title, for dates in a closed range.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, selection: Binding<Date>, in range: ClosedRange<Date>,
            displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
        ) {
            self.init(
                selection: selection, in: range, displayedComponents: displayedComponents, label: { Text(title) })
        }

        /// Creates a date picker with a title, for dates from a start on.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
            displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
        ) {
            self.init(
                selection: selection, in: range, displayedComponents: displayedComponents, label: { Text(title) })
        }

        /// Creates a date picker with a title, for dates up to an end.
        @MainActor @preconcurrency public init(
            _ title: LocalizedString, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
            displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
        ) {
            self.init(
                selection: selection, in: range, displayedComponents: displayedComponents, label: { Text(title) })
        }
    }
#endif
