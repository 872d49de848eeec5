import SwiftSyntax

/// What Foundation has for looking texts up and for putting values into them.
enum SystemLookUp {
    /// Labels of arguments that say where a key is looked up, or in which language.
    static let places: Set<String> = ["table", "tableName", "bundle", "locale", "language", "in"]

    /// The name of what a call is, with the label of its key; nil for functions of the project.
    static func name(of call: FunctionCallExprSyntax, label: String?) -> String? {
        let callee = call.calledExpression.trimmedDescription
        let name = callee.split(separator: ".").last.map(String.init) ?? callee
        let whole = "\(name)(\(label ?? "_"):)"
        guard known.keys.contains(whole) else { return nil }
        if name == "localizedString" { return ["Bundle.main.localizedString"].contains(callee) ? whole : nil }
        return ["NSLocalizedString", "String", "Foundation.NSLocalizedString", "Swift.String"].contains(callee)
            ? whole : nil
    }

    /// The labels of the arguments besides the key that an accessor makes needless.
    static func arguments(of name: String) -> Set<String> { known[name] ?? [] }

    private static let known: [String: Set<String>] = [
        "NSLocalizedString(_:)": ["comment", "value", "tableName"],
        "String(localized:)": ["comment", "defaultValue", "table"],
        "localizedString(forKey:)": ["value", "table"],
    ]

    /// Whether a call puts values into the format that is its first argument.
    static func isFormatting(_ call: FunctionCallExprSyntax) -> Bool {
        let label = call.arguments.first?.label?.text
        switch call.calledExpression.trimmedDescription {
        case "String", "Swift.String", "String.init": return label == "format"
        case "String.localizedStringWithFormat": return label == nil
        default: return false
        }
    }
}
