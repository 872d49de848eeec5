/// The APIs of Apple's frameworks and a common library that take keys or localizable texts, with the arguments that
/// receive them.
///
/// The table is parsed from rows of text (`SwiftUISignatures` and similar types), one row for each name:
/// ```
/// Text: _                     the initializer of a type, or a function; `_` is the first argument without a label
/// .accessibilityCustomContent: _, _2       a method; `_2` is the second argument without a label
/// ..value: _                  a static function with a leading dot
/// @Parameter: title           an attribute
/// AppShortcut: phrases = AppShortcuts      keys of another table than the default one
/// ```
struct SignatureTable: Sendable {
    /// A row of the table.
    struct Row: Hashable, Sendable {
        let kind: KeyUse.Kind
        /// The labels of the key arguments; `_` stands for the first argument without a label.
        let labels: Set<String>
        /// The table of the keys; nil for the default table.
        let table: String?
    }

    private let rows: [String: [Row]]
    /// The last components of the names, because most calls have none of them.
    private let endings: Set<String>

    /// The table for Apple's frameworks.
    static let standard = SignatureTable([
        (.swiftUI, SwiftUISignatures.views), (.swiftUI, SwiftUISignatures.modifiers),
        (.localizedString, FoundationSignatures.values), (.nsLocalizedString, FoundationSignatures.functions),
        (.bundleLookup, FoundationSignatures.bundles), (.appIntent, IntentSignatures.types),
        (.typedValue, SystemSignatures.alarmKit), (.typedValue, SystemSignatures.widgetKit),
        (.swiftUI, SystemSignatures.composableArchitecture),
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
        endings = Set(rows.keys.map { Declarations.last($0) })
    }

    private static func row(_ line: Substring, _ kind: KeyUse.Kind) -> (String, Row)? {
        let sides = line.split(separator: ":", maxSplits: 1)
        guard sides.count == 2 else { return nil }
        let parts = sides[1].split(separator: "=")
        let labels = parts[0].split { $0 == "," || $0 == " " }.map(String.init)
        let table = parts.count > 1 ? String(parts[1].filter { $0 != " " }) : nil
        return (String(sides[0]), Row(kind: kind, labels: Set(labels), table: table))
    }

    /// Returns the row of the API that takes an argument of a call as its key, or nil if the argument is not a key.
    func row(for call: CallFact, argument index: Int) -> Row? {
        guard call.labels.indices.contains(index), mayName(call) else { return nil }
        let label = call.labels[index] ?? Self.standInLabel(index, call.labels)
        return names(call).lazy.compactMap { rows[$0]?.first { $0.labels.contains(label) } }.first
    }

    /// Returns whether the table can list a call; the initializer of a type has the name of the type.
    private func mayName(_ call: CallFact) -> Bool {
        call.form != .function || call.name == "init" || endings.contains(call.name)
    }

    /// Returns `_` for the first argument without a label and `_2` for the second.
    private static func standInLabel(_ index: Int, _ labels: [String?]) -> String {
        let before = labels[..<index].count { $0 == nil }
        // `_` must be the very first argument: in `f(a: x, "text")` the text has another meaning.
        if before == 0 { return index == 0 ? "_" : "_after" }
        return "_\(before + 1)"
    }

    /// Returns the names under which the table can list a call.
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

    /// Prefixes of a name that do not change its meaning.
    private static let modules: Set<String> = [
        "SwiftUI", "Foundation", "AppIntents", "Charts", "MapKit", "WidgetKit", "PhotosUI", "Swift", "String",
        "ActivityKit",
    ]
}
