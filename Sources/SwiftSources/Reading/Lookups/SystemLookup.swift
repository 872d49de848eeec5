import SwiftSyntax

/// Foundation's APIs for lookups and for formatting.
enum SystemLookup {
    /// Labels of arguments that specify the table, bundle or language of a lookup.
    static let locations: Set<String> = ["table", "tableName", "bundle", "locale", "language", "in"]

    /// Returns the name of a system lookup with the label of its key, or nil for a function of the project.
    static func name(of call: FunctionCallExprSyntax, label: String?) -> String? {
        let callee = call.calledExpression.code
        let name = callee.split(separator: ".").last.map(String.init) ?? callee
        let whole = "\(name)(\(label ?? "_"):)"
        guard known.keys.contains(whole) else { return nil }
        if name == "localizedString" { return ["Bundle.main.localizedString"].contains(callee) ? whole : nil }
        return ["NSLocalizedString", "String", "Foundation.NSLocalizedString", "Swift.String"].contains(callee)
            ? whole : nil
    }

    /// Returns the labels of the arguments that an accessor makes unnecessary.
    static func arguments(of name: String) -> Set<String> { known[name] ?? [] }

    private static let known: [String: Set<String>] = [
        "NSLocalizedString(_:)": ["comment", "value", "tableName"],
        "String(localized:)": ["comment", "defaultValue", "table"],
        "localizedString(forKey:)": ["value", "table"],
    ]

    /// Returns whether a call inserts values into the format in its first argument.
    static func isFormatting(_ call: FunctionCallExprSyntax) -> Bool {
        let label = call.arguments.first?.label?.text
        switch call.calledExpression.code {
        case "String", "Swift.String", "String.init": return label == "format"
        case "String.localizedStringWithFormat": return label == nil
        default: return false
        }
    }
}
