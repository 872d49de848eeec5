/// What functions and types of Apple's frameworks take keys or localizable texts, and in which arguments.
///
/// Made of rows of text (`SwiftUISignatures` and its neighbours), one for each name:
/// ```
/// Text: _                     the initializer of a type, or a function; `_` is the first argument without a label
/// .accessibilityCustomContent: _, _2       a method; `_2` is the second argument without a label
/// ..value: _                  a static function that is written with the dot alone
/// @Parameter: title           an attribute
/// AppShortcut: phrases = AppShortcuts      keys of another table than the usual one
/// ```
struct SignatureTable: Sendable {
    /// A row.
    struct Row: Hashable, Sendable {
        let kind: KeyUse.Kind
        /// The labels of the arguments that are keys; the first without a label is `_`.
        let labels: Set<String>
        /// The table that the keys are in, where it is not the usual one.
        let table: String?
    }

    private let rows: [String: [Row]]

    /// The table of Apple's frameworks.
    static let standard = SignatureTable([
        (.swiftUI, SwiftUISignatures.views), (.swiftUI, SwiftUISignatures.modifiers),
        (.localizedString, FoundationSignatures.values), (.nsLocalizedString, FoundationSignatures.functions),
        (.bundleLookup, FoundationSignatures.bundles), (.appIntent, IntentSignatures.types),
    ])

    init(_ sections: [(kind: KeyUse.Kind, text: String)]) {
        var rows: [String: [Row]] = [:]
        for section in sections {
            for line in section.text.split(separator: "\n") {
                guard let (name, row) = Self.row(line, section.kind) else { continue }
                rows[name, default: []].append(row)
            }
        }
        self.rows = rows
    }

    private static func row(_ line: Substring, _ kind: KeyUse.Kind) -> (String, Row)? {
        let sides = line.split(separator: ":", maxSplits: 1)
        guard sides.count == 2 else { return nil }
        let parts = sides[1].split(separator: "=")
        let labels = parts[0].split { $0 == "," || $0 == " " }.map(String.init)
        let table = parts.count > 1 ? String(parts[1].filter { $0 != " " }) : nil
        return (String(sides[0]), Row(kind: kind, labels: Set(labels), table: table))
    }

    /// The row that says that an argument of a call is a key.
    func row(for call: CallFact, argument index: Int) -> Row? {
        guard call.labels.indices.contains(index) else { return nil }
        let label = call.labels[index] ?? Self.place(index, call.labels)
        return names(call).lazy.compactMap { rows[$0]?.first { $0.labels.contains(label) } }.first
    }

    /// `_` for the first argument without a label, `_2` for the second.
    private static func place(_ index: Int, _ labels: [String?]) -> String {
        let before = labels[..<index].count { $0 == nil }
        // Only what nothing stands before is first: in `f(a: x, "text")` the text is something else.
        if before == 0 { return index == 0 ? "_" : "_after" }
        return "_\(before + 1)"
    }

    /// The names by which a call may stand in the table.
    private func names(_ call: CallFact) -> [String] {
        switch call.form {
        case .attribute: return ["@\(call.name)"]
        case .macro: return ["#\(call.name)"]
        case .function: break
        }
        switch call.base {
        case .none: return Names.isType(call.name) ? [call.name] : [call.name, ".\(call.name)"]
        case .implicit: return ["..\(call.name)", ".\(call.name)"]
        case .value: return [".\(call.name)"]
        case .type(let type):
            if call.name == "init" { return [type, String(type.split(separator: ".").last ?? "")] }
            if Self.modules.contains(type) { return [call.name] }
            return ["\(type).\(call.name)", ".\(call.name)"]
        }
    }

    /// What may stand before the name of a type without changing its meaning.
    private static let modules: Set<String> = [
        "SwiftUI", "Foundation", "AppIntents", "Charts", "MapKit", "WidgetKit", "PhotosUI", "Swift", "String",
        "ActivityKit",
    ]
}
