/// APIs of SwiftUI and related frameworks that take a `LocalizedStringKey` or `LocalizedStringResource`.
enum SwiftUISignatures {
    /// Views, scenes and commands, and the elements of charts and maps.
    static let views = """
        AccessibilityActionCategory: _
        AccessibilityCustomContentKey: _
        AccessibilityRotorEntry: _
        AlertScene: _
        Annotation: _
        AreaPlot: x, y, yStart, yEnd
        AxisValueLabel: _
        Button: _
        ColorPicker: _
        CommandMenu: _
        ContentUnavailableView: _
        ControlGroup: _
        ControlWidgetButton: _
        ControlWidgetToggle: _
        DatePicker: _
        DisclosureGroup: _
        GroupBox: _
        Label: _
        LabeledContent: _
        LinePlot: x, y
        Link: _
        Marker: _
        Menu: _
        MenuBarExtra: _
        MultiDatePicker: _
        NavigationLink: _
        NewDocumentButton: _
        Picker: _
        PhotosPicker: _
        ProgressView: _
        Section: _
        SecureField: _
        SharePreview: _
        ShareLink: _
        Stepper: _
        Tab: _
        TabSection: _
        TableColumn: _
        Text: _
        TextField: _
        TextFieldLink: _
        Toggle: _
        UtilityWindow: _
        Window: _
        WindowGroup: _
        PlottableValue.value: _
        AlertConfiguration: title, body
        """

    /// Modifiers, and static functions with a leading dot.
    static let modifiers = """
        ..value: _
        .accessibilityAction: named
        .accessibilityActions: _
        .accessibilityCustomContent: _, _2
        .accessibilityDragPoint: description
        .accessibilityDropPoint: description
        .accessibilityHint: _
        .accessibilityInputLabels: _
        .accessibilityLabel: _
        .accessibilityRotor: _
        .accessibilityValue: _
        .alert: _
        .badge: _
        .chartXAxisLabel: _
        .chartYAxisLabel: _
        .chartZAxisLabel: _
        .configurationDisplayName: _
        .confirmationDialog: _
        .description: _
        .dialogSuppressionToggle: _
        .dismissalConfirmationDialog: _
        .displayName: _
        .fileDialogConfirmationLabel: _
        .fileDialogMessage: _
        .fileExporterFilenameLabel: _
        .help: _
        .navigationBarTitle: _
        .navigationSubtitle: _
        .navigationTitle: _
        .searchable: prompt
        .typeSelectEquivalent: _
        .widgetLabel: _
        """
}
