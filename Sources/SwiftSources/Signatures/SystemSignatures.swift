/// APIs of smaller frameworks that take a key or a `LocalizedStringResource`, a table for each framework.
///
/// The titles of TipKit's actions are not among them, because they are strings that the framework does not look up.
enum SystemSignatures {
    /// AlarmKit: the texts of an alarm and of its buttons.
    static let alarmKit = """
        AlarmButton: text
        AlarmPresentation.Alert: title
        AlarmPresentation.Countdown: title
        AlarmPresentation.Paused: title
        """

    /// WidgetKit: the names of configurations that a watch offers.
    static let widgetKit = """
        AppIntentRecommendation: description
        IntentRecommendation: description
        """

    /// The Composable Architecture and SwiftNavigation: the texts of alerts and dialogs, which are shown as by `Text`.
    static let composableArchitecture = """
        TextState: _
        """
}
