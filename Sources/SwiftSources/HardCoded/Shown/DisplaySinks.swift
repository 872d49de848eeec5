/// The places of a file that show any text passed to them, which are the sinks of the data flow analysis.
struct DisplaySinks {
    private let file: SourceFile
    private let finder: SlotFinder
    /// Whether the file only sends reports to the developers, so that what it assigns is part of one.
    private let isForReports: Bool

    init(_ finder: SlotFinder) {
        file = finder.file
        isForReports =
            file.facts.imports.contains(where: Self.reporters.contains)
            && !UserFacingLocationClassifier.showsThings(file)
        self.finder = finder
    }

    /// Returns whether a place shows its text.
    func shows(_ role: LiteralRole, _ context: ContextFact) -> Bool {
        switch role {
        case .argument(let number, let index):
            let call = file.facts.calls[number]
            // A function of the project does not count: its body determines whether it shows the text.
            guard shows(call, index) else { return false }
            return finder.typing.calls.parameters(finder.typing.typed(call, context), index, in: context).isEmpty
        case .assigned(let name, let hint):
            guard Self.assigned.contains(name), case .member = hint, !isForReports else { return false }
            return finder.types.slot(of: hint, in: context.type) == nil && !mayBeOwn(hint, in: context.type)
        case .returned(let name, _): return Self.results.contains(name)
        default: return false
        }
    }

    /// Returns whether a place shows the text of an error: `.alert(isPresented: $failed, error: error)`.
    func showsError(_ role: LiteralRole) -> Bool {
        guard case .argument(let number, let index) = role else { return false }
        let call = file.facts.calls[number]
        guard call.labels.indices.contains(index) else { return false }
        return switch call.name {
        case "alert", "NSAlert": call.labels[index] == "error"
        case "presentError": index == 0
        default: false
        }
    }

    /// Returns whether a place shows a literal; `Text(verbatim: "…")` is excluded as intentionally not localized.
    func shows(literal role: LiteralRole, _ context: ContextFact) -> Bool {
        if case .argument(let number, let index) = role {
            let labels = file.facts.calls[number].labels
            guard labels.indices.contains(index), labels[index] != "verbatim", labels[index] != "userInfo" else {
                return false
            }
        }
        return shows(role, context)
    }

    private func shows(_ call: CallFact, _ index: Int) -> Bool {
        guard call.labels.indices.contains(index) else { return false }
        if call.name == "NSError", call.labels[index] == "userInfo" { return true }
        if UserFacingSignatures.table.row(for: call, argument: index) != nil { return true }
        if UserFacingSignatures.values.row(for: call, argument: index) != nil { return true }
        guard let row = SignatureTable.standard.row(for: call, argument: index) else { return false }
        return row.kind == .swiftUI || row.kind == .appIntent
    }

    /// Returns whether a member can belong to a type of the project.
    private func mayBeOwn(_ hint: TypeHint, in owner: String) -> Bool {
        guard case .member(let base, _) = hint, let type = finder.types.name(of: base, in: owner) else { return false }
        return finder.types.declarations.declares(type)
    }

    /// Properties of views, controllers and notifications.
    private static let assigned: Set<String> = [
        "text", "title", "subtitle", "placeholder", "prompt", "detailText", "message", "body", "stringValue",
        "placeholderString", "toolTip", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
        "secondaryText", "informativeText", "messageText", "localizedReason", "accessibilityDescription",
    ]

    /// The modules that send crashes and events to the developers of a program.
    private static let reporters: Set<String> = [
        "Sentry", "Crashlytics", "FirebaseCrashlytics", "FirebaseAnalytics", "Bugsnag", "Mixpanel", "Amplitude",
        "AmplitudeSwift", "DatadogLogs", "AppCenterAnalytics", "AppCenterCrashes", "PostHog", "TelemetryDeck",
    ]

    /// Methods and properties that frameworks call to get visible texts.
    private static let results: Set<String> = UserFacingNames.errorProperties.union([
        "tableView", "pickerView", "collectionView",
    ])
}
