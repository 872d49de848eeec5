/// The views and modifiers for which `CatalogRuntime/SwiftUI` adds overloads that take a `LocalizedString`.
///
/// These overloads resolve the text in the language of the view's environment.
enum LocalizedStringLocations {
    /// Returns whether a parameter accepts a `LocalizedString`.
    static func take(_ argument: Lookup.Argument, besides declarations: Declarations) -> Bool {
        let taken = argument.label.map { "\(argument.callee).\($0)" } ?? argument.callee
        guard let others = rows[taken], argument.others.allSatisfy(others.contains) else { return false }
        // A type or modifier of the project with the same name shadows Apple's.
        let functions = declarations.functions[argument.callee]
        return !declarations.declares(argument.callee) && !functions.contains { $0.kind != .enumerationCase }
    }

    /// The labels that the other arguments may have, by callee.
    ///
    /// Most rows are for the first argument. A row such as `searchable.prompt` is for the argument with the label after
    /// the dot.
    private static let rows: [String: Set<String>] = {
        let text = """
            Button: role, action, systemImage
            ContentUnavailableView: systemImage, description
            DatePicker: selection, in, displayedComponents
            DisclosureGroup: isExpanded, content
            Gauge: value, in
            Label: systemImage, image
            LabeledContent: value, format, content
            Link: destination
            Menu: systemImage, content, primaryAction
            NavigationLink: value, destination
            Picker: selection, content, systemImage, currentValueLabel
            ProgressView: value, total
            Section: isExpanded, content
            SecureField: text, prompt
            ShareLink: item, subject, message
            Stepper: value, in, step, onIncrement, onDecrement, onEditingChanged
            Tab: systemImage, value, content
            Text:
            TextField: text, prompt, axis, value, format
            Toggle: isOn, systemImage, sources
            accessibilityAction.named:
            accessibilityHint:
            accessibilityLabel:
            accessibilityValue:
            alert: isPresented, presenting, actions, message
            badge:
            confirmationDialog: isPresented, titleVisibility, presenting, actions, message
            help:
            navigationSubtitle:
            navigationTitle:
            searchable.prompt: text, isPresented, placement
            """
        let rows = text.split(separator: "\n").map { line -> (String, Set<String>) in
            let sides = line.split(separator: ":", omittingEmptySubsequences: false)
            return (String(sides[0]), Set(sides[1].split { $0 == "," || $0 == " " }.map(String.init)))
        }
        return Dictionary(uniqueKeysWithValues: rows)
    }()
}
